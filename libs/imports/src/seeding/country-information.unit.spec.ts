import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { detailType, type TextValue, type YesNoTextValue } from '@landfall/catalogue';
import { LANGUAGES } from '@landfall/kernel';
import { type CountryFacts, factDetails, type FactsFile, loadFacts, parseFacts } from './country-facts.js';
import { FACT_TEXTS } from './fact-texts.js';
import { parseRuleFile, type RuleFile, type RuleFileDetail } from './rule-file.js';
import { RuleFileError } from './rule-file-error.js';
import { loadCountryInformation, loadRuleFiles, seedDetails } from './seed-rules.js';
import { formattedValue } from './formatted-value.js';
import { SEEDS, theSeeds, type Seeds } from '../../../restrictions/test/the-seeds.js';

/** What a destination has to say before it counts as described. */
const DESCRIBED_BY = ['CiSockets', 'CiTipping', 'CiDrivingPermit', 'CiAlcoholLimit'];
const EMERGENCY = ['CiEmergencyCentral', 'CiEmergencyPolice'];
/** Nothing is written on a day to come. */
const TODAY = new Date().toISOString().slice(0, 10);

let seeds: Seeds;
let facts: FactsFile;
let files: { name: string; file: RuleFile }[];
let byPlace: Map<string, RuleFileDetail[]>;
beforeAll(async () => {
  seeds = await theSeeds();
  facts = await loadFacts(SEEDS);
  files = await loadCountryInformation(SEEDS, seeds.groups);
  byPlace = await seedDetails(SEEDS, seeds.groups);
}, 60_000);

const stated = (iso2: string): Record<string, unknown> =>
  Object.assign({}, ...(byPlace.get(iso2) ?? []).map((d) => d.values)) as Record<string, unknown>;
const textsOf = (value: unknown): (string | null | undefined)[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('yes' in value) return [(value as YesNoTextValue).textDe, (value as YesNoTextValue).textEn];
  return [(value as TextValue)['de'], (value as TextValue)['en']];
};

