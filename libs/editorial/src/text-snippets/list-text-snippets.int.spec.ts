import { jest } from '@jest/globals';
import { newId, type Language } from '@landfall/kernel';
import type { ListArguments, ListFilter } from '@landfall/platform';
import { PAGE_TOO_LONG, rejectionsOf, wholeList } from '@landfall/platform/testing';
import type { TextSnippetSortField } from '@landfall/platform/schema';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { EditorsDesk, accepted } from '../../test/editors-desk.js';
import type { PresentedTextSnippet } from './present-text-snippets.js';
import type { TextSnippetInput } from './text-snippet.input.js';
import { TextSnippetsResolver } from './text-snippets.resolver.js';

jest.setTimeout(20_000);

let desk: EditorsDesk;
freshForEachTest(EditorsDesk.open, (fresh) => void (desk = fresh));

const create = async (input: TextSnippetInput): Promise<PresentedTextSnippet> =>
  accepted(await desk.as(desk.editor, TextSnippetsResolver, (r) => r.create(input)), 'textSnippet');

type Arguments = ListArguments<TextSnippetSortField, ListFilter>;
const page = (args: Arguments, language: Language = 'de') =>
  desk.as(desk.editor, TextSnippetsResolver, (r) => r.textSnippetList(args), language);
const names = async (args: Arguments = {}): Promise<string[]> =>
  (await wholeList((part) => page({ ...args, ...part }))).map(({ name }) => name);

describe('the list of text snippets', () => {
  beforeEach(async () => {
    await create({ name: 'Übergang', textDe: '<p>Visum bei <strong>Ankunft</strong></p>' });
    desk.world.clock.set('2026-05-02T10:00:00Z');
    await create({ name: 'visum', text: 'Text' });
    desk.world.clock.set('2026-05-03T10:00:00Z');
    await create({ name: 'Impfung', textEn: 'Vaccination' });
  });

  it('sorts by name, and by when a snippet was written or changed', async () => {
    expect(await names()).toEqual(['Impfung', 'Übergang', 'visum']);
    expect(await names({ sortField: 'name', sortOrder: 'DESC' })).toEqual(['visum', 'Übergang', 'Impfung']);
    expect(await names({ sortField: 'createdAt' })).toEqual(['Übergang', 'visum', 'Impfung']);
    expect(await names({ sortField: 'modifiedAt', sortOrder: 'DESC' })).toEqual(['Impfung', 'visum', 'Übergang']);
  });

  it('finds words in the name and in every text, but not in markup', async () => {
    expect(await names({ filter: { search: 'VISUM' } })).toEqual(['Übergang', 'visum']);
    expect(await names({ filter: { search: 'vaccin' } })).toEqual(['Impfung']);
    expect(await names({ filter: { search: 'über' } })).toEqual(['Übergang']);
    expect(await names({ filter: { search: 'bei ankunft' } })).toEqual(['Übergang']);
    expect(await names({ filter: { search: 'strong' } })).toEqual([]);
    expect(await names({ filter: { search: '%' } })).toEqual([]);
  });

  it('has the requested page, the number of all that fit, and the text of the reader', async () => {
    const found = await page({ limit: 1, offset: 1 }, 'en');
    expect(found.totalCount).toBe(3);
    expect(found.results).toMatchObject([
      { name: 'Übergang', text: '<p>Visum bei <strong>Ankunft</strong></p>', createdBy: { lastName: 'Lenz' } },
    ]);
    expect(await page({ offset: 3 })).toEqual({ results: [], totalCount: 3 });
  });

  it('has snippets of certain ids', async () => {
    const { id } = await create({ name: 'Pass', text: 'Text' });
    expect(await names({ filter: { ids: [id, newId(), 'no id'] } })).toEqual(['Pass']);
    expect(await names({ filter: { ids: [] } })).toEqual([]);
    expect(await desk.as(desk.editor, TextSnippetsResolver, (r) => r.textSnippet(id))).toMatchObject({
      id,
      name: 'Pass',
    });
    expect(await desk.as(desk.editor, TextSnippetsResolver, (r) => r.textSnippet('no id'))).toBeNull();
  });

  it('rejects a page that is too long in the language of the reader', async () => {
    expect(await rejectionsOf(() => page({ limit: 101 }))).toEqual(PAGE_TOO_LONG);
    expect(await rejectionsOf(() => page({ limit: 101, offset: -1 }), 'en')).toEqual({
      limit: ['A whole number from 1 to 100 is expected.'],
      offset: ['A whole number from 0 to 1000000 is expected.'],
    });
  });
});
