import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TextValue } from '@landfall/catalogue';
import { LANGUAGES, type Language } from '@landfall/kernel';
import { localeOf } from '@landfall/messages';
import { factText, inEveryLanguage, listed } from './fact-texts.js';
import type { RuleFileDetail, RuleSource } from './rule-file.js';
import { writtenOn } from './written-on.js';
import { placeOfZone } from './zone-names.js';

interface TimeZone {
  /** IANA name. */
  zone: string;
  /** Minutes ahead of UTC. */
  standard: number;
  /** Absent where the clocks never change. */
  summer?: number;
}

/** One country of `facts.json`, which `scripts/build-country-facts.mjs` writes. */
export interface CountryFacts {
  iso2: string;
  callingCode: string | null;
  /** ISO 4217. */
  currencies: readonly string[];
  languages: readonly string[];
  capital: { de: string; en: string } | null;
  drivesOn: 'left' | 'right' | null;
  timeZones: readonly TimeZone[];
}

export interface FactsFile {
  /** Day on which the facts were compiled. */
  written: string;
  sources: Readonly<Record<'cldr' | 'itu' | 'capitals' | 'drivingSide' | 'iana', RuleSource>>;
  countries: readonly CountryFacts[];
}

const FACTS = 'facts.json';

/** The generated facts of all countries. Throws `RuleFileError` for a file without the day on which they were compiled. */
export async function loadFacts(seedsDir: string): Promise<FactsFile> {
  return parseFacts(await readFile(join(seedsDir, 'country-information', FACTS), 'utf8'));
}

export function parseFacts(text: string): FactsFile {
  const facts = JSON.parse(text) as FactsFile;
  writtenOn(FACTS, facts);
  return facts;
}

const displayNames = (type: 'currency' | 'language'): ReadonlyMap<Language, Intl.DisplayNames> =>
  new Map(LANGUAGES.map((language) => [language, new Intl.DisplayNames(localeOf(language), { type })]));
const CURRENCY_NAMES = displayNames('currency');
/** As the language writes it, where CLDR has another name. */
const OWN_CURRENCY_NAMES: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  pl: { UZS: 'sum uzbecki' },
  tr: { EUR: 'Avro' },
};

const currencyIn = (language: Language, code: string): string =>
  OWN_CURRENCY_NAMES[language]?.[code] ?? CURRENCY_NAMES.get(language)!.of(code)!;

const LANGUAGE_NAMES = displayNames('language');
/** Montenegrin, for which CLDR has Serbian as it is in Montenegro. */
const OWN_LANGUAGE_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  cs: { 'sr-ME': 'černohorština' },
  da: { 'sr-ME': 'montenegrinsk' },
  de: { 'sr-ME': 'Montenegrinisch' },
  en: { 'sr-ME': 'Montenegrin' },
  es: { 'sr-ME': 'montenegrino' },
  fr: { 'sr-ME': 'monténégrin' },
  hu: { 'sr-ME': 'montenegrói' },
  it: { 'sr-ME': 'montenegrino' },
  nl: { 'sr-ME': 'Montenegrijns' },
  pl: { 'sr-ME': 'czarnogórski' },
  pt: { 'sr-ME': 'montenegrino' },
  tr: { 'sr-ME': 'Karadağca' },
};

const languageIn = (language: Language, code: string): string =>
  OWN_LANGUAGE_NAMES[language][code] ?? LANGUAGE_NAMES.get(language)!.of(code) ?? code;

/** What the facts say about one country: a detail per source, for everyone. */
export function factDetails({ written, sources }: FactsFile, facts: CountryFacts): RuleFileDetail[] {
  const { callingCode, currencies, languages, capital, drivesOn, timeZones } = facts;
  const details: [RuleSource, Record<string, TextValue>][] = [
    [
      sources.cldr,
      {
        ...(currencies.length > 0
          ? {
              CiCurrency: inEveryLanguage((l) =>
                listed(
                  l,
                  currencies.map((code) => `${currencyIn(l, code)} (${code})`),
                ),
              ),
            }
          : {}),
        ...(languages.length > 0
          ? {
              CiLanguages: inEveryLanguage((l) =>
                listed(
                  l,
                  languages.map((code) => languageIn(l, code)),
                ),
              ),
            }
          : {}),
      },
    ],
    [sources.itu, callingCode ? { CiCallingCode: inEveryLanguage(() => callingCode) } : {}],
    [sources.capitals, capital ? { CiCapital: { ...capital } } : {}],
    [
      sources.drivingSide,
      drivesOn
        ? { CiDrivingSide: inEveryLanguage((l) => factText(l, drivesOn === 'left' ? 'drivesOnLeft' : 'drivesOnRight')) }
        : {},
    ],
    [sources.iana, timeZones.length > 0 ? { CiTimeZones: inEveryLanguage((l) => timeZonesText(l, timeZones)) } : {}],
  ];
  return details
    .filter(([, values]) => Object.keys(values).length > 0)
    .map(([source, values]) => ({
      for: 'everyone',
      from: 'anywhere',
      when: [],
      purposes: ['BUSINESS', 'PRIVATE'],
      source,
      written,
      phases: {},
      validFrom: null,
      validUntil: null,
      noteDe: null,
      noteEn: null,
      values,
    }));
}

/** Where a country keeps more than one time, each with a place that keeps it. */
function timeZonesText(language: Language, zones: readonly TimeZone[]): string {
  const [first, ...others] = zones.map((zone) => timeText(language, zone));
  if (others.length === 0) return first!;
  return zones
    .map((zone) =>
      factText(language, 'timeZone', { time: timeText(language, zone), place: placeOfZone(zone.zone, language) }),
    )
    .join('; ');
}

const timeText = (language: Language, { standard, summer }: TimeZone): string =>
  summer === undefined
    ? offsetText(standard)
    : factText(language, 'summerTime', { standard: offsetText(standard), summer: offsetText(summer) });

/** "UTC+5:30" */
function offsetText(minutes: number): string {
  const sign = ['−', '±', '+'][Math.sign(minutes) + 1];
  const rest = Math.abs(minutes) % 60;
  return `UTC${sign}${Math.floor(Math.abs(minutes) / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
