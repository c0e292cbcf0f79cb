import { checkValue, STATUS_COLORS, type StatusColor } from '@landfall/catalogue';
import { accepted, addDays, Rejections, type IsoDate, type Outcome } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { Validated } from '@landfall/platform';
import {
  SUMMARY_KEYS,
  type Itinerary,
  type PlacePath,
  type SummaryKey,
  type SummaryStatus,
} from '@landfall/requirements';
import { decideItinerary, zipPlaces } from '@landfall/places/itinerary';
import { STATUS_TYPE } from '../../model/restriction/changed-types.js';
import {
  questionOf,
  type RegressionExpectation,
  type RegressionCase,
} from '../../model/regression-cases/regression-case.js';
import { expectedValue } from '../../model/regression-cases/failures-of.js';
import { valueRejection } from '../../decisions/detail-values.decide.js';
import type { RegressionCaseInput } from './regression-case.input.js';

const FIELDS = {
  departure: 'departureId',
  destinations: 'destinationIds',
  transits: 'transitIds',
  citizenships: 'citizenshipIds',
};
const TRIP_FIELDS: ReadonlySet<string> = new Set(Object.values(FIELDS));
const SUMMARY_STATUSES: readonly SummaryStatus[] = [
  'OK',
  'REQUIRED',
  'REQUIRED_ONE',
  'REQUIRED_MANY',
  'REQUIRED_ALL',
  'DEPENDS',
  'UNKNOWN',
];

export type DecidedRegressionCase = Omit<RegressionCase, 'id' | 'modifiedAt' | 'modifiedBy'>;

/** What is stored: the case as it stands (null: it is new), and whether another one has the name. */
interface Stored {
  state: Pick<RegressionCase, 'note' | 'trip'> | null;
  isNameTaken: boolean;
}

/** Checks a regression case, every field at once. */
export function decideRegressionCase(
  { input, shape }: Validated<RegressionCaseInput>,
  places: Places,
  today: IsoDate,
  { state, isNameTaken }: Stored,
): Outcome<{ regressionCase: DecidedRegressionCase }> {
  const isUsable = (field: string): boolean => !shape.some((one) => one.field === field);
  const startsInDays = isUsable('startsInDays') ? input.startsInDays : 0;
  const nights = isUsable('nights') ? input.nights : 0;
  const dateStart = addDays(today, startsInDays);
  const trip = decideItinerary(
    {
      departure: { type: input.departureType, id: input.departureId },
      destinations: zipPlaces(input.destinationsTypes, input.destinationIds),
      transits: transitsOf(input, state),
      citizenshipIds: input.citizenshipIds,
      restrictionType: input.restrictionType,
      dateStart,
      dateEnd: addDays(dateStart, nights),
      travellers: input.travellers,
    },
    places,
    FIELDS,
    { shape: shape.filter(({ field }) => TRIP_FIELDS.has(field)) },
  );
  const rejections = new Rejections(shape);
  if (isNameTaken) rejections.add('name', 'rejection.nameTaken');
  for (const { field, key, values } of trip.ok ? [] : trip.rejections) rejections.add(field, key, values);
  const ids = trip.ok ? idsOf(trip.itinerary) : {};
  const storedId = storedIdIn(trip.ok ? trip.itinerary : null, places);
  const expectations = (isUsable('expectations') ? input.expectations : []).map((one, index) =>
    decideExpectation({ ...one, place: one.place && storedId(one.place) }, `expectations.${index}`, ids, rejections),
  );
  rejectRepeated(expectations, rejections);
  if (!trip.ok || rejections.any) return rejections.toRejection();
  return accepted({
    regressionCase: {
      name: input.name,
      note: (input.note === undefined ? state?.note : input.note) ?? null,
      trip: tripOf(input, trip, state),
      startsInDays,
      nights,
      expectations,
    },
  });
}

/** An update that says nothing of the travellers leaves what is known of them; null removes it. */
function tripOf(
  { restrictionType, travellers }: RegressionCaseInput,
  { departure, itinerary }: { departure: PlacePath; itinerary: Itinerary },
  state: Stored['state'],
): RegressionCase['trip'] {
  const { destinations, transits, citizenships, facts } = itinerary;
  const known = travellers === undefined ? state?.trip.facts : facts;
  return {
    departure,
    destinations: [...destinations],
    transits: [...transits],
    citizenships: [...citizenships],
    restrictionType,
    ...(known ? { facts: known } : {}),
  };
}

/** An update that names no transits leaves them as they are; null removes them. */
const transitsOf = (
  { transitTypes, transitIds }: RegressionCaseInput,
  state: Stored['state'],
): ReturnType<typeof zipPlaces> =>
  transitTypes === undefined && transitIds === undefined && state
    ? state.trip.transits.map(({ type, id }) => ({ type, id }))
    : zipPlaces(transitTypes, transitIds);

/** Two expectations about the same thing: if they differ, the regression case never holds and so warns of nothing. */
function rejectRepeated(expectations: readonly RegressionExpectation[], rejections: Rejections): void {
  const seen = new Set<string>();
  expectations.forEach((expectation, index) => {
    const subject = questionOf(expectation);
    if (seen.has(subject)) rejections.add(`expectations.${index}.key`, 'rejection.duplicateExpectation');
    seen.add(subject);
  });
}

/** Empty when the trip is rejected: nothing can be said about what is part of it. */
interface TripIds {
  places?: readonly string[];
  citizenships?: readonly string[];
}

const idsOf = ({ destinations, transits, citizenships }: Itinerary): TripIds => ({
  places: [...destinations, ...transits].map((path) => path.id),
  citizenships,
});

/** Clients name a place of the trip by its present id or the one that it is stored under. */
function storedIdIn(trip: Itinerary | null, places: Places): (id: string) => string {
  const stored = new Map(
    [...(trip?.destinations ?? []), ...(trip?.transits ?? [])].map(({ type, id }) => [places.presentId(type, id), id]),
  );
  return (id) => stored.get(id.trim().toUpperCase()) ?? id;
}

function decideExpectation(
  input: RegressionCaseInput['expectations'][number],
  at: string,
  trip: TripIds,
  rejections: Rejections,
): RegressionExpectation {
  const { kind, key } = input;
  const expected = input.expected ?? null;
  const oneOf = (field: 'place' | 'citizenship', known: readonly string[] | undefined): string | null =>
    partOfTrip(input[field]?.trim() ?? '', known, `${at}.${field}`, rejections);
  const wrong = (): void => void rejections.add(`${at}.expected`, 'rejection.wrongKind', { key: key.slice(0, 60) });
  const unknown = (field: 'key' | 'kind'): void =>
    void rejections.add(`${at}.${field}`, 'rejection.unknownKey', { key: input[field].slice(0, 60) });
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
    const rejection = valueRejection(key, fault);
    rejections.add(`${at}.expected`, rejection.key, rejection.values);
  }
  return {
    kind,
    key,
    place: oneOf('place', trip.places),
    citizenship: oneOf('citizenship', trip.citizenships),
    expected: fault ? null : expectedValue(key, expected),
  };
}

/** The id as the trip writes it. `known`: undefined when the trip is rejected. */
function partOfTrip(
  requested: string,
  known: readonly string[] | undefined,
  at: string,
  rejections: Rejections,
): string | null {
  if (requested && !known) return requested;
  const found = known?.find((id) => id.toUpperCase() === requested.toUpperCase());
  if (found === undefined)
    rejections.add(at, requested ? 'rejection.notPartOfTrip' : 'rejection.required', { id: requested.slice(0, 40) });
  return found ?? null;
}
