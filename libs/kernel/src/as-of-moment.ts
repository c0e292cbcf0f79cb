import { isIsoDate } from './dates.js';
import { InputRejected } from './rejection.js';

const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i;

export const isInstant = (text: unknown): text is string =>
  typeof text === 'string' && isIsoDate(INSTANT.exec(text)?.[1]) && !Number.isNaN(Date.parse(text));

/** Parses `asOf`. Throws `InputRejected` for a malformed or future moment. */
export function asOfMoment(asOf: string, now: Date): Date {
  const moment = new Date(asOf);
  if (!isInstant(asOf)) throw new InputRejected([{ field: 'asOf', key: 'rejection.invalidDate' }]);
  if (moment > now) throw new InputRejected([{ field: 'asOf', key: 'rejection.asOfFuture' }]);
  return moment;
}
