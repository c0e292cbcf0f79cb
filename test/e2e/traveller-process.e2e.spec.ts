import { brotliCompressSync, constants } from 'node:zlib';
import { jest } from '@jest/globals';
import { eventually } from '@landfall/platform/testing';
import { Landfall } from './landfall.js';
import { createTrip, inDays, tokenOf, type Trip } from './operations.js';
import { rowsOf } from './rows.js';

jest.setTimeout(180_000);
const trip: Trip = { destinations: ['TH', 'US'], citizenships: ['DE'], dateStart: inDays(5), dateEnd: inDays(15) };
/** Pages out of memory would be no work. */
const RELOAD = { headers: { 'cache-control': 'no-cache' } };
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
const lookup = (): Promise<unknown> =>
  landfall.data(
    agent,
    `{ destinationDetail(departureType: COUNTRY, departureId: "DE", destinationsTypes: [COUNTRY], destinationIds: ["TH"], citizenshipIds: ["DE"],
      restrictionType: PRIVATE, dateStart: "${trip.dateStart}", dateEnd: "${trip.dateEnd}") { version } }`,
  );
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const until = (status: number): Promise<void> =>
  eventually(async () => {
    const found = await pageStatus();
    if (found !== status) throw new Error(`The page answers ${found}, not ${status}.`);
  }, 60_000);

/** How many bytes of a page come over the wire. */
async function sizeOf(path: string): Promise<{ sent: number; html: string }> {
  const response = await landfall.fetch(path, { headers: { 'accept-encoding': 'br' } });
  return { sent: Number(response.headers.get('content-length')), html: await response.text() };
}

/** What a reader who waits for the compression gets of it. */
const compressedInHaste = (html: string): number =>
  brotliCompressSync(html, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(html),
    },
  }).length;

describe('the page of a new trip', () => {
  it('is made before its first reader comes, and is evidence of nothing until then', async () => {
    const database = await landfall.databaseUrl();
    const shown = async (journeyId: string): Promise<number> => {
      const rows = await rowsOf(database, 'select 1 from evidence_shown where journey_id = $1', [journeyId]);
      return rows.length;
    };
    // How soon a busy machine comes to it is not said: each further trip waits longer for its reader.
    for (let wait = 3_000; ; wait *= 2) {
      const { url, id } = await createTrip(landfall, agent, { ...trip, dateEnd: inDays(15 + wait / 3_000) });
      await new Promise((resolve) => setTimeout(resolve, wait));
      expect(await shown(id!)).toBe(0);
      const { sent, html } = await sizeOf(`/m/${tokenOf(url!)}`);
      expect(await shown(id!)).toBe(1);
      if (sent < 0.97 * compressedInHaste(html)) break;
      expect(wait).toBeLessThan(40_000);
    }
  });
});

describe('staff and travellers', () => {
  it('work on without each other: a dead traveller process stops no staff request', async () => {
    expect(await pageStatus()).toBe(200);
    expect(await (await landfall.fetch('/traveller/imprint?lang=da')).text()).toContain('Licens: CC BY 4.0');
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
    const pages: number[] = [];
    const flood = Array.from({ length: FLOOD }, async () => {
      while (flooding) pages.push(await timed(async () => (await landfall.fetch(page, RELOAD)).text()));
    });
    const lookups: number[] = [];
    while (lookups.length < 40 || pages.length < 4 * FLOOD) lookups.push(await timed(lookup));
    flooding = false;
    await Promise.all(flood);
    // In one process a lookup would wait for the pages that are queued before it, as long as a page does.
    expect(median(lookups)).toBeLessThan(median(pages) / 2);
  });
});