describe('the facts of all countries', () => {
  it('speak of each of the 250 countries once', () => {
    const known = facts.countries.map((c) => c.iso2);
    expect(known).toHaveLength(250);
    expect(known.filter((iso2) => seeds.places.country(iso2)?.iso2 !== iso2)).toEqual([]);
    expect(new Set(known).size).toBe(250);
    expect([...byPlace.keys()].filter((iso2) => !known.includes(iso2))).toEqual([]);
  });

  it('become details wherever the data has them', () => {
    const expected: [keyof CountryFacts, string][] = [
      ['callingCode', 'CiCallingCode'],
      ['currencies', 'CiCurrency'],
      ['languages', 'CiLanguages'],
      ['capital', 'CiCapital'],
      ['drivesOn', 'CiDrivingSide'],
      ['timeZones', 'CiTimeZones'],
    ];
    const missing = facts.countries.flatMap((country) => {
      const said = stated(country.iso2);
      return expected
        .filter(
          ([fact, type]) =>
            country[fact] !== null && !(Array.isArray(country[fact]) && country[fact].length === 0) && !(type in said),
        )
        .map(([, type]) => `${country.iso2} ${type}`);
    });
    expect(missing).toEqual([]);
  });

  it('lack only what uninhabited and unusual territories do not have', () => {
    const without = (lacks: (c: CountryFacts) => boolean): string =>
      facts.countries
        .filter(lacks)
        .map((c) => c.iso2)
        .join();
    expect(without((c) => c.callingCode === null)).toBe('AQ,BV,HM,TF,UM');
    expect(without((c) => c.currencies.length === 0)).toBe('AQ');
    expect(without((c) => c.languages.length === 0)).toBe('AQ,BV,HM,TF');
    expect(without((c) => c.capital === null)).toBe('AQ,BV,EH,GS,HM,IO,TF,TK,UM');
    expect(without((c) => c.drivesOn === null)).toBe('AQ,BV,HM,TF');
    expect(without((c) => c.timeZones.length === 0)).toBe('BV,HM');
  });

  it.each([
    ['DE', 'CiCurrency', 'de', 'Euro (EUR)'],
    ['EG', 'CiCurrency', 'en', 'Egyptian pound (EGP)'],
    ['EG', 'CiCurrency', 'pl', 'Funt egipski (EGP)'],
    ['CH', 'CiLanguages', 'fr', 'Allemand, français, italien et romanche'],
    ['ME', 'CiLanguages', 'de', 'Montenegrinisch'],
    ['BS', 'CiCallingCode', 'pl', '+1 242'],
    ['AT', 'CiCapital', 'de', 'Wien'],
    ['AT', 'CiCapital', 'en', 'Vienna'],
    ['JP', 'CiDrivingSide', 'nl', 'Links rijden'],
    ['DE', 'CiTimeZones', 'de', 'UTC+1, in der Sommerzeit UTC+2'],
    ['IN', 'CiTimeZones', 'it', 'UTC+5:30'],
    [
      'PT',
      'CiTimeZones',
      'en',
      'UTC−1, in daylight saving time UTC±0 (Azores); UTC±0, in daylight saving time UTC+1 (Lisbon)',
    ],
    [
      'BR',
      'CiTimeZones',
      'de',
      'UTC−5 (Rio Branco); UTC−4 (Campo Grande); UTC−3 (São Paulo); UTC−2 (Fernando de Noronha)',
    ],
    ['CN', 'CiTimeZones', 'en', 'UTC+8'],
    ['MA', 'CiTimeZones', 'en', 'UTC±0'],
  ])('%s: %s in %s is "%s"', (iso2, type, language, text) => {
    expect((stated(iso2)[type] as TextValue)[language]).toBe(text);
  });

  it('name a place of each zone as people write it, where a country has several', () => {
    const texts = facts.countries
      .filter((c) => c.timeZones.length > 1)
      .flatMap((c) => Object.values(stated(c.iso2)['CiTimeZones'] as Record<string, string>));
    expect(texts.filter((text) => /[/_]/.test(text))).toEqual([]);
    const english = texts.join();
    expect(english).toContain('(New York)');
    expect(english).toContain('(Nowy Jork)');
  });

  it('know the Canadian provinces that no longer change their clocks since November 2026', () => {
    const zones = facts.countries.find((c) => c.iso2 === 'CA')!.timeZones;
    expect(zones).toEqual(
      expect.arrayContaining([
        { zone: 'America/Vancouver', standard: -420 },
        { zone: 'America/Edmonton', standard: -360 },
        { zone: 'America/Winnipeg', standard: -300 },
        { zone: 'America/Toronto', standard: -300, summer: -240 },
      ]),
    );
  });

  it('are said in all 12 languages, capitals in German and English', () => {
    const thin = facts.countries.flatMap((country) =>
      factDetails(facts, country)
        .flatMap((d) => Object.entries(d.values))
        .filter(
          ([type, value]) => Object.keys(value as TextValue).length !== (type === 'CiCapital' ? 2 : LANGUAGES.length),
        ),
    );
    expect(thin).toEqual([]);
  });

  it('name a source and a day not in the future', () => {
    expect(Object.values(facts.sources).filter((s) => !s.url.startsWith('https://') || !s.authority)).toEqual([]);
    expect(facts.written <= TODAY).toBe(true);
  });
});

