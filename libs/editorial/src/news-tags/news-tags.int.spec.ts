import { jest } from '@jest/globals';
import { newId, type Language } from '@landfall/kernel';
import type { Presented } from '@landfall/platform';
import type { QueryNewsTagListArgs } from '@landfall/platform/schema';
import { PAGE_TOO_LONG, rejectionsOf, wholeList } from '@landfall/platform/testing';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { EditorsDesk, accepted, rejected } from '../../test/editors-desk.js';
import { NewsTagsResolver, type NewsTagInput } from './news-tags.resolver.js';

jest.setTimeout(20_000);

let desk: EditorsDesk;
freshForEachTest(EditorsDesk.open, (fresh) => void (desk = fresh));

const ask = <T>(work: (resolver: NewsTagsResolver) => Promise<T>, language: Language = 'de'): Promise<T> =>
  desk.as(desk.editor, NewsTagsResolver, work, language);
const create = async (nameDe: string, nameEn: string, order = 0, nameNl?: string): Promise<Presented<'NewsTag'>> =>
  accepted(await ask((r) => r.create({ nameDe, nameEn, order, ...(nameNl ? { nameNl } : {}) })), 'newsTag');
const update = (input: NewsTagInput): Promise<object> => ask((r) => r.update(input));

const names = async (args: QueryNewsTagListArgs = {}): Promise<string[]> =>
  (await wholeList((part) => ask((r) => r.list({ ...args, ...part })))).map(({ nameDe }) => nameDe);

describe('tags of news', () => {
  it('are named in the language of the reader, in English where it has no name', async () => {
    await create('Streik', 'Strike', 1, 'Staking');
    await create('Wetter', 'Weather', 0);
    const named = (language: Language): Promise<string[]> =>
      ask(async (r) => (await r.newsTags()).map(({ name }) => name), language);
    expect(await named('de')).toEqual(['Wetter', 'Streik']);
    expect(await named('nl')).toEqual(['Weather', 'Staking']);
    expect(await named('tr')).toEqual(['Weather', 'Strike']);
  });

  it('have a German and an English name that no other tag has, and a place in the order', async () => {
    const { id } = await create('Streik', 'Strike', 1, 'Staking');
    await create('Wetter', 'Weather');
    expect(rejected(await ask((r) => r.create({ nameDe: ' ', nameEn: 'x'.repeat(81), order: 1.5 })))).toEqual({
      nameDe: ['Pflichtfeld'],
      nameEn: ['Höchstens 80 Zeichen sind möglich.'],
      order: ['Erwartet wird eine ganze Zahl von 0 bis 9999.'],
    });
    const taken = ['Diesen Namen gibt es bereits.'];
    expect(rejected(await ask((r) => r.create({ nameDe: 'STREIK', nameEn: 'Walkout', order: 0 })))).toEqual({
      nameDe: taken,
    });
    expect(rejected(await update({ id, nameDe: 'Streik', nameEn: 'weather', order: 0 }))).toEqual({ nameEn: taken });
    expect(rejected(await ask((r) => r.create({ nameDe: 'a', nameEn: 'a', nameNl: 'staking', order: 0 })))).toEqual({
      nameNl: taken,
    });
    expect(rejected(await ask((r) => r.create({ nameDe: 'wetter', nameEn: 'STRIKE', order: 1.5 })))).toEqual({
      nameDe: taken,
      nameEn: taken,
      order: ['Erwartet wird eine ganze Zahl von 0 bis 9999.'],
    });
  });

  it('keep a Dutch name that an update leaves out, and lose one that it empties', async () => {
    const { id } = await create('Streik', 'Strike', 1, 'Staking');
    await update({ id, nameDe: 'Streiks', nameEn: 'Strikes', order: 2 });
    expect(await ask((r) => r.one(id))).toEqual({
      id,
      name: 'Streiks',
      nameDe: 'Streiks',
      nameEn: 'Strikes',
      nameNl: 'Staking',
      order: 2,
    });
    await update({ id, nameDe: 'Streiks', nameEn: 'Strikes', nameNl: ' ', order: 2 });
    expect(await ask((r) => r.one(id))).toMatchObject({ nameNl: null });
  });

  it('are deleted once; what is unknown is rejected', async () => {
    const { id } = await create('Streik', 'Strike');
    expect(await ask((r) => r.delete(id))).toEqual({ ok: true, errors: [] });
    const unknown = { id: ['Der gewünschte Eintrag wurde nicht gefunden.'] };
    expect(rejected(await ask((r) => r.delete(id)))).toEqual(unknown);
    expect(rejected(await update({ id: newId(), nameDe: 'a', nameEn: 'a', order: 0 }))).toEqual(unknown);
    expect(await ask((r) => r.one('no id'))).toBeNull();
  });
});

describe('the list of tags', () => {
  beforeEach(async () => {
    await create('Überschwemmung', 'Flood', 2, 'Overstroming');
    await create('Zoll', 'Customs', 1);
    await create('Streik', 'Strike', 2, 'Staking');
  });

  it('sorts by order and by each name, entries without one last', async () => {
    expect(await names()).toEqual(['Zoll', 'Streik', 'Überschwemmung']);
    expect(await names({ sortField: 'order', sortOrder: 'DESC' })).toEqual(['Überschwemmung', 'Streik', 'Zoll']);
    expect(await names({ sortField: 'nameDe' })).toEqual(['Streik', 'Überschwemmung', 'Zoll']);
    expect(await names({ sortField: 'nameEn', sortOrder: 'DESC' })).toEqual(['Streik', 'Überschwemmung', 'Zoll']);
    expect(await names({ sortField: 'nameNl' })).toEqual(['Überschwemmung', 'Streik', 'Zoll']);
    expect(await names({ sortField: 'nameNl', sortOrder: 'DESC' })).toEqual(['Streik', 'Überschwemmung', 'Zoll']);
  });

  it('finds words in every name, and certain ids', async () => {
    expect(await names({ filter: { search: 'STR' } })).toEqual(['Streik', 'Überschwemmung']);
    expect(await names({ filter: { search: 'flood' } })).toEqual(['Überschwemmung']);
    expect(await names({ filter: { search: '%' } })).toEqual([]);
    const [tag] = await ask((r) => r.newsTags());
    expect(await names({ filter: { ids: [tag!.id, newId(), 'no id'] } })).toEqual(['Zoll']);
  });

  it('has the requested page and the number of all that fit, at most 100 at once', async () => {
    const { results, totalCount } = await ask((r) => r.list({ limit: 1, offset: 1 }));
    expect([results.map(({ nameEn }) => nameEn), totalCount]).toEqual([['Strike'], 3]);
    expect(await rejectionsOf(() => ask((r) => r.list({ limit: 101 })))).toEqual(PAGE_TOO_LONG);
  });
});
