import { jest } from '@jest/globals';
import { newId } from '@landfall/kernel';
import type { ListArguments, ListPage } from '@landfall/platform';
import { PAGE_TOO_LONG, rejectionsOf, wholeList } from '@landfall/platform/testing';
import type { AuthoritySortField } from '@landfall/platform/schema';
import { freshForEachTest } from '../../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../../journeys/test/trip-world.js';
import { asking } from '../../../test/asking.js';
import { ensureAuthority, type Authority, type AuthorityType } from '../../model/authorities/authority-store.js';
import { ListAuthorities, ListAuthoritiesHandler, type AuthorityFilter } from './list-authorities.query.js';

jest.setTimeout(20_000);

let world: TripWorld;
freshForEachTest(TripWorld.open, (fresh) => void (world = fresh));

type Arguments = ListArguments<AuthoritySortField, AuthorityFilter>;
const page = (args: Arguments): Promise<ListPage<Authority>> =>
  asking(() => new ListAuthoritiesHandler(world.db.database).execute(new ListAuthorities(args, 'de')));
const names = async (args: Arguments = {}): Promise<string[]> =>
  (await wholeList((part) => page({ ...args, ...part }))).map(({ name }) => name);
const keep = (name: string, type: AuthorityType): Promise<string> =>
  world.inSystem((tx) => ensureAuthority(tx, newId(), name, type));

describe('the list of authorities', () => {
  let ministry: string;
  beforeEach(async () => {
    await world.inSystem((tx) => tx.query('delete from authority'));
    await keep('Robert Koch-Institut', 'HEALTH_INSTITUTE');
    ministry = await keep('ägyptisches Innenministerium', 'DESTINATION_COUNTRY');
    await keep('Auswärtiges Amt', 'FOREIGN_OFFICE');
    await keep('Botschaft', 'DESTINATION_COUNTRY');
  });

  it('sorts by name, and by type and name', async () => {
    const byName = ['ägyptisches Innenministerium', 'Auswärtiges Amt', 'Botschaft', 'Robert Koch-Institut'];
    expect(await names()).toEqual(byName);
    expect(await names({ sortField: 'name', sortOrder: 'DESC' })).toEqual(byName.toReversed());
    expect(await names({ sortField: 'authorityType' })).toEqual([
      'ägyptisches Innenministerium',
      'Botschaft',
      'Auswärtiges Amt',
      'Robert Koch-Institut',
    ]);
  });

  it('narrows by words, type and ids', async () => {
    expect(await names({ filter: { search: 'INSTITUT' } })).toEqual(['Robert Koch-Institut']);
    expect(await names({ filter: { authorityType: 'DESTINATION_COUNTRY', search: 'bot' } })).toEqual(['Botschaft']);
    expect(await page({ limit: 1, filter: { ids: [ministry, newId()] } })).toEqual({
      results: [{ id: ministry, name: 'ägyptisches Innenministerium', authorityType: 'DESTINATION_COUNTRY' }],
      totalCount: 1,
    });
  });

  it('rejects a page that is too long', async () => {
    expect(await rejectionsOf(() => page({ limit: 101 }))).toEqual(PAGE_TOO_LONG);
  });
});