describe('country information written by hand', () => {
  it('has a file for each place, named after it, that holds country information only', () => {
    expect(files.filter(({ name, file }) => `${file.places.join()}.yaml` !== name).map((f) => f.name)).toEqual([]);
    const foreign = files.flatMap(({ name, file }) =>
      file.details
        .flatMap((d) => Object.keys(d.values))
        .filter((type) => !type.startsWith('Ci') || !detailType(type))
        .map((type) => `${name} ${type}`),
    );
    expect(foreign).toEqual([]);
  });

  it('speaks of German missions and licences to Germans alone', () => {
    const toOthers = files.flatMap(({ name, file }) =>
      file.details
        .filter((detail) => detail.for === 'everyone')
        .flatMap(({ values }) => Object.entries(values))
        .filter(([, value]) =>
          /German (licence|Embassy|Institute|Consulate)|German or another EU/.test(JSON.stringify(value)),
        )
        .map(([type]) => `${name} ${type}`),
    );
    expect(toOthers).toEqual([]);
  });

  it('says each text in German and in English, briefly', () => {
    const bad = files.flatMap(({ name, file }) =>
      file.details
        .flatMap((d) => Object.entries(d.values))
        .filter(([type, value]) => {
          const [de, en] = textsOf(value);
          const needed = detailType(type)?.kind !== 'YESNOTEXT' || Boolean(de) || Boolean(en);
          return needed && (!de || !en || de.length > 260 || en.length > 260);
        })
        .map(([type]) => `${name} ${type}`),
    );
    expect(bad).toEqual([]);
  });

  it('rests on an https address, an authority and a day not in the future', () => {
    const bad = files.flatMap(({ name, file }) =>
      file.details
        .filter((d) => !d.source.url.startsWith('https://') || !d.source.authority || d.written > TODAY)
        .map(() => name),
    );
    expect(bad).toEqual([]);
  });

  it('states nothing twice for a place', () => {
    const twice = [...byPlace].flatMap(([iso2, details]) => {
      const seen = new Set<string>();
      return details
        .flatMap((d) =>
          d.purposes.flatMap((p) =>
            Object.keys(d.values)
              .filter((type) => type.startsWith('Ci'))
              .map((type) => `${iso2} ${p} ${d.for} ${d.from} ${JSON.stringify(d.when)} ${type}`),
          ),
        )
        .filter((key) => seen.has(key) || !seen.add(key));
    });
    expect(twice).toEqual([]);
  });

  it('describes at least 60 destinations: emergency numbers, sockets, tipping, driving permit, alcohol limit', () => {
    const described = [...byPlace.keys()].filter((iso2) => {
      const said = stated(iso2);
      return DESCRIBED_BY.every((type) => type in said) && EMERGENCY.some((type) => type in said);
    });
    process.stdout.write(`${files.length} files, ${described.length} destinations described\n`);
    expect(described.length).toBeGreaterThanOrEqual(60);
  });

  it('gives the emergency numbers that the rules give for the same service', () => {
    const services = {
      CiEmergencyPolice: 'police',
      CiEmergencyFire: 'fire brigade',
      CiEmergencyAmbulance: 'ambulance',
    };
    const differing = [...byPlace.keys()].flatMap((iso2) => {
      const said = stated(iso2);
      const inRules = (said['EmergencyNumbers'] as TextValue | undefined)?.['en'] ?? '';
      return Object.entries(services).flatMap(([type, service]) => {
        const ofService = new RegExp(`\\b${service}[^\\d,;()]*(?:\\([A-Z]+\\) )?(\\d+(?: or \\d+)*)`, 'i').exec(
          inRules,
        )?.[1];
        const numbers = (said[type] as TextValue | undefined)?.['en']?.match(/\d+/g) ?? [];
        const general = (said['CiEmergencyCentral'] as TextValue | undefined)?.['en'] ?? '';
        const isSame = !ofService || numbers.some((n) => [...ofService.split(' or '), general].includes(n));
        return isSame || numbers.length === 0 ? [] : [`${iso2} ${type}: ${numbers.join()}, not ${ofService}`];
      });
    });
    expect(differing).toEqual([]);
  });

  it('describes every destination whose rules are known', async () => {
    const ruled = new Set((await loadRuleFiles(SEEDS, seeds.groups)).flatMap(({ file }) => file.places));
    const written = new Set(files.flatMap(({ file }) => file.places));
    expect([...ruled].filter((iso2) => !written.has(iso2))).toEqual([]);
  });
});

