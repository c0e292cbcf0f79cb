import { jest } from '@jest/globals';
import type { TestingModule } from '@nestjs/testing';
import { resolvedFor, modulesOf } from '../../../journeys/test/modules-of.js';
import { TripWorld, type Agent } from '../../../journeys/test/trip-world.js';
import { OrganisationsModule } from '../organisations.module.js';
import { CountrySelectionsResolver } from './country-selections.resolver.js';

jest.setTimeout(60_000);

let world: TripWorld;
let module: TestingModule;
let agent: Agent;
let other: Agent;
beforeAll(async () => {
  world = await TripWorld.open();
  await world.startAfresh();
  [agent, other] = [await world.agent('SONNENWEG'), await world.agent('NORDLICHT')];
  module = await modulesOf(world, OrganisationsModule);
});
afterAll(async () => {
  await module.close();
  await world.close();
});

const as = <R>(user: Agent, work: (resolver: CountrySelectionsResolver) => Promise<R>): Promise<R> =>
  resolvedFor(module, user, CountrySelectionsResolver, work);
const chosenBy = async (user: Agent): Promise<unknown[]> =>
  (await as(user, (resolver) => resolver.selections())).map(({ id }) => id).sort();
const recorded = async (): Promise<unknown[]> =>
  (
    await world.query<{ payload: unknown }>(
      `select payload from event_log where type = 'organisations.FavouritesChanged' order by position`,
    )
  ).map(({ payload }) => payload);

it('records which favourites have come and gone, and nothing where all stays as it is', async () => {
  await as(agent, (resolver) => resolver.create('TH'));
  await as(agent, (resolver) => resolver.create('TH'));
  await as(agent, (resolver) => resolver.update(['VN', 'TH', 'VN']));
  await as(agent, (resolver) => resolver.update(['TH', 'VN']));
  await as(agent, (resolver) => resolver.delete('JP'));
  await as(agent, (resolver) => resolver.delete('TH'));
  expect(await chosenBy(agent)).toEqual(['VN']);
  expect(await chosenBy(other)).toEqual([]);
  expect(await recorded()).toEqual([
    { kind: 'COUNTRY', added: ['TH'], removed: [] },
    { kind: 'COUNTRY', added: ['VN'], removed: [] },
    { kind: 'COUNTRY', added: [], removed: ['TH'] },
  ]);
});

it('keeps both of two that are added at the same moment', async () => {
  await Promise.all(['AT', 'CH', 'IT'].map((id) => as(other, (resolver) => resolver.create(id))));
  expect(await chosenBy(other)).toEqual(['AT', 'CH', 'IT']);
});

it('changes nothing for a country that does not exist', async () => {
  const { ok, errors } = await as(other, (resolver) => resolver.update(['DE', 'XX']));
  expect([ok, errors.map(({ field }) => field)]).toEqual([false, ['countryIds']]);
  expect(await chosenBy(other)).toEqual(['AT', 'CH', 'IT']);
});
