import { fold } from '../ui/fold.js';
import type { CountryOption } from '../places/useCountries.js';

interface GroupMember {
  label: string;
  citizenshipCountryIds: string[];
}

export type ReadMembers = { members: GroupMember[] } | { problem: 'membersMissing' | 'memberUnread'; line: string };

/** Between a member and its nationalities, and between these. */
const PARTS = ';';
const COUNTRIES = /[,/]/;

/** The first lines of a form: one for each nationality of the search. */
export const firstMembers = (nationalities: readonly string[], nameOf: (at: number) => string): string =>
  nationalities.map((code, at) => `${nameOf(at + 1)}${PARTS} ${code}`).join('\n');

/** Reads a member from each line: what it is called, then its nationalities by name or code. Nothing is guessed. */
export function readMembers(text: string, countries: readonly Pick<CountryOption, 'code' | 'label'>[]): ReadMembers {
  const codes = new Map(
    countries.flatMap(({ code, label }) => [code, label].map((word) => [fold(word), code] as const)),
  );
  const members: GroupMember[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const at = line.lastIndexOf(PARTS);
    const words = line
      .slice(at + 1)
      .split(COUNTRIES)
      .map((word) => codes.get(fold(word.trim())));
    const label = line.slice(0, Math.max(at, 0)).trim();
    if (label === '' || words.length === 0 || words.includes(undefined)) return { problem: 'memberUnread', line };
    members.push({ label, citizenshipCountryIds: words as string[] });
  }
  return members.length === 0 ? { problem: 'membersMissing', line: '' } : { members };
}
