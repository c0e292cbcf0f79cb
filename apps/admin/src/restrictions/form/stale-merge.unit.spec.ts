import { emptyDetail, emptyRestriction, type DetailForm, type RestrictionForm } from './restriction-form.js';
import { isSame, mergeStale } from './stale-merge.js';

const detail = (id: string | null, part: Partial<DetailForm> = {}): DetailForm => ({ ...emptyDetail(), id, ...part });
const restriction = (part: Partial<RestrictionForm> = {}): RestrictionForm => ({
  ...emptyRestriction(),
  countryId: 'TH',
  details: [detail('a'), detail('b')],
  ...part,
});

it('sees no difference between blank and blank, or in the order of countries', () => {
  expect(isSame('', null)).toBe(true);
  expect(isSame(['DE', 'EU'], ['EU', 'DE'])).toBe(true);
  expect(isSame({ de: 'x', en: '' }, { de: 'x' })).toBe(true);
  expect(isSame(false, null)).toBe(false);
  expect(isSame(['DE'], ['DE', 'FR'])).toBe(false);
});

it('finds nothing to decide when both versions are the same', () => {
  const { merged, differences } = mergeStale(restriction(), restriction(), restriction());
  expect(differences).toEqual([]);
  expect(merged).toEqual(restriction());
});

it('keeps what I changed and takes over what only they changed', () => {
  const { merged, differences } = mergeStale(
    restriction(),
    restriction({ internalNote: 'mine', significantUpdateNote: 'why' }),
    restriction({ internalNote: 'theirs', reminder: '2027-01-01' }),
  );
  expect(merged).toMatchObject({ internalNote: 'mine', reminder: '2027-01-01', significantUpdateNote: 'why' });
  expect(differences.map(({ name, keeps }) => [name, keeps])).toEqual([
    ['reminder', 'theirs'],
    ['internalNote', 'mine'],
  ]);
});

it('merges values of one detail field by field', () => {
  const base = restriction({
    details: [detail('a', { values: { ErVisaRequired: true, ErVisaFreeDays: '30', ErVisaNote: { de: 'alt' } } })],
  });
  const mine = restriction({ details: [detail('a', { values: { ErVisaRequired: false, ErVisaFreeDays: '30' } })] });
  const theirs = restriction({
    details: [detail('a', { values: { ErVisaRequired: true, ErVisaFreeDays: '60', ErVisaNote: { de: 'neu' } } })],
  });
  const { merged, differences } = mergeStale(base, mine, theirs);
  expect(merged.details[0]?.values).toEqual({ ErVisaRequired: false, ErVisaFreeDays: '60' });
  expect(differences.map(({ name, keeps, base: before }) => [name, keeps, before])).toEqual([
    ['values.ErVisaRequired', 'mine', true],
    ['values.ErVisaFreeDays', 'theirs', '30'],
    ['values.ErVisaNote', 'mine', { de: 'alt' }],
  ]);
});

it('keeps my new details and takes over theirs', () => {
  const { merged, differences } = mergeStale(
    restriction(),
    restriction({ details: [detail('a'), detail('b'), detail(null, { noteDe: 'new of mine' })] }),
    restriction({ details: [detail('a'), detail('b'), detail('c', { noteDe: 'new of theirs' })] }),
  );
  expect(merged.details.map(({ id, noteDe }) => [id, noteDe])).toEqual([
    ['a', ''],
    ['b', ''],
    ['c', 'new of theirs'],
    [null, 'new of mine'],
  ]);
  expect(differences.map(({ kind, keeps }) => [kind, keeps])).toEqual([
    ['detail', 'theirs'],
    ['detail', 'mine'],
  ]);
});

it('removes what one of us removed, unless I have been working on it', () => {
  const base = restriction({ details: [detail('a'), detail('b'), detail('c')] });
  const mine = restriction({ details: [detail('b', { noteDe: 'worked on' }), detail('c')] });
  const theirs = restriction({ details: [detail('a')] });
  const { merged, differences } = mergeStale(base, mine, theirs);
  expect(merged.details.map(({ id, noteDe }) => [id, noteDe])).toEqual([[null, 'worked on']]);
  expect(differences.map(({ detail: one, keeps }) => [one?.id, keeps])).toEqual([
    ['a', 'mine'],
    ['b', 'mine'],
    ['c', 'theirs'],
  ]);
});
