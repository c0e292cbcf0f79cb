import { checkValue, normaliseValue, STATUS_COLORS, type StatusColor } from '@landfall/catalogue';
import { accepted, addDays, Refusals, type IsoDate, type Outcome } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { SUMMARY_KEYS, type PlaceType, type SummaryKey, type SummaryStatus } from '@landfall/requirements';
import { decideItinerary, zipPlaces } from '@landfall/places/itinerary';
import { STATUS_TYPE } from '../../model/restriction/changed-types.js';
import {
  questionOf,
  type GoldenExpectation,
  type GoldenTraveller,
} from '../../model/regression-cases/golden-traveller.js';
import { valueRefusal } from '../../drafts/detail.decide.js';

const NAME_LENGTH = 120;
const NOTE_LENGTH = 2_000;
const MAX_EXPECTATIONS = 200;
const MAX_STARTS_IN_DAYS = 730;
const MAX_NIGHTS = 365;
const FIELDS = {
  departure: 'departureId',
  destinations: 'destinationIds',
  transits: 'transitIds',
  citizenships: 'citizenshipIds',
};
const SUMMARY_STATUSES: readonly SummaryStatus[] = [
  'OK',
  'REQUIRED',
  'REQUIRED_ONE',
  'REQUIRED_MANY',
  'REQUIRED_ALL',
  'UNKNOWN',
];

/** What an editor sends, as the api names it. Nothing in it is trusted yet. */
export interface GoldenTravellerInput {
  id?: string | null;
  name: string;
  note?: string | null;
  departureType: PlaceType;
  departureId: string;
  destinationsTypes: PlaceType[];
  destinationIds: string[];
  transitTypes?: PlaceType[] | null;
  transitIds?: string[] | null;
  citizenshipIds: string[];
  restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
  startsInDays: number;
  nights: number;
  expectations: { kind: string; key: string; place?: string | null; citizenship?: string | null; expected?: unknown }[];
}

export type DecidedGolden = Omit<GoldenTraveller, 'id' | 'modifiedAt' | 'modifiedBy'>;

/** Checks a golden traveller, every field at once; whether its name is free is known to the store only. */
export function decideGolden(
  input: GoldenTravellerInput,
  places: Places,
  today: IsoDate,
): Outcome<{ golden: DecidedGolden }> {
  const refusals = new Refusals();
  const name = input.name.trim();
  if (!name) refusals.add('name', 'refusal.required');
  if (name.length > NAME_LENGTH) refusals.add('name', 'refusal.tooLong', { max: NAME_LENGTH });
  const note = input.note?.trim() || null;
  if ((note?.length ?? 0) > NOTE_LENGTH) refusals.add('note', 'refusal.tooLong', { max: NOTE_LENGTH });
  const startsInDays = inRange(input.startsInDays, 0, MAX_STARTS_IN_DAYS, 'startsInDays', refusals);
  const nights = inRange(input.nights, 0, MAX_NIGHTS, 'nights', refusals);
  const dateStart = addDays(today, startsInDays);
  const trip = decideItinerary(
    {
      departure: { type: input.departureType, id: input.departureId },
      destinations: zipPlaces(input.destinationsTypes, input.destinationIds),
      transits: zipPlaces(input.transitTypes, input.transitIds),
      citizenshipIds: input.citizenshipIds,
      restrictionType: input.restrictionType,
      dateStart,
      dateEnd: addDays(dateStart, nights),
    },
    places,
    FIELDS,
  );
  // Without a trip it cannot be said what is part of it.
  if (!trip.ok) return { ok: false, refusals: [...refusals.list, ...trip.refusals] };
  const { destinations, transits, citizenships } = trip.itinerary;
  if (input.expectations.length < 1 || input.expectations.length > MAX_EXPECTATIONS)
    refusals.add('expectations', 'refusal.notInRange', { min: 1, max: MAX_EXPECTATIONS });
  const ids = { places: [...destinations, ...transits].map((path) => path.id), citizenships };
  const expectations = input.expectations
    .slice(0, MAX_EXPECTATIONS)
    .map((one, index) => decideExpectation(one, `expectations.${index}`, ids, refusals));
  refuseRepeated(expectations, refusals);
  if (refusals.any) return refusals.toRefusal();
  return accepted({
    golden: {
      name,
      note,
      trip: {
        departure: trip.departure,
        destinations: [...destinations],
        transits: [...transits],
        citizenships: [...citizenships],
        restrictionType: input.restrictionType,
      },
      startsInDays,
      nights,
      expectations,
    },
  });
}

function inRange(value: number, min: number, max: number, field: string, refusals: Refusals): number {
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  refusals.add(field, 'refusal.notInRange', { min, max });
  return min;
}

/** Two expectations about the same thing: if they differ, the golden traveller never holds and so warns of nothing. */
function refuseRepeated(expectations: readonly GoldenExpectation[], refusals: Refusals): void {
  const seen = new Set<string>();
  expectations.forEach((expectation, index) => {
    const subject = questionOf(expectation);
    if (seen.has(subject)) refusals.add(`expectations.${index}.key`, 'refusal.duplicateExpectation');
    seen.add(subject);
  });
}

interface TripIds {
  places: readonly string[];
  citizenships: readonly string[];
}

function decideExpectation(
  input: GoldenTravellerInput['expectations'][number],
  at: string,
  trip: TripIds,
  refusals: Refusals,
): GoldenExpectation {
  const { kind, key } = input;
  const expected = input.expected ?? null;
  const oneOf = (field: 'place' | 'citizenship', known: readonly string[]): string | null => {
    const asked = input[field]?.trim() ?? '';
    const found = known.find((id) => id.toUpperCase() === asked.toUpperCase());
    if (found === undefined)
      refusals.add(`${at}.${field}`, asked ? 'refusal.notPartOfTrip' : 'refusal.required', { id: asked.slice(0, 40) });
    return found ?? null;
  };
  const wrong = (): void => void refusals.add(`${at}.expected`, 'refusal.wrongKind', { key: key.slice(0, 60) });
  const unknown = (field: 'key' | 'kind'): void =>
    void refusals.add(`${at}.${field}`, 'refusal.unknownKey', { key: input[field].slice(0, 60) });
  if (kind === 'SUMMARY') {
    if (!SUMMARY_KEYS.includes(key as SummaryKey)) unknown('key');
    if (!SUMMARY_STATUSES.includes(expected as SummaryStatus)) wrong();
    return { kind, key, place: null, citizenship: null, expected };
  }
  if (kind === 'STATUS') {
    if (key && key !== STATUS_TYPE) unknown('key');
    if (!STATUS_COLORS.includes(expected as StatusColor)) wrong();
    return { kind, key: STATUS_TYPE, place: oneOf('place', trip.places), citizenship: null, expected };
  }
  if (kind !== 'VALUE') {
    unknown('kind');
    return { kind: 'VALUE', key, place: null, citizenship: null, expected };
  }
  const fault = checkValue(key, expected);
  if (fault === 'unknownType') unknown('key');
  else if (fault) {
    const told = valueRefusal(key, fault);
    refusals.add(`${at}.expected`, told.key, told.values);
  }
  return {
    kind,
    key,
    place: oneOf('place', trip.places),
    citizenship: oneOf('citizenship', trip.citizenships),
    expected: fault ? null : normaliseValue(key, expected),
  };
}