describe('a written detail', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'seeds-'));
    await mkdir(join(dir, 'rules'));
    await mkdir(join(dir, 'country-information'));
    await writeFile(
      join(dir, 'country-information/facts.json'),
      JSON.stringify({ ...facts, countries: facts.countries.filter((c) => c.iso2 === 'NL') }),
    );
    await writeFile(
      join(dir, 'country-information/sources.yaml'),
      `town: { url: 'https://example.org', authority: Town, type: OTHER }`,
    );
  });
  afterAll(() => rm(dir, { recursive: true }));

  const capitalsWith = async (frame: string): Promise<[string, string][]> => {
    const detail = `- { ${frame}, source: town, values: { CiCapital: { same: Den Haag } } }`;
    await writeFile(
      join(dir, 'country-information/NL.yaml'),
      `places: [NL]\nwritten: 2026-11-21\ndetails:\n  ${detail}\n`,
    );
    const details = (await seedDetails(dir, {})).get('NL')!;
    return details
      .flatMap((d) =>
        d.purposes.flatMap((p): [string, string][] => ('CiCapital' in d.values ? [[p, d.source.authority]] : [])),
      )
      .sort();
  };

  it('takes the place of the generated fact', async () => {
    expect(await capitalsWith('for: everyone')).toEqual([
      ['BUSINESS', 'Town'],
      ['PRIVATE', 'Town'],
    ]);
  });

  it('leaves the fact to the purpose it does not speak of', async () => {
    expect(await capitalsWith('for: everyone, purposes: [PRIVATE]')).toEqual([
      ['BUSINESS', facts.sources.capitals.authority],
      ['PRIVATE', 'Town'],
    ]);
  });

  it('stands beside the fact when it is for some nationalities only', async () => {
    expect(await capitalsWith('for: [DE]')).toHaveLength(4);
  });
});

