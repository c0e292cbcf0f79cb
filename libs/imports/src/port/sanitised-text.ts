// PostgreSQL stores neither the null character nor half of a character.
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** A text without signs that cannot be stored. */
export const sanitisedText = (text: string): string => text.replace(UNSTORABLE, '');

/** A value as JSON that can be stored. */
const sanitisedJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'string' ? sanitisedText(part) : part));

/** The same value without signs that cannot be stored. */
export const sanitised = <Value>(value: Value): Value => JSON.parse(sanitisedJson(value)) as Value;
