import { LANGUAGES, type Language } from '@landfall/kernel';
import { answer, RuleIndex, type Itinerary, type PlacePath, type RuleDetail } from '@landfall/requirements';
import type { PresentedEntry } from './entry-parts.js';
import { presentAnswer, type PresentedAnswer } from './present-answer.js';
import { theSeeds, type Seeds } from '../../../restrictions/test/the-seeds.js';

let seeds: Seeds;
beforeAll(async () => {
  seeds = await theSeeds();
}, 30_000);

interface Rule {
  at: string;
  for?: string[];
  says?: RuleDetail['values'];
  phases?: RuleDetail['phases'];
  validFrom?: string;
  validUntil?: string;
  conditions?: RuleDetail['conditions'];
  sourceUri?: string;
  writtenOn?: string;
}

const place = (id: string): PlacePath => seeds.places.path(id.length === 2 ? 'COUNTRY' : 'AIRPORT', id)!;

function present(
  rules: Rule[],
  { to, via = [], by = ['DE'], language = 'en' }: { to: string[]; via?: string[]; by?: string[]; language?: Language },
): PresentedAnswer {
  const details = rules.map(({ at, for: citizenships = [], says = {}, phases = {}, ...given }, index): RuleDetail => ({
    id: `d${index}`,
    restrictionId: `r${index}`,
    level: at.length === 2 ? 'COUNTRY' : 'AIRPORT',
    placeId: at,
    provenance: 'editorial',
    purpose: 'PRIVATE',
    citizenships,
    departures: [],
    phases,
    values: says,
    sourceUri: null,
    authorityId: null,
    writtenOn: null,
    checkedAt: null,
    modifiedAt: null,
    ...given,
  }));
  const itinerary: Itinerary = {
    departureCountry: 'DE',
    destinations: to.map(place),
    transits: via.map(place),
    citizenships: by,
    purpose: 'PRIVATE',
    dateStart: '2027-05-01',
    dateEnd: '2027-05-10',
  };
  return presentAnswer(answer(RuleIndex.of(details, seeds.groups), itinerary), {
    language,
    view: 'EXPERT',
    places: seeds.places,
    authority: () => null,
  });
}

const textOf = (shown: PresentedAnswer, key: string): string => shown.summary.find((item) => item.key === key)!.text;

describe('what begins or ends by the last day of the trip', () => {
  const free = { ErVisaRequired: false };
  const visa = (rules: Rule[], language: Language = 'en'): PresentedEntry =>
    present(rules, { to: ['TH'], language })
      .sections.flatMap(({ entries }) => entries)
      .find(({ detailType }) => detailType === 'ErVisaRequired')!;

  it('is said with its days in every language, and what is not stated as not yet known', () => {
    const until = [{ at: 'TH', says: free, validUntil: '2027-05-04' }];
    expect(visa(until)).toMatchObject({
      state: 'UNKNOWN',
      value: null,
      provenance: 'EDITORIAL',
      periods: [
        { from: null, until: '2027-05-04', state: 'STATED', value: false, provenance: 'EDITORIAL' },
        { from: '2027-05-05', until: null, state: 'UNKNOWN', value: null, provenance: null },
      ],
    });
    expect(visa(until).text).toMatch(/^Until 4 May 2027: .+\nFrom 5 May 2027: not yet known\.$/);
    for (const language of LANGUAGES) expect(visa(until, language).text).toContain('2027');
    expect(visa(until, 'de').text).toContain('Ab 5. Mai 2027: Noch nicht bekannt.');
  });

  it('names the source of each period, and every statement where they conflict', () => {
    const [first, second] = visa([
      { at: 'TH', says: free, validUntil: '2027-05-04', writtenOn: '2026-11-25', sourceUri: 'https://visa.example' },
      { at: 'TH', says: free, validFrom: '2027-05-05' },
      { at: 'TH', says: { ErVisaRequired: true }, validFrom: '2027-05-05' },
    ]).periods;
    expect(first).toMatchObject({ sourceUri: 'https://visa.example', writtenOn: '2026-11-25', statements: [] });
    expect(second).toMatchObject({ from: '2027-05-05', state: 'CONFLICTING', value: null, sourceUri: null });
    expect(second!.statements.map(({ value }) => value)).toEqual([false, true]);
  });

  it('is required where it is on one of the days, and said as before where it ends after the trip', () => {
    const rules = [
      { at: 'TH', says: free, validUntil: '2027-05-04' },
      { at: 'TH', says: { ErVisaRequired: true }, validFrom: '2027-05-05' },
    ];
    expect(visa(rules)).toMatchObject({ state: 'STATED', value: true });
    const later = visa([{ at: 'TH', says: free, validUntil: '2027-05-11' }]);
    expect(later).toEqual(visa([{ at: 'TH', says: free }]));
    expect(later.periods).toEqual([]);
  });
});

