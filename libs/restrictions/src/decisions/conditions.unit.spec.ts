import { LANGUAGES, Rejections } from '@landfall/kernel';
import type { Condition } from '@landfall/requirements';
import { toConditionInput, type ConditionInput } from '../model/restriction/condition-input.js';
import { conditionsText } from '../model/restriction/condition-text.js';
import { decideConditions } from './conditions.decide.js';

const ALL: Condition[] = [
  { kind: 'VISITED', countries: ['KE', 'YELLOW_FEVER_RISK'], withinDays: 6, transitHours: 12 },
  { kind: 'VISITED', countries: ['KE'], withinDays: null, transitHours: null },
  { kind: 'RESIDENCE', countries: ['GCC'] },
  { kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }] },
  { kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }], withinYears: 1 },
  { kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }], withinYears: 10 },
  {
    kind: 'HOLDS',
    documents: [
      { issuer: 'US', kind: 'VISA' },
      { issuer: 'US', kind: 'RESIDENCE' },
    ],
    qualities: ['MULTIPLE_ENTRY', 'PERMANENT'],
  },
  { kind: 'HOLDS', documents: [{ issuer: 'US', kind: 'VISA' }], qualities: ['USED'], validMonths: 6 },
  { kind: 'AGE', from: 60, to: null },
  { kind: 'ENTRY_BY', means: ['AIR', 'SEA'] },
  { kind: 'ENTRY_BY', means: [], ports: ['CEB', 'MNL'] },
  { kind: 'ENTRY_BY', means: ['SEA'], ports: ['CMB'] },
  { isNot: true, kind: 'PASSPORT', passports: ['EMERGENCY'] },
];

const known = (id: string): string | null => (/^[A-Z_]+$/.test(id) && id !== 'XX' ? id : null);

function decided(inputs: ConditionInput[]): { conditions: Condition[]; rejections: string[] } {
  const rejections = new Rejections();
  const conditions = decideConditions(inputs, 'details.0.conditions', { country: known, port: known }, rejections);
  const outcome = rejections.any ? rejections.toRejection().rejections : [];
  return { conditions, rejections: outcome.map(({ field, key }) => `${field} ${key}`) };
}

