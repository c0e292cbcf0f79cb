import type { TripPageVersion } from '@landfall/journeys/traveller';
import { KnownPages, type MadePage, type PageRequest } from './known-pages.js';
import { BackgroundTasks } from './background-tasks.js';
import { TighterPages } from './tighter-pages.js';

const VERSION: TripPageVersion = { state: 'ACTIVE', showEvents: true, isStale: false, content: 'c' };
const REQUEST: PageRequest = {
  version: VERSION,
  language: null,
  isSubscribed: false,
  today: '2026-11-24',
  namesVersion: 'n',
  eventsVersion: 'e',
  placesVersion: 0,
  encoding: 'br',
};

let pages: KnownPages;
let made: number;
beforeEach(() => {
  pages = new KnownPages(new TighterPages(new BackgroundTasks()));
  made = 0;
});

/** Makes pages that count up; `version` is that after the making. */
const making =
  (version: TripPageVersion | null = VERSION) =>
  async (): Promise<MadePage> => ({ body: { body: Buffer.from(`page ${(made += 1)}`), encoding: null }, version });
const read = async (change: Partial<PageRequest> = {}, version?: TripPageVersion | null): Promise<string> =>
  String((await pages.page({ ...REQUEST, ...change }, making(version)))?.body);

it('are made once, also for many at the same time', async () => {
  expect(await Promise.all([read(), read(), read()])).toEqual(['page 1', 'page 1', 'page 1']);
  expect(await read()).toBe('page 1');
});

it.each<[string, Partial<PageRequest>]>([
  ['another version of the trip', { version: { ...VERSION, content: 'd' } }],
  ['another language', { language: 'tr' }],
  ['another notice', { isSubscribed: true }],
  ['another day', { today: '2026-11-25' }],
  ['other names', { namesVersion: 'm' }],
  ['other places', { placesVersion: 1 }],
  ['another encoding', { encoding: 'gzip' }],
])('are made anew for %s', async (_, change) => {
  await read();
  expect(await read(change, change.version ?? VERSION)).toBe('page 2');
});

it('are kept for nobody when the trip has changed while they were made, or has ended', async () => {
  await read({}, { ...VERSION, content: 'other' });
  await read({}, null);
  expect(await read()).toBe('page 3');
});

it('are made again after a failure', async () => {
  await expect(pages.page(REQUEST, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await read()).toBe('page 1');
});

it('are none where none is open', async () => {
  expect(await pages.page(REQUEST, () => Promise.resolve(null))).toBeNull();
});
