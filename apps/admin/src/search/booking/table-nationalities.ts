import { nationalityBelow, nationalityIn } from './named-countries.js';
import { besideLabel } from './nationality-labels.js';
import type { Table } from './table-form.js';

/** What a column of passports says of whether there is one. */
const YES_OR_NO =
  /^(y|n|x|ok|ja|j|nein|yes|nee|oui|non|si|sí|tak|nie|evet|hayır|hayir|var|yok|igen|nem|ano|ne|sim|não|nao|nej|da|vorh|gültig|valid|✓|✔)\.?$/i;
const SEVERAL = /\s*[,;/+&]\s*/;
const LONGEST = 80;

interface Said {
  nationalities: string[];
  unread: string[];
}

/** "NO" is an answer too, so that the column decides of it. */
const countryIn = (text: string): string | null => (/^no$/i.test(text.trim()) ? 'NO' : nationalityIn(text));

/** Each country of a cell; null where one is none. */
function countriesIn(text: string): string[] | null {
  if (text.length > LONGEST || ANSWER_ONLY.test(text)) return null;
  const whole = countryIn(text);
  if (whole) return [whole];
  const parts = text.split(SEVERAL).map(countryIn);
  return parts.length > 1 && parts.every((part) => part !== null) ? parts : null;
}

const countriesBelow = (head: string, text: string): string[] | null => {
  const own = nationalityBelow(head, text);
  return own === null || ANSWER_ONLY.test(text) ? countriesIn(text) : [own];
};

/** "Both Irish citizens" is a sentence, and no head of a column. */
const isStatement = (head: string): boolean => besideLabel(head, true).some(({ code }) => code !== null);

const cellsOf = (
  { head, columns, rows }: Table,
  column: 'nationality' | 'passport',
): { at: number; values: string[] }[] =>
  columns.uses.flatMap((use, at) => {
    const isAligned = rows.filter(({ cells }) => cells.length > at);
    return use?.column === column && !isStatement(head[at] ?? '')
      ? [{ at, values: isAligned.map(({ cells }) => cells[at] ?? '').filter((text) => text !== '') }]
      : [];
  });

/** The nationalities of a table, or of a part of the `whole`, or else the countries of its passports. What is none is named, documents by the head of their column. */
export function nationalitiesOf(table: Table, whole = table): Said {
  const named = cellsOf(table, 'nationality');
  const hasSigns = cellsOf(whole, 'nationality').some(({ values }) => values.includes('D'));
  if (named.some(({ values }) => values.length > 0))
    return joined(named.map((one) => nationalitiesIn(table, one, hasSigns)));
  return joined(cellsOf(table, 'passport').map((one) => passportsIn(table, one)));
}

const joined = (said: readonly Said[]): Said => ({
  nationalities: said.flatMap(({ nationalities }) => nationalities),
  unread: said.flatMap(({ unread }) => unread),
});

/** What the cells of these rows name beside `taken`. */
export function otherNationalities(table: Table, taken: ReadonlySet<string>): string[] {
  const named = cellsOf(table, 'nationality').flatMap(({ values }) => values);
  const values = named.length > 0 ? named : cellsOf(table, 'passport').flatMap((one) => one.values);
  return values.filter((text) => countriesIn(text)?.some((code) => !taken.has(code)));
}

/** Of vehicles, in a column that has that of Germany. */
const SIGNS: Readonly<Record<string, string>> = {
  A: 'AUT',
  B: 'BEL',
  E: 'ESP',
  F: 'FRA',
  H: 'HUN',
  I: 'ITA',
  L: 'LUX',
  P: 'PRT',
  S: 'SWE',
};

const EMPTY = /^[-–—.?]*$/;
const isAnswer = (text: string): boolean => YES_OR_NO.test(text) || EMPTY.test(text);

function nationalitiesIn(
  { head }: Table,
  { at, values }: { at: number; values: readonly string[] },
  hasSigns: boolean,
): Said {
  const said = values.filter((text) => !EMPTY.test(text));
  const signOf = (text: string): string | undefined => (hasSigns ? SIGNS[text] : undefined);
  const hasAnswers = said.some((text) => isAnswer(text) && !/^no$/i.test(text));
  const read = said.map((text) => {
    const sign = signOf(text);
    if (sign !== undefined) return { text, codes: [sign] };
    return { text, codes: hasAnswers && isAnswer(text) ? null : countriesBelow(head[at] ?? '', text) };
  });
  const unread = read.filter(({ codes }) => codes === null).map(({ text }) => text);
  return {
    nationalities: read.flatMap(({ codes }) => codes ?? []),
    unread: [...new Set(unread.map((text) => (/\d/.test(text) || text.length > LONGEST ? head[at]! : text)))],
  };
}

/** Answers that are the code of no country, though they have its length. */
const ANSWER_ONLY = /^(ok|ja|j|y|n|x|yes|nee|oui|non|tak|nie|var|yok|nem|ano|sim|nao|nej)\.?$/i;

/** Passports name countries only where all of them do; what else there is of documents is not read. */
function passportsIn({ head }: Table, { at, values }: { at: number; values: readonly string[] }): Said {
  const read = values
    .filter((text) => !EMPTY.test(text))
    .map((text) => (isAnswer(text) && !/^no$/i.test(text) ? null : countriesIn(text)));
  if (read.length === 0) return { nationalities: [], unread: [] };
  const codes = read.flatMap((one) => one ?? []);
  const isNoAlone = codes.length === read.length && codes.every((code) => code === 'NO');
  if (read.every((one) => one !== null) && !isNoAlone) return { nationalities: codes, unread: [] };
  const hasCountries = codes.some((code) => code !== 'NO');
  return { nationalities: [], unread: hasCountries || isNoAlone ? [head[at]!] : [] };
}
