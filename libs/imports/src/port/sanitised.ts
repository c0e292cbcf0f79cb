import { sanitisedText } from '@landfall/kernel';

/** A value as JSON that can be stored. */
const sanitisedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? sanitisedText(part) : part));

/** The same value without signs that cannot be stored. */
export const sanitised = <Value>(value: Value): Value => JSON.parse(sanitisedJson(value)) as Value;
