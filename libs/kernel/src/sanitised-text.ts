// PostgreSQL stores neither the null character nor half of a character.
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** A text without characters that cannot be stored. */
export const sanitisedText = (text: string): string => text.replace(UNSTORABLE, '');
