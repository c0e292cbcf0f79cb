import { LANGUAGES, newId, type Language } from '@landfall/kernel';
import { Conditions, inLanguage, inOrder, readPage, type ListArguments, type ListSource } from '../index.js';
import { testDatabase, wholeList, type TestDatabase } from '../testing/index.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
}, 30_000);
afterAll(() => db.close());

type Field = 'name' | 'link';

const source = (language: Language): ListSource<Field> => ({
  from: 'external_restriction_info i',
  id: 'i.id',
  sort: { name: [inLanguage('i.name', language)], link: ['i.link'] },
  defaultSort: ['name', 'ASC'],
});

async function namesOf(
  entries: readonly (readonly [name: string, link: string | null])[],
  args: ListArguments<Field>,
  language: Language = 'de',
): Promise<string[]> {
  return db.database.transaction('none', async (tx) => {
    await tx.query('delete from external_restriction_info');
    for (const [name, link] of entries)
      await tx.query(
        `insert into external_restriction_info (id, name, info_category, link) values ($1, $2, 'Hinweise', $3)`,
        [newId(), name, link],
      );
    const all = await wholeList(async (page) => {
      const { ids, totalCount } = await readPage(tx, source(language), new Conditions(), { ...args, ...page });
      const { rows } = await tx.query<{ id: string; name: string }>('select id, name from external_restriction_info');
      return { results: inOrder(ids, rows), totalCount };
    });
    return all.map(({ name }) => name);
  });
}

const unlinked = (...names: string[]): [string, null][] => names.map((name) => [name, null]);

describe('a page of a list', () => {
  it('sorts names as readers of the language expect them, capitals beside small letters', async () => {
    const names = unlinked('Zypern', 'Österreich', 'Oman', 'Ägypten', 'albanien', 'Albanien', 'Chile', 'Cuba');
    expect(await namesOf(names, {})).toEqual([
      'Ägypten',
      'albanien',
      'Albanien',
      'Chile',
      'Cuba',
      'Oman',
      'Österreich',
      'Zypern',
    ]);
    // Czech sorts "ch" after "h", Danish "Ä" and "Ö" after "Z".
    expect((await namesOf(names, {}, 'cs')).slice(3, 5)).toEqual(['Cuba', 'Chile']);
    expect((await namesOf(names, {}, 'da')).slice(-3)).toEqual(['Zypern', 'Ägypten', 'Österreich']);
  });

  it.each(LANGUAGES)('can be sorted in the language %s', async (language) => {
    expect(await namesOf(unlinked('b', 'a'), {}, language)).toEqual(['a', 'b']);
  });

  it('turns the order round', async () => {
    expect(await namesOf(unlinked('b', 'c', 'a'), { sortField: 'name', sortOrder: 'DESC' })).toEqual(['c', 'b', 'a']);
    expect(await namesOf(unlinked('b', 'c', 'a'), { sortField: 'name' })).toEqual(['a', 'b', 'c']);
  });

  it('has entries without a value last in either order', async () => {
    const entries = [
      ['none', null],
      ['one', 'https://one.example'],
      ['two', 'https://two.example'],
    ] as const;
    expect(await namesOf(entries, { sortField: 'link' })).toEqual(['one', 'two', 'none']);
    expect(await namesOf(entries, { sortField: 'link', sortOrder: 'DESC' })).toEqual(['two', 'one', 'none']);
  });

  it('has every entry on exactly one page when all of them are equal', async () => {
    const names = unlinked(...Array.from({ length: 41 }, () => 'same'));
    expect(await namesOf(names, {})).toHaveLength(41);
    expect(await namesOf(names, { sortField: 'link', sortOrder: 'DESC' })).toHaveLength(41);
  });
});
