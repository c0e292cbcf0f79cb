import { addDays, addMonths, laterOf, type IsoDate } from '@landfall/kernel';
import { findAt, isOpen, type Find, type TimedEntry, type TimedTrip } from './deadlines.js';

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

type Dates = Pick<TimedTrip, 'dateStart' | 'dateEnd'>;

const stated = (entry: TimedEntry | undefined): TimedEntry | null => (entry?.state === 'STATED' ? entry : null);
const numberOf = (entry: TimedEntry | undefined): number | null => {
  const value = stated(entry)?.value;
  return typeof value === 'number' ? value : null;
};

/** As the summary counts it: the latest of what is required, otherwise how long ago it may have expired. */
function acceptanceOf(document: 'ErPassport' | 'ErId', find: Find, { dateStart, dateEnd }: Dates): Acceptance {
  const isEnough = stated(find(`${document}Sufficient`))?.positive ?? null;
  const parts = ['MinMonthsBeyondTrip', 'MinMonthsAtDeparture', 'ValidForStay'].map((name) => find(document + name));
  if (parts.some((part) => part && isOpen(part))) return { isEnough, validUntil: null };
  const [beyond, atDeparture] = parts.map(numberOf);
  const days = [
    beyond == null ? null : addMonths(dateEnd, beyond),
    atDeparture == null ? null : addMonths(dateStart, atDeparture),
    stated(parts[2])?.positive === false ? dateEnd : null,
  ].filter((day) => day !== null);
  if (days.length > 0) return { isEnough, validUntil: days.reduce(laterOf) };
  const expired = numberOf(find(`${document}MaxMonthsExpired`));
  const mayBeExpired = stated(find(`${document}ExpiredPermissible`))?.positive === true && expired !== null;
  return { isEnough, validUntil: mayBeExpired ? addMonths(dateStart, -expired) : null };
}

const MONTHS_OF_YEAR = 12;

/** Counted from the day of entry, which is known of the first destination alone; a flight may arrive a day later. */
function issueDaysOf(find: Find, { dateStart, dateEnd }: Dates, isFirst: boolean): IssueDays | null {
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
  trip: Pick<TimedTrip, 'dateStart' | 'dateEnd' | 'destinations'>,
): DocumentRule[] {
  const found = new Map<string, DocumentRule>();
  const read = entries.filter(({ detailType }) => /^Er(Passport|Id|Visa)/.test(detailType));
  for (const destination of trip.destinations)
    for (const citizenship of citizenships) {
      const find = findAt(read, destination, citizenship);
      const issued = issueDaysOf(find, trip, destination === trip.destinations[0]);
      const passport = { ...acceptanceOf('ErPassport', find, trip), ...(issued && { issued }) };
      const idCard = acceptanceOf('ErId', find, trip);
      if (passport.isEnough === null && idCard.isEnough === null) continue;
      const rule = { destination, passport, idCard, isVisaFree: stated(find('ErVisaRequired'))?.positive ?? null };
      const key = JSON.stringify(rule);
      const same = found.get(key);
      if (same) same.citizenships.push(citizenship);
      else found.set(key, { ...rule, citizenships: [citizenship] });
    }
  return [...found.values()];
}
