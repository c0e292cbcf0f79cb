import { jest } from '@jest/globals';
import type { Viewer } from '@landfall/platform';
import type { TestingModule } from '@nestjs/testing';
import type { Type } from '@nestjs/common';
import { CountrySelectionsResolver } from '../../../organisations/src/favourites/country-selections.resolver.js';
import { resolvedFor, modulesOf } from '../../../journeys/test/modules-of.js';
import { TripWorld, type Agent } from '../../../journeys/test/trip-world.js';
import { OrganisationsModule } from '../../../organisations/src/organisations.module.js';
import { AnswersModule } from '../answers.module.js';
import { LineSelectionsResolver } from './line-selections.resolver.js';
import { Cruises } from './cruises.js';

jest.setTimeout(60_000);

let world: TripWorld;
let module: TestingModule;
let agent: Agent;
let other: Agent;
beforeAll(async () => {
  world = await TripWorld.open();
  await world.startAfresh();
  [agent, other] = [await world.agent('SONNENWEG'), await world.agent('NORDLICHT')];
  module = await modulesOf(world, OrganisationsModule, AnswersModule);
});
afterAll(async () => {
  await module.close();
  await world.close();
});

const as = <R, T>(viewer: Viewer, type: Type<R>, work: (resolver: R) => T | Promise<T>): Promise<T> =>
  resolvedFor(module, viewer, type, work);
const countries = async (viewer: Viewer): Promise<string[]> =>
  (await as(viewer, CountrySelectionsResolver, (r) => r.selections())).map(({ id }) => id);

describe('favourites', () => {
  it('are chosen one by one or all at once, and are sorted by name', async () => {
    expect(await countries(agent)).toEqual([]);
    await as(agent, CountrySelectionsResolver, (r) => r.create('th'));
    await as(agent, CountrySelectionsResolver, (r) => r.create('TH'));
    await as(agent, CountrySelectionsResolver, (r) => r.create('EG'));
    expect(await countries(agent)).toEqual(['EG', 'TH']);
    await as(agent, CountrySelectionsResolver, (r) => r.update(['JP', 'AT', 'jp']));
    expect(await countries(agent)).toEqual(['JP', 'AT']);
    await as(agent, CountrySelectionsResolver, (r) => r.delete('JP'));
    await as(agent, CountrySelectionsResolver, (r) => r.delete('JP'));
    expect(await countries(agent)).toEqual(['AT']);
    await as(agent, CountrySelectionsResolver, (r) => r.update([]));
    expect(await countries(agent)).toEqual([]);
  });

  it('of one organisation are not those of another, and who has none may keep none', async () => {
    await as(agent, CountrySelectionsResolver, (r) => r.update(['TH']));
    await as(other, CountrySelectionsResolver, (r) => r.update(['EG']));
    expect([await countries(agent), await countries(other)]).toEqual([['TH'], ['EG']]);
    const editor: Viewer = { userId: world.editor, isStaff: true, organisationId: null, permissions: [] };
    await expect(countries(editor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('that do not exist are rejected, and nothing changes', async () => {
    await as(agent, CountrySelectionsResolver, (r) => r.update(['TH']));
    expect(await as(agent, CountrySelectionsResolver, (r) => r.update(['EG', 'XX']))).toEqual({
      ok: false,
      errors: [{ field: 'countryIds', messages: ['Dieses Land gibt es nicht: XX.'] }],
    });
    expect(await countries(agent)).toEqual(['TH']);
    expect(await as(agent, LineSelectionsResolver, (r) => r.create('no line'))).toMatchObject({ ok: false });
  });

  it('are shipping lines too', async () => {
    const [first] = module.get(Cruises, { strict: false }).shippingLines;
    await as(agent, LineSelectionsResolver, (r) => r.create(first!.id));
    expect(await as(agent, LineSelectionsResolver, (r) => r.selections())).toEqual([first]);
    expect(await as(other, LineSelectionsResolver, (r) => r.selections())).toEqual([]);
    await as(agent, LineSelectionsResolver, (r) => r.delete(first!.id));
    expect(await as(agent, LineSelectionsResolver, (r) => r.selections())).toEqual([]);
  });
});
