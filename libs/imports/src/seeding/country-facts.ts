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

type OwnNames = Readonly<Record<string, Readonly<Partial<Record<Language, string>>>>>;

/** Names by CLDR, but for those that the language has of its own. */
function namesOf(type: 'currency' | 'language', own: OwnNames): (language: Language, code: string) => string {
  const names = new Map(LANGUAGES.map((language) => [language, new Intl.DisplayNames(localeOf(language), { type })]));
  return (language, code) => own[code]?.[language] ?? names.get(language)!.of(code) ?? code;
}

const currencyNameIn = namesOf('currency', {
  BAM: { de: 'Konvertible Mark' },
  EUR: { nl: 'euro', tr: 'Avro' },
  UZS: { pl: 'sum uzbecki' },
});

const currencyIn = (language: Language, code: string): string =>
  language === 'en' ? asCountedInEnglish(code) : currencyNameIn(language, code);

/** The English names in CLDR have capitals ("Egyptian Pound"), but not after a number ("1 Egyptian pound"). */
function asCountedInEnglish(code: string): string {
  const amount = new Intl.NumberFormat(localeOf('en'), {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  });
  return amount.formatToParts(1).find((part) => part.type === 'currency')?.value ?? code;
}

const languageIn = namesOf('language', {
  // CLDR has Serbian as it is in Montenegro.
  'sr-ME': {
    cs: 'černohorština',
    da: 'montenegrinsk',
    de: 'Montenegrinisch',
    en: 'Montenegrin',
    es: 'montenegrino',
    fr: 'monténégrin',
    hu: 'montenegrói',
    it: 'montenegrino',
    nl: 'Montenegrijns',
    pl: 'czarnogórski',
    pt: 'montenegrino',
    tr: 'Karadağca',
  },
});

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
  const texts = zones.map((zone) => {
    const time = timeText(language, zone);
    return zones.length === 1
      ? time
      : factText(language, 'timeZone', { time, place: placeOfZone(zone.zone, language) });
  });
  return texts.join('; ');
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
