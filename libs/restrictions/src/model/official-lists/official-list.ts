import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Condition, CountryGroups } from '@landfall/requirements';
import { parse } from 'yaml';

export const WORDS = ['free', 'authorisation', 'visa', 'e-visa', 'on-arrival'] as const;
export type Word = (typeof WORDS)[number];

interface WrittenRow {
  says: Word | Word[];
  days?: number;
  on?: Condition['kind'][];
  otherwise?: Word;
  note?: string;
  /** Codes in a list or divided by blanks, or `others`. */
  passports: string[] | string;
}

/** A list as its file has it: see the README beside the lists. */
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

export interface OfficialLists {
  /** The passports that every list is held against. */
  passports: readonly string[];
  lists: readonly { name: string; list: WrittenList }[];
}

const codes = (written: string[] | string): string[] =>
  Array.isArray(written) ? written : written.split(/\s+/).filter((code) => code !== '');

const read = async (path: string): Promise<unknown> => parse(await readFile(path, 'utf8'), { schema: 'core' });

/** The official lists that the product ships with, by name. */
export async function loadOfficialLists(seedsDir: string): Promise<OfficialLists> {
  const folder = join(seedsDir, 'official-lists');
  const { passports } = (await read(join(folder, 'passports.yaml'))) as { passports: string[] | string };
  const names = (await readdir(join(folder, 'lists'))).filter((name) => name.endsWith('.yaml')).sort();
  const lists = names.map(async (name) => ({ name, list: (await read(join(folder, 'lists', name))) as WrittenList }));
  return { passports: codes(passports), lists: await Promise.all(lists) };
}

/** The passports of each row of a list. */
export function passportsByRow({ cells }: WrittenList, passports: readonly string[]): string[][] {
  const named = cells.map((row) => (row.passports === 'others' ? [] : codes(row.passports)));
  const rest = passports.filter((passport) => !named.flat().includes(passport));
  return cells.map((row, at) => (row.passports === 'others' ? rest : named[at]!));
}

export const destinationsOf = ({ destinations, except = [] }: WrittenList, groups: CountryGroups): string[] =>
  destinations.flatMap((key) => groups[key] ?? [key]).filter((iso) => !except.includes(iso));

/** All cells of a list but those of the destination's own citizens. */
export function cellsOf(list: WrittenList, passports: readonly string[], groups: CountryGroups): Cell[] {
  const rows = passportsByRow(list, passports);
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
