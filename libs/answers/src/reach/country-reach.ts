import {
  entriesOfTypes,
  dayNumber,
  tripColor,
  type Entry,
  type PlacePath,
  type Purpose,
  type RuleIndex,
  yesOf,
} from '@landfall/requirements';
import { statedNumber, visaWords, type SaidWord } from '@landfall/restrictions/visa-words';
import type { StatusColor } from '@landfall/catalogue';
import type { IsoDate } from '@landfall/kernel';

/** From the easiest way in to none; what is not certain stands apart. */
type EntryAccess = 'FREE' | 'AUTHORISATION' | 'ON_ARRIVAL' | 'E_VISA' | 'VISA' | 'NOT_POSSIBLE' | 'DEPENDS' | 'UNKNOWN';
export type ReachDocument = 'PASSPORT' | 'ID_CARD';

export interface Traveller {
  citizenship: string;
  departure: string;
  document: ReachDocument;
  purpose: Purpose;
  on: IsoDate;
}

export interface Reach {
  access: EntryAccess;
  /** Days of stay where the rules say how many; null: they don't. */
  days: number | null;
  /** Whether the document is accepted for entry; null: not known, or not for certain. */
  isDocumentAccepted: boolean | null;
  status: StatusColor;
}

const DOCUMENT_TYPES = { PASSPORT: 'ErPassportSufficient', ID_CARD: 'ErIdSufficient' } as const;
const TYPES: ReadonlySet<string> = new Set([
  'ErVisaRequired',
  'ErVisaFreeDays',
  'ErEntryPermitRequired',
  'ErEVisaPossible',
  'ErVisaOnArrivalPossible',
  'ErVisaOnArrivalDays',
  ...Object.values(DOCUMENT_TYPES),
]);

const ACCESS: Readonly<Record<SaidWord, EntryAccess>> = {
  free: 'FREE',
  authorisation: 'AUTHORISATION',
  'on-arrival': 'ON_ARRIVAL',
  'e-visa': 'E_VISA',
  visa: 'VISA',
  depends: 'DEPENDS',
  conflicting: 'DEPENDS',
  unknown: 'UNKNOWN',
};
/** Of several ways the one that asks the least of the traveller. */
const EASIEST: readonly EntryAccess[] = ['FREE', 'AUTHORISATION', 'ON_ARRIVAL', 'E_VISA', 'VISA', 'DEPENDS', 'UNKNOWN'];

const statedYes = (entry: Entry | undefined): boolean | null =>
  entry?.state === 'stated' ? yesOf(entry.statements[0]!.value) : null;

/** What an accepted document leaves of the way in: nothing without it, nothing certain where it is not known to be. */
function withDocument(access: EntryAccess, document: ReachDocument, isAccepted: boolean | null): EntryAccess {
  if (isAccepted === false) return 'NOT_POSSIBLE';
  // That a passport is accepted goes without saying where visas are spoken of; an identity card's acceptance does not.
  return isAccepted === null && document === 'ID_CARD' ? 'UNKNOWN' : access;
}

/**
 * How a traveller gets into a country on a day, for who leaves directly from the departure. A bar comes before everything else;
 * conflicting rules count as ones that depend.
 */
export function countryReach(
  ruleIndex: RuleIndex,
  place: PlacePath,
  { citizenship, departure, document, purpose, on }: Traveller,
): Reach {
  const entries = entriesOfTypes(
    ruleIndex,
    {
      departureCountry: departure,
      destinations: [place],
      transits: [],
      citizenships: [citizenship],
      purpose,
      dateStart: on,
      dateEnd: on,
    },
    TYPES,
  );
  const entryOf = (type: string): Entry | undefined => entries.find(({ detailType }) => detailType === type);
  const day = dayNumber(on);
  const days = { from: day, to: day };
  const status = tripColor(ruleIndex.view(place, purpose, citizenship, departure, days).phases, days);
  const isDocumentAccepted = statedYes(entryOf(DOCUMENT_TYPES[document]));
  const ways = visaWords(entryOf).map((word) => ACCESS[word]);
  const easiest = EASIEST.find((way) => ways.includes(way)) ?? 'UNKNOWN';
  const access = status === 'RED' ? 'NOT_POSSIBLE' : withDocument(easiest, document, isDocumentAccepted);
  const daysType = access === 'ON_ARRIVAL' ? 'ErVisaOnArrivalDays' : 'ErVisaFreeDays';
  const hasDays = access === 'ON_ARRIVAL' || access === 'FREE' || access === 'AUTHORISATION';
  return { access, days: hasDays ? statedNumber(entryOf(daysType)) : null, isDocumentAccepted, status };
}
