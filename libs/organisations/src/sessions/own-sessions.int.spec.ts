import { jest } from '@jest/globals';
import type { TestingModule } from '@nestjs/testing';
import { resolvedFor, modulesOf } from '../../../journeys/test/modules-of.js';
import { TripWorld, type Agent } from '../../../journeys/test/trip-world.js';
import { OrganisationsModule } from '../organisations.module.js';
import { OwnSessionsResolver } from './own-sessions.resolver.js';
import { Sessions } from './sessions.js';

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

const open = async (user: Agent): Promise<string> =>
  (await module.get(Sessions).open({ id: user.userId, passwordHash: 'a hash' })).access;
const as = <T>(user: Agent, token: string, work: (resolver: OwnSessionsResolver) => Promise<T>): Promise<T> =>
  resolvedFor(module, user, OwnSessionsResolver, work, token);

it('are listed for their user, who ends one of them', async () => {
  const first = await open(agent);
  world.later(60);
  const second = await open(agent);
  const foreign = await open(other);
  const listed = await as(agent, second, (r) => r.mySessions());
  expect(listed.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  const [theirs] = await as(other, foreign, (r) => r.mySessions());
  expect(await as(agent, second, (r) => r.endSession(theirs!.id))).toMatchObject({ ok: false });
  expect(await as(agent, second, (r) => r.endSession(listed[1]!.id))).toMatchObject({ ok: true });
  expect((await as(agent, second, (r) => r.mySessions())).map(({ id }) => id)).toEqual([listed[0]!.id]);
  expect((await as(other, foreign, (r) => r.mySessions())).length).toBe(1);
  const rows = await world.query<{ hash: string }>(`select encode(token_hash, 'base64') as hash from session`);
  expect(rows.map(({ hash }) => hash)).not.toContain(listed[0]!.id);
  expect(first).not.toBe(second);
});
