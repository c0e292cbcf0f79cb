import { addDays } from '@landfall/kernel';
import type { DraftTravellerInput } from '../../gen/graphql.js';

/** The traveller of the panel; a field may be empty while it is edited. */
export interface LiveTraveller {
  nationality: string | null;
  purpose: 'PRIVATE' | 'BUSINESS';
  start: string;
  end: string;
}

const FIRST_DAY = 21;
const LAST_DAY = 30;

/** Three weeks from today, for ten days. */
export const firstTraveller = (nationality: string | null, today: string): LiveTraveller => ({
  nationality,
  purpose: 'PRIVATE',
  start: addDays(today, FIRST_DAY),
  end: addDays(today, LAST_DAY),
});

/** Null while the traveller cannot be asked for. Who travels comes from the own country. */
export function travellerInput({ nationality, purpose, start, end }: LiveTraveller): DraftTravellerInput | null {
  if (nationality === null || start === '' || end === '' || end < start) return null;
  return {
    citizenshipIds: [nationality],
    departureId: nationality,
    restrictionType: purpose,
    dateStart: start,
    dateEnd: end,
  };
}

/** The next of the passports that a restriction tells apart. */
export const nextOf = (passports: readonly string[], current: string | null): string | null =>
  passports[(passports.indexOf(current ?? '') + 1) % passports.length] ?? current;