describe('what holds under a condition alone', () => {
  const holder: RuleDetail['conditions'] = [{ kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }] }];
  const rules: Rule[] = [
    { at: 'TW', says: { ErVisaRequired: true } },
    {
      at: 'TW',
      conditions: holder,
      says: { ErVisaRequired: false, ErVisaFreeDays: 30, ErVisaNote: { en: 'Online.' }, ErEntryPermitRequired: true },
    },
  ];
  const conditionsOf = (type: string, by: Rule[] = rules): (readonly string[])[] =>
    present(by, { to: ['TW'] })
      .sections.flatMap(({ entries }) => entries)
      .find(({ detailType }) => detailType === type)!
      .statements.map(({ conditions }) => conditions);

  it.each(['ErVisaFreeDays', 'ErVisaNote'])('says nothing of the other case in %s', (type) => {
    expect(conditionsOf(type)).toEqual([[expect.stringContaining('United States')]]);
  });

  it('says nothing of the other case either where days are stated as not known there', () => {
    const notKnown: Rule = { at: 'TW', says: { ErVisaRequired: true, ErVisaFreeDays: null } };
    expect(conditionsOf('ErVisaFreeDays', [notKnown, rules[1]!])).toEqual([[expect.stringContaining('United States')]]);
  });

  it.each(['ErVisaRequired', 'ErEntryPermitRequired'])(
    'says of the other case in %s what holds, or that it is not known',
    (type) => {
      expect(conditionsOf(type)).toEqual([[expect.stringContaining('United States')], []]);
    },
  );
});

