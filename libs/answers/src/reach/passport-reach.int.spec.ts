import { jest } from '@jest/globals';
import { InputRejected } from '@landfall/kernel';
import { runInRequest, type Presented, type Viewer } from '@landfall/platform';
import { queriesOf } from '@landfall/platform/testing';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld } from '../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { Viewpoints } from '../map/viewpoints.js';
import { PassportReachHandler, type PassportReachArguments } from './passport-reach.query.js';
import { PassportReachResolver } from './passport-reach.resolver.js';

jest.setTimeout(20_000);

let world: TripWorld;
let resolver: PassportReachResolver;
let agent: Viewer;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  const viewpoints = new Viewpoints(world.db.database, world.places, world.clock, world.config);
  resolver = new PassportReachResolver(queriesOf(new PassportReachHandler(world.places, world.rules, viewpoints)));
  agent = await world.agent('SONNENWEG');
});

const reach = (args: PassportReachArguments = {}): Promise<Presented<'CountryReach'>[]> =>
  runInRequest({ correlationId: 'test', language: 'de', viewer: agent, token: null, address: '' }, () =>
    resolver.passportReach(args),
  );
const into = async (id: string, args: PassportReachArguments = {}): Promise<string | undefined> =>
  (await reach(args)).find(({ country }) => country.id === id)?.access;

it('names every country but the own one once', async () => {
  const rows = await reach({ citizenshipId: 'tr', departureId: 'DE' });
  expect(rows.map(({ country }) => country.id).sort()).toEqual(
    world.places
      .countries('de')
      .map(({ iso2 }) => iso2)
      .filter((iso2) => iso2 !== 'TR')
      .sort(),
  );
  expect(new Set(rows.map(({ access }) => access))).toEqual(new Set(['UNKNOWN']));
});

it('is that of the organisation where nothing else is named, and of the purpose and day that are', async () => {
  await world.query(`update organisation set default_nationality = 'FR', default_departure = 'FR' where id = $1`, [
    agent.organisationId,
  ]);
  await world.saved(
    aRestriction()
      .for('TH')
      .stating({ ErVisaRequired: false, ErEntryPermitRequired: false }, { citizenshipIds: ['FR'] })
      .stating({ ErVisaRequired: true }, { citizenshipIds: ['FR'], restrictionType: 'BUSINESS' }),
  );
  expect(await into('TH')).toBe('FREE');
  expect(await into('TH', { restrictionType: 'BUSINESS' })).toBe('VISA');
  expect(await into('TH', { document: 'ID_CARD' })).toBe('UNKNOWN');
  expect(await into('TH', { citizenshipId: 'DE' })).toBe('UNKNOWN');
});

it('rejects a country that does not exist, and a day that is none', async () => {
  await expect(reach({ citizenshipId: 'QQ' })).rejects.toThrow(InputRejected);
  await expect(reach({ on: '2026-02-31' })).rejects.toThrow(InputRejected);
});
