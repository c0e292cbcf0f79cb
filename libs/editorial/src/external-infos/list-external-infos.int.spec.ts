import { jest } from '@jest/globals';
import type { ListArguments } from '@landfall/platform';
import { PAGE_TOO_LONG, rejectionsOf, wholeList } from '@landfall/platform/testing';
import type { ExternalInfoSortField } from '@landfall/platform/schema';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { EditorsDesk, accepted } from '../../test/editors-desk.js';
import type { ExternalInfo } from './external-info.entity.js';
import { ExternalInfosResolver } from './external-infos.resolver.js';
import type { ExternalInfoFilter } from './external-infos.record.js';

jest.setTimeout(20_000);

let desk: EditorsDesk;
freshForEachTest(EditorsDesk.open, (fresh) => void (desk = fresh));

const create = async (name: string, infoCategory: string, allowIframe = false): Promise<ExternalInfo> =>
  accepted(
    await desk.as(desk.editor, ExternalInfosResolver, (r) =>
      r.create({ name, infoCategory, allowIframe, linkDe: 'https://example.org/de' }),
    ),
    'info',
  );

type Arguments = ListArguments<ExternalInfoSortField, ExternalInfoFilter>;
const page = (args: Arguments) => desk.as(desk.editor, ExternalInfosResolver, (r) => r.externalInfoList(args));
const names = async (args: Arguments = {}): Promise<string[]> =>
  (await wholeList((part) => page({ ...args, ...part }))).map(({ name }) => name);

describe('the list of operators’ infos', () => {
  beforeEach(async () => {
    await create('Nordreisen', 'Visum');
    await create('Östwind', 'Gesundheit', true);
    await create('alpin', 'visum');
  });

  it('sorts by category and name, and by name alone', async () => {
    expect(await names()).toEqual(['Östwind', 'alpin', 'Nordreisen']);
    expect(await names({ sortField: 'infoCategory', sortOrder: 'DESC' })).toEqual(['Nordreisen', 'alpin', 'Östwind']);
    expect(await names({ sortField: 'name' })).toEqual(['alpin', 'Nordreisen', 'Östwind']);
  });

  it('narrows by words, category and whether a page may be framed', async () => {
    expect(await names({ filter: { search: 'GESUND' } })).toEqual(['Östwind']);
    expect(await names({ filter: { infoCategory: 'VISUM' } })).toEqual(['alpin', 'Nordreisen']);
    expect(await names({ filter: { infoCategory: 'Visum', search: 'nord' } })).toEqual(['Nordreisen']);
    expect(await names({ filter: { allowIframe: true } })).toEqual(['Östwind']);
    expect(await names({ filter: { allowIframe: false } })).toEqual(['alpin', 'Nordreisen']);
  });

  it('has one page and the number of all, and infos of certain ids', async () => {
    const { id } = await create('Süd', 'Zoll');
    expect(await page({ limit: 2, filter: { infoCategory: 'Zoll' } })).toEqual({
      results: [expect.objectContaining({ id, link: 'https://example.org/de' })],
      totalCount: 1,
    });
    expect(await names({ filter: { ids: [id] } })).toEqual(['Süd']);
    expect(await desk.as(desk.editor, ExternalInfosResolver, (r) => r.externalInfo(id))).toMatchObject({ name: 'Süd' });
    expect(await desk.as(desk.editor, ExternalInfosResolver, (r) => r.externalInfo('no id'))).toBeNull();
  });

  it('rejects a page that is too long', async () => {
    expect(await rejectionsOf(() => page({ limit: 101 }))).toEqual(PAGE_TOO_LONG);
  });
});