describe('the sentence of a summary item', () => {
  it('writes days and lists as a European reader does', () => {
    const passport = {
      ErIdSufficient: false,
      ErPassportSufficient: true,
      ErPassportMinMonthsBeyondTrip: 6,
      ErVisaRequired: true,
    };
    const shown = present(
      ['NR', 'KI', 'TV'].map((at) => ({ at, says: passport })),
      { to: ['NR', 'KI', 'TV'] },
    );
    expect(textOf(shown, 'ID_OR_PASSPORT')).toBe(
      'A passport is required for all your destinations: Nauru, Kiribati and Tuvalu. It must be valid until at least 10 November 2027.',
    );
  });

  it('names the nationality that it is about when not all need it', () => {
    const shown = present(
      [
        { at: 'NR', says: { ErVisaRequired: false } },
        { at: 'NR', for: ['US'], says: { ErVisaRequired: true } },
      ],
      { to: ['NR'], by: ['DE', 'US'] },
    );
    expect(textOf(shown, 'VISA')).toBe('Nauru: a visa is required. Applies to this nationality only: United States.');
  });

  it('names several nationalities in the language of the reader', () => {
    const rules = [
      { at: 'NR', says: { ErVisaRequired: false } },
      { at: 'NR', for: ['US', 'BR'], says: { ErVisaRequired: true } },
    ];
    expect(textOf(present(rules, { to: ['NR'], by: ['DE', 'US', 'BR'], language: 'de' }), 'VISA')).toBe(
      'Nauru: Ein Visum ist erforderlich. Gilt nur für diese Staatsangehörigkeiten: Vereinigte Staaten und Brasilien.',
    );
  });

  it('tells a condition under which it is required from one that exempts', () => {
    const lives: RuleDetail['conditions'] = [{ kind: 'RESIDENCE', countries: ['EU'] }];
    const said = (otherwise: boolean): string => {
      const rules = [
        { at: 'NR', says: { ErVisaRequired: otherwise } },
        { at: 'NR', says: { ErVisaRequired: !otherwise }, conditions: lives },
      ];
      return textOf(present(rules, { to: ['NR'] }), 'VISA');
    };
    expect(said(false)).toMatch(/Nauru: required with residence .*European Union/);
    expect(said(true)).toMatch(/Nauru: required; an exemption is possible with residence .*European Union/);
    expect(said(true)).not.toContain('Nauru: required if');
  });

  it('names nobody when all need it', () => {
    expect(
      textOf(present([{ at: 'NR', says: { ErVisaRequired: true } }], { to: ['NR'], by: ['DE', 'US'] }), 'VISA'),
    ).toBe('Nauru: a visa is required.');
  });

  it('does not say "only" while it is open for another nationality', () => {
    const shown = present([{ at: 'NR', for: ['US'], says: { ErVisaRequired: true } }], {
      to: ['NR'],
      by: ['DE', 'US'],
    });
    expect(textOf(shown, 'VISA')).toBe('Nauru: a visa is required.');
  });

  it('tells after it where nothing is stated', () => {
    const shown = present(
      [
        { at: 'NR', says: { ErVisaRequired: false } },
        { at: 'NR', for: ['US'], says: { ErVisaRequired: true } },
      ],
      { to: ['NR', 'KI'], by: ['DE', 'US'] },
    );
    expect(textOf(shown, 'VISA')).toBe(
      'A visa is required for one of your destinations: Nauru. Applies to this nationality only: United States. Not stated for: Kiribati.',
    );
  });

  it('does not call a place of transit a destination', () => {
    const shown = present(
      [
        { at: 'NR', says: { ErVisaRequired: false } },
        { at: 'AE', says: { ErTransitVisaRequired: true } },
      ],
      { to: ['NR'], via: ['DXB'] },
    );
    expect(shown.summary.find(({ key }) => key === 'VISA')).toMatchObject({
      status: 'REQUIRED_ONE',
      destinations: ['DXB'],
    });
    expect(textOf(shown, 'VISA')).toBe('Dubai International Airport: a transit visa is required.');
  });

  it('says that a transit visa is not known, and never that the journey needs none', () => {
    const { summary } = present([{ at: 'NR', says: { ErVisaRequired: false, ErEntryPermitRequired: true } }], {
      to: ['NR'],
      via: ['DXB'],
    });
    const [visa, permit] = ['VISA', 'ENTRY_PERMIT'].map((item) => summary.find(({ key }) => key === item)!);
    expect(visa).toMatchObject({
      status: 'UNKNOWN',
      text: 'No visa is required for the stay. Dubai International Airport: it is not known whether a transit visa is required.',
    });
    expect(permit).toMatchObject({
      status: 'REQUIRED',
      text: 'Nauru: an entry permit is required. Dubai International Airport: it is not known whether an entry permit is required for transit.',
    });
  });

  it('names what is not known at destinations apart from what is not known in transit', () => {
    const shown = present([], { to: ['NR'], via: ['DXB'] });
    expect(textOf(shown, 'VISA')).toBe(
      'Nauru: it is not known whether a visa is required. Dubai International Airport: it is not known whether a transit visa is required.',
    );
  });

  it('counts destinations by themselves where transit asks for a visa too', () => {
    const shown = present(
      [
        { at: 'NR', says: { ErVisaRequired: true } },
        { at: 'AE', says: { ErTransitVisaRequired: true } },
      ],
      { to: ['NR'], via: ['DXB'] },
    );
    expect(textOf(shown, 'VISA')).toBe(
      'Nauru: a visa is required. Dubai International Airport: a transit visa is required.',
    );
  });

  it('tells a permit for transit from one for entry', () => {
    const shown = present(
      [
        { at: 'NR', says: { ErEntryPermitRequired: true, ErEntryPermitName: { de: 'ETA', en: 'ETA' } } },
        { at: 'KI', says: { ErEntryPermitRequired: false } },
        { at: 'GB', says: { ErTransitEntryPermitRequired: true } },
      ],
      { to: ['NR', 'KI'], via: ['LHR'], language: 'de' },
    );
    expect(textOf(shown, 'ENTRY_PERMIT')).toBe(
      'Für eines Ihrer Reiseziele ist eine Einreisegenehmigung erforderlich: Nauru. Bezeichnung: ETA. London Heathrow Airport: Für den Transit ist eine Einreisegenehmigung erforderlich.',
    );
  });

  it('names a permit in the language of the reader, else in English, else in German, else in any', () => {
    const named = (name: Record<string, string>, language: Language): string =>
      textOf(
        present([{ at: 'NR', says: { ErEntryPermitRequired: true, ErEntryPermitName: name } }], {
          to: ['NR'],
          language,
        }),
        'ENTRY_PERMIT',
      );
    expect(named({ de: 'Genehmigung', en: 'Permit', fr: 'Autorisation' }, 'fr')).toContain(' Autorisation.');
    expect(named({ de: 'Genehmigung', en: 'Permit' }, 'it')).toContain(' Permit.');
    expect(named({ de: 'Genehmigung' }, 'it')).toContain(' Genehmigung.');
    expect(named({ it: 'Permesso' }, 'en')).toContain(' Permesso.');
  });
});

