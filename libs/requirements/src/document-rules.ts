import { addDays, addMonths, laterOf, type IsoDate } from '@landfall/kernel';
import { findAt, isOpen, type Find, type TimedEntry } from './deadlines.js';

export { lastEntriesOf } from './arrivals.js';

/** What one kind of document is good for at a destination. */
export interface Acceptance {
  /** Null: nobody states it, or it depends on what the question does not say. */
  isEnough: boolean | null;
  /** The day until which it must be valid; null: nobody states one. */
  validUntil: IsoDate | null;
  /** The days on or after which it must have been issued; missing: nobody states one. */
  issued?: IssueDays;
}

/** A document issued before `since` is too old; one that was issued on `surely` or later is not, whenever the destination is reached. */
export interface IssueDays {
  since: IsoDate;
  surely: IsoDate;
}

/** What holds at one destination for the nationalities that share it. */
export interface DocumentRule {
  destination: string;
  citizenships: string[];
  passport: Acceptance;
  idCard: Acceptance;
  /** Null: nobody states it, or it depends. */
  isVisaFree: boolean | null;
}

/** What documents are judged by. */
export interface DocumentTrip {
  dateStart: IsoDate;
  dateEnd: IsoDate;
  /** In their order, transits left out, each with the last day on which its country may be entered (`lastEntriesOf`). */
  destinations: readonly { id: string; lastEntry: IsoDate }[];
}

/** The last day on which a country may be entered, and the last of the trip. */
interface Days {
  lastEntry: IsoDate;
  dateEnd: IsoDate;
}

const stated = (entry: TimedEntry | undefined): TimedEntry | null => (entry?.state === 'STATED' ? entry : null);
const numberOf = (entry: TimedEntry | undefined): number | null => {
  const value = stated(entry)?.value;
  return typeof value === 'number' ? value : null;
};

/** As the summary counts it: the latest of what is required, otherwise how long ago it may have expired. */
function acceptanceOf(document: 'ErPassport' | 'ErId', find: Find, { lastEntry, dateEnd }: Days): Acceptance {
  const isEnough = stated(find(`${document}Sufficient`))?.positive ?? null;
  const parts = ['MinMonthsBeyondTrip', 'MinMonthsAtDeparture', 'ValidForStay'].map((name) => find(document + name));
  if (parts.some((part) => part && isOpen(part))) return { isEnough, validUntil: null };
  const [beyond, atDeparture] = parts.map(numberOf);
  const days = [
    beyond == null ? null : addMonths(dateEnd, beyond),
    atDeparture == null ? null : addMonths(lastEntry, atDeparture),
    stated(parts[2])?.positive === false ? dateEnd : null,
  ].filter((day) => day !== null);
  if (days.length > 0) return { isEnough, validUntil: days.reduce(laterOf) };
  const expired = numberOf(find(`${document}MaxMonthsExpired`));
  const mayBeExpired = stated(find(`${document}ExpiredPermissible`))?.positive === true && expired !== null;
  return { isEnough, validUntil: mayBeExpired ? addMonths(lastEntry, -expired) : null };
}

const MONTHS_OF_YEAR = 12;

/** Counted from the day of entry, which is known of the first destination alone; a flight may arrive a day later. */
function issueDaysOf(
  find: Find,
  { dateStart, dateEnd }: Pick<DocumentTrip, 'dateStart' | 'dateEnd'>,
  isFirst: boolean,
): IssueDays | null {
  const years = numberOf(find('ErPassportMaxYearsSinceIssue'));
  if (years === null) return null;
  const before = (day: IsoDate): IsoDate => addMonths(day, -years * MONTHS_OF_YEAR);
  const latest = isFirst ? addDays(dateStart, 1) : dateEnd;
  return { since: before(dateStart), surely: before(latest < dateEnd ? latest : dateEnd) };
}

/**
 * What passports and identity cards are good for at each destination, from what is stated of documents and visas (spec: application,
 * section 1, requirements by destination and nationality). In the order of the destinations; without those of which nothing is stated.
 */
export function documentRulesOf(
  entries: readonly TimedEntry[],
  citizenships: readonly string[],
  trip: DocumentTrip,
): DocumentRule[] {
  const found = new Map<string, DocumentRule>();
  const read = entries.filter(({ detailType }) => /^Er(Passport|Id|Visa)/.test(detailType));
  for (const [at, { id: destination, lastEntry }] of trip.destinations.entries())
    for (const citizenship of citizenships) {
      const find = findAt(read, destination, citizenship);
      const issued = issueDaysOf(find, trip, at === 0);
      const days = { lastEntry, dateEnd: trip.dateEnd };
      const passport = { ...acceptanceOf('ErPassport', find, days), ...(issued && { issued }) };
      const idCard = acceptanceOf('ErId', find, days);
      if (passport.isEnough === null && idCard.isEnough === null) continue;
      const rule = { destination, passport, idCard, isVisaFree: stated(find('ErVisaRequired'))?.positive ?? null };
      const key = JSON.stringify(rule);
      const same = found.get(key);
      if (same) same.citizenships.push(citizenship);
      else found.set(key, { ...rule, citizenships: [citizenship] });
    }
  return [...found.values()];
}
