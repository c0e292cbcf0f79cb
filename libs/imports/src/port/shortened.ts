import { sanitisedText } from '@landfall/kernel';

/** At most so many characters, cut between words. */
export const shortened = (text: string, max: number): string =>
  text.length <= max ? text : `${sanitisedText(text.slice(0, max)).replace(/\s+\S*$/, '')} …`;