describe('the forms of a visa', () => {
  const shownTypes = (shown: PresentedAnswer): string[] =>
    shown.sections.flatMap((section) =>
      section.entries.filter((entry) => entry.state === 'STATED').map((entry) => entry.detailType),
    );
  const noForms = { ErEVisaPossible: false, ErVisaOnArrivalPossible: false };

  it('are not denied to those who need no visa', () => {
    const shown = present([{ at: 'NR', says: { ...noForms, ErVisaRequired: false } }], { to: ['NR'] });
    expect(shownTypes(shown)).toEqual(['ErVisaRequired']);
  });

  it.each([
    ['a visa is required', { ...noForms, ErVisaRequired: true }],
    ['nobody says whether a visa is required', noForms],
  ])('are denied where %s', (_, says) => {
    expect(shownTypes(present([{ at: 'NR', says }], { to: ['NR'] }))).toEqual(
      expect.arrayContaining(['ErEVisaPossible', 'ErVisaOnArrivalPossible']),
    );
  });

  it('are denied at the place and to the nationality that needs a visa only', () => {
    const shown = present(
      [
        { at: 'NR', says: { ...noForms, ErVisaRequired: true } },
        { at: 'NR', for: ['DE'], says: { ErVisaRequired: false } },
        { at: 'KI', says: { ...noForms, ErVisaRequired: false } },
      ],
      { to: ['NR', 'KI'], by: ['DE', 'IN'] },
    );
    const denied = shown.sections
      .flatMap((section) => section.entries)
      .filter((entry) => entry.detailType === 'ErEVisaPossible' && entry.state === 'STATED');
    expect(new Set(denied.map((entry) => entry.destination))).toEqual(new Set(['NR']));
    expect(denied.flatMap((entry) => entry.citizenships)).toContain('IN');
  });
});

describe('children', () => {
  it.each([
    ['de', 'Kinder benötigen keinen Reisepass; ein eigener Personalausweis genügt.'],
    ['en', 'Children do not need a passport; an identity card of their own is enough.'],
  ] as const)('need a document of their own where they need no passport: %s', (language, text) => {
    const shown = present([{ at: 'NR', says: { ErChildrenPassportRequired: { yes: false } } }], {
      to: ['NR'],
      language,
    });
    expect(textOf(shown, 'CHILDRENS_PASSPORT')).toBe(text);
  });
});

describe('the warning that entry is banned', () => {
  const closed = { noAccess: { start: '2027-01-01', end: null } };

  it('names the nationality that is barred when others are not', () => {
    const open = { someRestrictions: { start: '2027-01-01', end: null } };
    const shown = present(
      [
        { at: 'NR', phases: open },
        { at: 'NR', for: ['US'], phases: closed },
      ],
      { to: ['NR'], by: ['DE', 'US'] },
    );
    expect(shown.warnings[0]!.text).toMatch(/ \(Nauru\)\. .+ Applies to this nationality only: United States\.$/);
  });

  it.each(LANGUAGES)('names nobody when all are barred: %s', (language) => {
    const shown = present([{ at: 'NR', phases: closed }], { to: ['NR'], by: ['DE', 'US'], language });
    expect(shown.warnings[0]!.text).not.toContain(seeds.places.placeName('COUNTRY', 'US', language)!);
  });
});

describe('a section', () => {
  const visas: Rule[] = [
    { at: 'TH', for: ['DE'], says: { ErVisaRequired: false } },
    { at: 'TH', for: ['IN'], says: { ErVisaRequired: true } },
    { at: 'TH', says: { ErEVisaPossible: true, ErCustomsImport: { en: 'No meat.' } } },
    { at: 'TH', for: ['DE'], says: { ErVisaFreeDays: 30 } },
  ];
  const section = (key: string, by: string[]) =>
    present(visas, { to: ['TH'], by }).sections.find((one) => one.key === key)!;
  const stated = (key: string, by: string[]): string[] =>
    section(key, by)
      .entries.filter(({ state }) => state === 'STATED')
      .map(({ detailType, citizenships }) => `${citizenships.join('+')} ${detailType}`);

  it('of a group that is grouped by citizenship has what is for all first, then that of each nationality together', () => {
    expect(section('visa', ['DE', 'IN']).citizenshipShowGrouping).toBe('LIMITED');
    expect(stated('visa', ['DE', 'IN'])).toEqual([
      'DE+IN ErEVisaPossible',
      'DE ErVisaRequired',
      'DE ErVisaFreeDays',
      'IN ErVisaRequired',
    ]);
  });

  it('keeps the order of its types for one nationality, and in other groups', () => {
    expect(stated('visa', ['DE'])).toEqual(['DE ErVisaRequired', 'DE ErVisaFreeDays', 'DE ErEVisaPossible']);
    expect(section('customs', ['DE', 'IN']).citizenshipShowGrouping).toBeNull();
  });
});