describe('short forms', () => {
  it('are one text for all languages', () => {
    expect(formattedValue({ same: '112' })).toEqual(Object.fromEntries(LANGUAGES.map((l) => [l, '112'])));
  });

  it('put speed limits into words, those that are stated', () => {
    const words = formattedValue({ kmh: { town: 50, motorway: 130 } }) as TextValue;
    expect(words['de']).toBe('Innerorts 50 km/h und auf Autobahnen 130 km/h');
    expect(words['tr']).toBe('Yerleşim yeri içinde 50 km/sa ve otoyollarda 130 km/sa');
    expect((formattedValue({ mph: { town: 30 } }) as TextValue)['en']).toBe('In built-up areas 30 mph');
  });

  it('put alcohol limits into words', () => {
    expect((formattedValue({ promille: 0 }) as TextValue)['de']).toBe('Kein Alkohol am Steuer (0,0 ‰)');
    expect((formattedValue({ promille: 0.5, novice: 0 }) as TextValue)['en']).toBe(
      'At most 0.5 g of alcohol per litre of blood, for novice drivers 0.0 g',
    );
    expect((formattedValue({ promille: 0.5, novice: 0, under: 24 }) as TextValue)['pl']).toBe(
      'Najwyżej 0,5 ‰, dla kierowców początkujących i w wieku poniżej 24 lat 0,0 ‰',
    );
    expect((formattedValue({ promille: 0.22 }) as TextValue)['cs']).toBe('Nejvýše 0,22 ‰');
  });

  it.each([
    ['90 EUR', 'de', '90 EUR'],
    ['90 EUR', 'en', 'EUR 90'],
    ['90 EUR', 'nl', 'EUR 90'],
    ['≈ 40 USD', 'en', '≈ USD 40'],
    ['≈ 40 USD', 'tr', '≈ 40 USD'],
    ['30–65 USD', 'en', 'USD 30–65'],
    ['30–65 USD', 'it', '30–65 USD'],
    ['67.50 EUR', 'en', 'EUR 67.50'],
    ['67.50 EUR', 'nl', 'EUR 67,50'],
    ['67.50 EUR', 'cs', '67,50 EUR'],
    ['10000 KRW', 'en', 'KRW 10,000'],
    ['10000 KRW', 'nl', 'KRW 10.000'],
    ['10000 KRW', 'da', '10.000 KRW'],
    ['10000 KRW', 'pl', '10\u00a0000 KRW'],
    ['10000 KRW', 'fr', '10\u202f000 KRW'],
  ])('write the cost %s in %s as %s', (cost, language, text) => {
    const texts = formattedValue({ cost }) as TextValue;
    expect(Object.keys(texts)).toEqual([...LANGUAGES]);
    expect(texts[language]).toBe(text);
  });

  it('leave other values alone', () => {
    for (const value of [true, 6, 'RED', { de: 'a', en: 'b' }, { yes: false }])
      expect(formattedValue(value)).toBe(value);
  });

  it.each([
    { kmh: { town: '50' } },
    { kmh: { city: 50 } },
    { kmh: {} },
    { promille: 5 },
    { promille: 0.5, novice: '0' },
    { promille: 0.5, under: 21 },
    { promille: 0.5, novice: 0, under: '21' },
    { same: 112 },
    { same: '112', kmh: { town: 50 } },
    { cost: 90 },
    { cost: 'EUR 90' },
    { cost: '90 Euro' },
    { cost: '90 EUX' },
    { cost: '90' },
    { cost: '0 EUR' },
    { cost: '10 000 KRW' },
    { cost: '10.000 KRW' },
    { cost: '67,50 EUR' },
    { cost: '~40 USD' },
    { cost: '65–30 USD' },
    { cost: '30-65 USD' },
    { cost: '90 EUR', same: '90 EUR' },
  ])('are rejected when they cannot be read: %j', (value) => {
    const text = `places: [DE]\nwritten: 2026-11-21\nsources: { a: { url: 'https://example.org', authority: A, type: OTHER } }\ndetails: [{ for: everyone, source: a, values: { CiSpeedLimits: ${JSON.stringify(value)} } }]`;
    expect(() => parseRuleFile('DE.yaml', text, {})).toThrow(RuleFileError);
    expect(() => parseRuleFile('DE.yaml', text, {})).toThrow(
      `CiSpeedLimits is in no short form that docs/how-to/write-rules.md has: ${JSON.stringify(value)}`,
    );
  });

  it('have a message for every text in every language', () => {
    const keys = Object.keys(FACT_TEXTS.en).sort();
    for (const language of LANGUAGES) {
      expect(Object.keys(FACT_TEXTS[language]).sort()).toEqual(keys);
      expect(Object.values(FACT_TEXTS[language]).filter((t) => t.trim() === '')).toEqual([]);
    }
  });
});

describe('the day of writing', () => {
  const file = (head: string, detail = ''): string =>
    `places: [DE]\n${head}\nsources: { a: { url: 'https://example.org', authority: A, type: OTHER } }\ndetails:\n  - { for: everyone, source: a, values: {}${detail} }\n`;
  const written = (text: string): string => parseRuleFile('DE.yaml', text, {}).details[0]!.written;

  it('is the one of the detail, else that of the file', () => {
    expect(written(file('written: 2026-11-21'))).toBe('2026-11-21');
    expect(written(file('written: 2026-11-21', ', written: 2026-02-17'))).toBe('2026-02-17');
  });

  it.each([
    ['a file', file('checked: 2026-11-21'), 'DE.yaml: checked is no key any more'],
    ['a detail', file('written: 2026-11-21', ', checked: 2026-02-17'), 'details[0].checked is no key any more'],
    ['a file without a day', file('except: []'), 'DE.yaml: written must be a day such as 2026-11-21'],
    ['a day that there is not', file('written: 2026-02-30'), 'written must be a day'],
  ])('is asked for where %s has none or speaks of a check', (_, text, problem) => {
    expect(() => written(text)).toThrow(RuleFileError);
    expect(() => written(text)).toThrow(problem);
  });

  it('is asked for in the generated facts too', () => {
    expect(() => parseFacts('{"checked":"2026-11-21","sources":{},"countries":[]}')).toThrow(
      'facts.json: checked is no key any more',
    );
  });
});
