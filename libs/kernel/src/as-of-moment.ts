import { isIsoDate } from './dates.js';
import { InputRejected, Rejections, type FieldRejection } from './rejection.js';

const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/i;

export const isInstant = (text: unknown): text is string =>
  typeof text === 'string' && isIsoDate(INSTANT.exec(text)?.[1]) && !Number.isNaN(Date.parse(text));

/** Parses `asOf`; null: now. Throws `InputRejected` for a malformed or future moment, together with the errors of the shape. */
export function asOfMoment(asOf: string, now: Date, shape?: readonly FieldRejection[]): Date;
export function asOfMoment(asOf: string | null | undefined, now: Date, shape?: readonly FieldRejection[]): Date | null;
export function asOfMoment(
  asOf: string | null | undefined,
  now: Date,
  shape: readonly FieldRejection[] = [],
): Date | null {
  const rejections = new Rejections(shape);
  if (asOf != null && !isInstant(asOf)) rejections.add('asOf', 'rejection.invalidDate');
  if (isInstant(asOf) && new Date(asOf) > now) rejections.add('asOf', 'rejection.asOfFuture');
  if (rejections.any) throw new InputRejected(rejections.list);
  return asOf == null ? null : new Date(asOf);
}
