import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Condition, CountryGroups } from '@landfall/requirements';
import { parse } from 'yaml';

export const WORDS = ['free', 'authorisation', 'visa', 'e-visa', 'on-arrival'] as const;
export type Word = (typeof WORDS)[number];
export const CONDITION_KINDS: readonly Condition['kind'][] = [
  'PASSPORT',
  'HOLDS',
  'RESIDENCE',
  'AGE',
  'ENTRY_BY',
  'VISITED',
];

interface WrittenRow {
  says: Word | Word[];
  days?: number;
  on?: Condition['kind'][];
  otherwise?: Word;
  note?: string;
  /** Codes in a list or divided by blanks, or `others`. */
  passports: string[] | string;
}

export interface WrittenList {
  title: string;
  source: string;
  authority: string;
  licence: string;
  dated: string;
  destinations: string[];
  except?: string[];
  unknown: number;
  trip?: string;
  cells: WrittenRow[];
}

export interface Cell {
  destination: string;
  passport: string;
  says: readonly Word[];
  days: number | null;
  on: readonly Condition['kind'][];
  otherwise: Word | null;
}

const FOLDER = new URL('./lists/', import.meta.url);
const read = (url: URL): unknown => parse(readFileSync(fileURLToPath(url), 'utf8'), { schema: 'core' });
const codes = (written: string[] | string): string[] =>
  Array.isArray(written) ? written : written.split(/\s+/).filter((code) => code !== '');

/** The passports that every list is held against. */
export const PASSPORTS: readonly string[] = codes(
  (read(new URL('./passports.yaml', import.meta.url)) as { passports: string[] | string }).passports,
);

export const writtenLists = (): { name: string; list: WrittenList }[] =>
  readdirSync(fileURLToPath(FOLDER))
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({ name, list: read(new URL(name, FOLDER)) as WrittenList }));

/** The passports of each row of a list. */
export function passportsByRow({ cells }: WrittenList): string[][] {
  const named = cells.map(({ passports }) => (passports === 'others' ? [] : codes(passports)));
  const rest = PASSPORTS.filter((passport) => !named.flat().includes(passport));
  return cells.map(({ passports }, at) => (passports === 'others' ? rest : named[at]!));
}

export const destinationsOf = ({ destinations, except = [] }: WrittenList, groups: CountryGroups): string[] =>
  destinations.flatMap((key) => groups[key] ?? [key]).filter((iso) => !except.includes(iso));

/** All cells of a list but those of the destination's own citizens. */
export function cellsOf(list: WrittenList, groups: CountryGroups): Cell[] {
  const rows = passportsByRow(list);
  return destinationsOf(list, groups).flatMap((destination) =>
    list.cells.flatMap(({ says, days = null, on = [], otherwise = null }, at) =>
      rows[at]!.filter((passport) => passport !== destination).map((passport) => ({
        destination,
        passport,
        says: Array.isArray(says) ? says : [says],
        days,
        on,
        otherwise,
      })),
    ),
  );
}
