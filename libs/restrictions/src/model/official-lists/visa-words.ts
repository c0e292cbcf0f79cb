import { yesOf, type Entry } from '@landfall/requirements';
import type { Word } from './official-list.js';

export type YesNo = boolean | null;
export type SaidWord = Word | 'depends' | 'conflicting' | 'unknown';

const STATES: Partial<Record<Entry['state'], SaidWord>> = {
  unknown: 'unknown',
  depends: 'depends',
  conflicting: 'conflicting',
};

/** What the entries of a place say of visas, in the words of the official lists: one word, or the forms of a visa. */
export function visaWords(entryOf: (type: string) => Entry | undefined): SaidWord[] {
  const stated = (type: string): YesNo => {
    const entry = entryOf(type);
    return entry?.state === 'stated' ? yesOf(entry.statements[0]!.value) : null;
  };
  const visa = entryOf('ErVisaRequired');
  const state = visa ? STATES[visa.state] : 'unknown';
  const needsOne = stated('ErVisaRequired');
  if (state !== undefined || needsOne === null) return [state ?? 'unknown'];
  if (!needsOne) return [stated('ErEntryPermitRequired') === true ? 'authorisation' : 'free'];
  const forms: SaidWord[] = [
    ...(stated('ErEVisaPossible') === true ? ['e-visa' as const] : []),
    ...(stated('ErVisaOnArrivalPossible') === true ? ['on-arrival' as const] : []),
  ];
  return forms.length > 0 ? forms : ['visa'];
}

/** The number that an entry states; null: none, or not for certain. */
export const statedNumber = (entry: Entry | undefined): number | null => {
  const value = entry?.state === 'stated' ? entry.statements[0]!.value : null;
  return typeof value === 'number' ? value : null;
};
