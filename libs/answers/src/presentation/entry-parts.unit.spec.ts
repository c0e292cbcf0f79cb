import { answer, RuleIndex, type Entry } from '@landfall/requirements';
import type { Authority } from '@landfall/restrictions/authorities';
import { aDetail, aTrip } from '../../../requirements/test/a-detail.js';
import type { StoredText } from '../translations/translation-store.js';
import { EntryParts, type EntryOptions, type EntryPart } from './entry-parts.js';

const visaOfCanada = { kind: 'HOLDS' as const, documents: [{ issuer: 'CA', kind: 'VISA' as const }] };
const rules = [
  aDetail('TH', { ErVisaNote: { de: 'Vor der Reise.', en: 'Before you travel.' } }, { authorityId: 'a' }),
  aDetail(
    'TH',
    { ErVisaNote: { de: 'Am Flughafen.', en: 'At the airport.' } },
    { authorityId: 'b', conditions: [visaOfCanada] },
  ),
];
const entry = answer(RuleIndex.of(rules, {}), aTrip('TH')).entries.find(
  ({ detailType }) => detailType === 'ErVisaNote',
) as Entry;

const named = (prefix: string): EntryOptions['authority'] => {
  const names = new Map(
    ['a', 'b'].map((id): [string, Authority] => [id, { id, name: `${prefix} ${id}`, authorityType: 'OTHER' }]),
  );
  return (id) => names.get(id) ?? null;
};
const saidWith = (parts: EntryParts, options: EntryOptions): EntryPart =>
  parts.of(entry, options)!.saidBy(entry, options);
const namesIn = ({ statements }: EntryPart): unknown[] => statements.map(({ authority }) => authority?.name);

describe('the part of an entry that depends', () => {
  it('is one object for all who read it in a language, and says the same again once its bytes are kept', () => {
    const parts = new EntryParts();
    const options: EntryOptions = { language: 'en', authority: named('Office') };
    const part = parts.of(entry, options)!;
    const said = part.saidBy(entry, options);
    expect(part.saidBy(entry, options)).toBe(said);
    part.kept = {};
    expect(parts.of(entry, options)).toBe(part);
    expect(part.saidBy(entry, options)).not.toBe(said);
    expect(part.saidBy(entry, options)).toEqual(said);
    expect(parts.of(entry, { ...options, language: 'de' })).not.toBe(part);
  });

  it('has the present name of each authority, also of one that is named under a condition alone', () => {
    const parts = new EntryParts();
    const [office, ministry] = [named('Office'), named('Ministry')];
    const mixed: EntryOptions['authority'] = (id) => (id === 'b' ? ministry(id) : office(id));
    expect(namesIn(saidWith(parts, { language: 'en', authority: office }))).toEqual(['Office b', 'Office a']);
    expect(namesIn(saidWith(parts, { language: 'en', authority: mixed }))).toEqual(['Ministry b', 'Office a']);
  });

  it('has the present translation', () => {
    const parts = new EntryParts();
    const translations = { isEmpty: false, isIn: () => true, changes: 1, find: (): StoredText | null => null };
    const options: EntryOptions = { language: 'cs', authority: named('Office'), translations };
    expect(saidWith(parts, options).text).toContain('At the airport.');
    translations.changes = 2;
    translations.find = () => ({ text: 'Na letišti.', language: 'cs', byMachine: false });
    expect(saidWith(parts, options).text).toContain('Na letišti.');
  });
});
