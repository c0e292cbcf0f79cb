import { jest } from '@jest/globals';
import { eventually } from '@landfall/platform/testing';
import { Landfall } from './landfall.js';
import { createTrip, inDays, tokenOf, type Trip } from './operations.js';

jest.setTimeout(180_000);
const trip: Trip = { destinations: ['TH', 'US'], citizenships: ['DE'], dateStart: inDays(5), dateEnd: inDays(15) };
const FLOOD = 24;

let landfall: Landfall;
let agent: string;
let page: string;
beforeAll(async () => {
  landfall = await Landfall.start();
  agent = await landfall.login('agent');
  page = `/m/${tokenOf((await createTrip(landfall, agent, trip)).url!)}`;
});
afterAll(async () => {
  expect(await landfall.stop()).toBe(0);
  await landfall.remove();
});

const pageStatus = async (): Promise<number> =>
  (await landfall.fetch(`${page}?lang=en`, { headers: { accept: 'text/html' } })).status;
const countries = async (): Promise<number> =>
  (await landfall.data<{ countries: unknown[] }>(agent, '{ countries { id } }')).countries.length;
const lookup = async (): Promise<number> => {
  const began = performance.now();
  await landfall.data(
    agent,
    `{ destinationDetail(destinationsTypes: [COUNTRY], destinationIds: ["TH"], citizenshipCountryIds: ["DE"], restrictionType: PRIVATE, dateStart: "${trip.dateStart}", dateEnd: "${trip.dateEnd}") { version } }`,
  );
  return performance.now() - began;
};
const until = (status: number): Promise<void> =>
  eventually(async () => {
    const found = await pageStatus();
    if (found !== status) throw new Error(`The page answers ${found}, not ${status}.`);
  }, 60_000);

describe('staff and travellers', () => {
  it('work on without each other: a dead traveller process stops no staff request', async () => {
    expect(await pageStatus()).toBe(200);
    process.kill(await landfall.pidOf('traveller'), 'SIGKILL');
    await until(503);
    expect(await countries()).toBeGreaterThan(200);
    expect((await landfall.fetch('/')).status).toBe(200);
    await until(200);
  });

  it('and a dead api stops no page', async () => {
    process.kill(await landfall.pidOf('api'), 'SIGKILL');
    await eventually(async () => {
      if ((await landfall.fetch('/healthz')).status !== 503) throw new Error('The api still answers.');
    }, 20_000);
    expect(await pageStatus()).toBe(200);
    await eventually(async () => {
      if ((await landfall.fetch('/readyz')).status !== 200) throw new Error('The api has not come back.');
    }, 60_000);
    expect(await countries()).toBeGreaterThan(200);
  });

  it('share the machine only: lookups are answered in the middle of a flood of pages', async () => {
    await lookup();
    let flooding = true;
    let served = 0;
    const flood = Array.from({ length: FLOOD }, async () => {
      while (flooding) {
        await (await landfall.fetch(page)).text();
        served += 1;
      }
    });
    const times: number[] = [];
    for (let i = 0; i < 30; i += 1) times.push(await lookup());
    flooding = false;
    await Promise.all(flood);
    times.sort((a, b) => a - b);
    // In one process every lookup would wait for the pages that are queued before it.
    expect(served).toBeGreaterThan(FLOOD);
    expect(times[15]!).toBeLessThan(250);
  });
});
