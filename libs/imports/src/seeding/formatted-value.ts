import { LANGUAGES, type Language, isLanguage } from '@landfall/kernel';
import type { TextValue } from '@landfall/catalogue';
import { localeOf } from '@landfall/messages';
import { type FactText, factText, inEveryLanguage, listed } from './fact-texts.js';

type Raw = Readonly<Record<string, unknown>>;

const ROADS = ['town', 'road', 'expressway', 'motorway'] as const satisfies readonly FactText[];
/** Where a language has a sign of its own. */
const SPEED_SIGNS: Readonly<Partial<Record<Language, Readonly<Partial<Record<'km/h' | 'mph', string>>>>>> = {
  da: { 'km/h': 'km/t' },
  nl: { 'km/h': 'km/u' },
  tr: { 'km/h': 'km/sa', mph: 'mil/sa' },
};
/** Grams per litre of blood; no country allows more than 1. */
const MAX_PROMILLE = 1;
/** "90 EUR", "≈ 40 USD", "30–65 USD", "67.50 EUR": digits are not grouped, and cents are two digits. */
const COST = /^(?<about>≈ )?(?<from>[1-9]\d*(?:\.\d{2})?)(?:–(?<to>[1-9]\d*(?:\.\d{2})?))? (?<currency>[A-Z]{3})$/;
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
/** They write the code before the amount. */
const CODE_FIRST: ReadonlySet<Language> = new Set(['en', 'nl']);

const isRecord = (value: unknown): value is Raw => value !== null && typeof value === 'object' && !Array.isArray(value);
const isSpeed = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 200;
const isPromille = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MAX_PROMILLE;
const isAge = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 14;

const decimals = new Map<Language, Intl.NumberFormat>(
  LANGUAGES.map((language) => [
    language,
    new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
  ]),
);
const decimal = (language: Language, value: number): string => decimals.get(language)!.format(value);

const onlyKeys = (value: Raw, allowed: readonly string[]): boolean =>
  Object.keys(value).every((key) => allowed.includes(key));

function speeds(limits: unknown, unit: 'km/h' | 'mph'): TextValue | null {
  if (
    !isRecord(limits) ||
    !onlyKeys(limits, ROADS) ||
    Object.keys(limits).length === 0 ||
    !Object.values(limits).every(isSpeed)
  )
    return null;
  const known = ROADS.flatMap((road) => (isSpeed(limits[road]) ? [{ road, limit: limits[road] }] : []));
  return inEveryLanguage((language) =>
    listed(
      language,
      known.map(({ road, limit }) => factText(language, road, { limit, unit: SPEED_SIGNS[language]?.[unit] ?? unit })),
    ),
  );
}

function alcohol(limit: unknown, novice: unknown, age: unknown): TextValue | null {
  if (!isPromille(limit) || (novice !== undefined && !isPromille(novice))) return null;
  if (age !== undefined && (novice === undefined || !isAge(age))) return null;
  return inEveryLanguage((language) => {
    if (limit === 0) return factText(language, 'noAlcohol');
    if (novice === undefined) return factText(language, 'alcohol', { limit: decimal(language, limit) });
    const values = { limit: decimal(language, limit), novice: decimal(language, novice) };
    return age === undefined
      ? factText(language, 'alcoholNovice', values)
      : factText(language, 'alcoholNoviceYoung', { ...values, age });
  });
}

const amount = (language: Language, digits: string): string =>
  Number(digits).toLocaleString(localeOf(language), { minimumFractionDigits: digits.includes('.') ? 2 : 0 });

function costs(value: unknown): TextValue | null {
  const { about = '', from, to, currency } = (typeof value === 'string' && COST.exec(value)?.groups) || {};
  if (!from || !currency || !CURRENCIES.has(currency) || (to && Number(to) <= Number(from))) return null;
  return inEveryLanguage((language) => {
    const range = (to ? [from, to] : [from]).map((digits) => amount(language, digits)).join('–');
    return about + (CODE_FIRST.has(language) ? `${currency} ${range}` : `${range} ${currency}`);
  });
}

/**
 * A value of a seed file in the form that is stored. `{ same: '112' }` is one text for all languages, `{ cost: '≈ 40 USD' }` an amount
 * as each language writes it, `{ kmh: { town: 50 } }` or `{ mph: … }` are speed limits and `{ promille: 0.5, novice: 0, under: 21 }` is an
 * alcohol limit, localised. Every other value is passed on. Null for a short form that cannot be read.
 */
export function formattedValue(value: unknown): unknown {
  if (!isRecord(value) || Object.keys(value).some((key) => isLanguage(key) || key === 'yes')) return value;
  if ('same' in value)
    return typeof value['same'] === 'string' && onlyKeys(value, ['same'])
      ? inEveryLanguage(() => String(value['same']))
      : null;
  if ('cost' in value) return onlyKeys(value, ['cost']) ? costs(value['cost']) : null;
  if ('kmh' in value) return onlyKeys(value, ['kmh']) ? speeds(value['kmh'], 'km/h') : null;
  if ('mph' in value) return onlyKeys(value, ['mph']) ? speeds(value['mph'], 'mph') : null;
  if ('promille' in value)
    return onlyKeys(value, ['promille', 'novice', 'under'])
      ? alcohol(value['promille'], value['novice'], value['under'])
      : null;
  return value;
}
