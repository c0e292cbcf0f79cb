import { jest } from '@jest/globals';
import { TRAVELLER_ROLE } from '@landfall/platform';
import { eventually } from '@landfall/platform/testing';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { TripWorld, type Agent } from '../../../test/trip-world.js';
import { NewTripSignal } from './new-trip-signal.js';

jest.setTimeout(30_000);

let world: TripWorld;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
});

it('names each trip by its id once it is made, and nothing else of it', async () => {
  const named: string[] = [];
  const signal = new NewTripSignal(world.db.url, TRAVELLER_ROLE);
  signal.onSignal((payload) => named.push(payload));
  await signal.start();
  const { id } = await world.journey(agent, { email: 'traveller@mail.example' });
  await eventually(() => expect(named).toEqual(['', id]));
  await signal.stop();
});