describe('the conditions of a detail', () => {
  it('are stored as an editor sends them, and sent as they are stored', () => {
    expect(decided(ALL.map(toConditionInput))).toEqual({ conditions: ALL, rejections: [] });
  });

  it.each<[ConditionInput, string]>([
    [{ kind: 'VISITED' }, 'countryIds rejection.required'],
    [{ kind: 'VISITED', countryIds: ['XX'] }, 'countryIds rejection.unknownGroupOrCountry'],
    [{ kind: 'RESIDENCE', countryIds: [] }, 'countryIds rejection.required'],
    [{ kind: 'HOLDS', documents: [] }, 'documents rejection.required'],
    [
      { kind: 'HOLDS', documents: [{ issuerId: 'XX', kind: 'VISA' }] },
      'documents.0.issuerId rejection.unknownGroupOrCountry',
    ],
    [
      { kind: 'HOLDS', documents: [{ issuerId: 'US', kind: 'VISA' }], withinYears: 5, qualities: ['USED'] },
      'withinYears rejection.notOfEndedDocuments',
    ],
    [{ kind: 'AGE' }, 'ageFrom rejection.required'],
    [{ kind: 'AGE', ageFrom: 12, ageTo: 2 }, 'ageTo rejection.notInRange'],
    [{ kind: 'ENTRY_BY', means: [] }, 'means rejection.required'],
    [{ kind: 'ENTRY_BY', portIds: ['XX'] }, 'portIds rejection.unknownPlace'],
    [{ kind: 'PASSPORT' }, 'passports rejection.required'],
  ])('are rejected on their field: %j', (input, expected) => {
    expect(decided([toConditionInput(ALL[0]!), input]).rejections).toEqual([`details.0.conditions.1.${expected}`]);
  });

  it('name what documents have to be, of each kind what is asked of it', () => {
    const [visa, residence] = [
      { kind: 'VISA', issuer: 'US' },
      { kind: 'RESIDENCE', issuer: 'CA' },
    ] as const;
    const text = (required: Pick<Extract<Condition, { kind: 'HOLDS' }>, 'qualities' | 'validMonths'>): string =>
      conditionsText([{ kind: 'HOLDS', documents: [visa, residence], ...required }], 'en');
    expect(text({ qualities: ['MULTIPLE_ENTRY'] })).toBe(
      'with a valid multiple-entry visa (United States) or a valid residence permit (Canada)',
    );
    expect(text({ qualities: ['PERMANENT', 'USED'] })).toBe(
      'with a valid visa that has been used before (United States) or a valid permanent residence permit (Canada)',
    );
    expect(text({ validMonths: 6 })).toBe(
      'with a visa valid for at least another 6 months on entry (United States) or a residence permit valid for at least another 6 months on entry (Canada)',
    );
  });

  it('name the issuers of documents once for each kind, or once for both', () => {
    const held = (...documents: Extract<Condition, { kind: 'HOLDS' }>['documents']): string =>
      conditionsText([{ kind: 'HOLDS', documents }], 'en');
    const [visa, residence] = [{ kind: 'VISA' }, { kind: 'RESIDENCE' }] as const;
    expect(held({ ...visa, issuer: 'US' }, { ...visa, issuer: 'CA' }, { ...residence, issuer: 'US' })).toBe(
      'with a valid visa (United States or Canada) or a valid residence permit (United States)',
    );
    expect(
      held(
        { ...visa, issuer: 'US' },
        { ...residence, issuer: 'SCHENGEN' },
        { ...visa, issuer: 'SCHENGEN' },
        { ...residence, issuer: 'US' },
      ),
    ).toBe('with a valid visa or residence permit (United States or Schengen area)');
  });

  it('are put into the words of every language', () => {
    for (const language of LANGUAGES) {
      const texts = ALL.map((condition) => conditionsText([condition], language));
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) expect([language, text]).toEqual([language, expect.not.stringMatching(/[{}]/)]);
    }
    expect(conditionsText(ALL.slice(0, 1), 'en')).toBe(
      'after a stay in the 6 days before arrival (Kenya or countries with a risk of yellow fever), or an airport transit there of more than 12 hours',
    );
    expect(conditionsText(ALL.slice(5, 6), 'en')).toBe(
      'with a visa valid at any time in the last 10 years (United States)',
    );
    expect(conditionsText(ALL.slice(5, 6), 'pl')).toBe('z wizą ważną w ciągu ostatnich 10 lat (Stany Zjednoczone)');
    expect(conditionsText([ALL[3]!, ALL[8]!], 'de')).toBe(
      'mit gültigem Visum (Vereinigte Staaten) und im Alter ab 60 Jahren',
    );
    expect(conditionsText(ALL.slice(-2, -1), 'de')).toBe('bei Einreise auf dem Seeweg oder bei Einreise über CMB');
    expect(conditionsText(ALL.slice(-1), 'tr')).toBe('acil durumda verilen geçici pasaport kullanılması hâli hariç');
  });

  it('say stays last, infants without a figure, and one country from several', () => {
    const infant: Condition = { kind: 'AGE', from: null, to: 0 };
    const resident = (...countries: string[]): Condition => ({ kind: 'RESIDENCE', countries });
    expect(conditionsText([ALL[0]!, infant], 'de')).toMatch(
      /^im ersten Lebensjahr und nach einem Aufenthalt in den letzten 6 Tagen/,
    );
    expect(conditionsText([infant], 'tr')).toBe('1 yaşından küçük olunması hâlinde');
    expect(conditionsText([resident('IN')], 'pl')).toBe('dla osób mieszkających w tym kraju (Indie)');
    expect(conditionsText([resident('SCHENGEN')], 'pl')).toMatch(/^dla osób mieszkających w jednym z tych krajów/);
  });
});
