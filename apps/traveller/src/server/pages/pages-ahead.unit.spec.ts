import { jest } from '@jest/globals';
import type { NewTripSignal, TripLinks } from '@landfall/journeys/traveller';
import { BackgroundTasks } from './background-tasks.js';
import type { PageMaker } from './page-maker.js';
import type { PageRequests } from './page-requests.js';
import { PagesAhead } from './pages-ahead.js';
import type { TighterPages } from './tighter-pages.js';

/** Pages ahead of a signal, with what they made. `isOpen`: whether there is a page to make. */
function ahead(isOpen = true): { say: (id: string) => Promise<void>; made: string[] } {
  jest.useFakeTimers();
  const made: string[] = [];
  let listener: (id: string) => void = () => undefined;
  const signal = { onSignal: (one: typeof listener) => ((listener = one), () => undefined) };
  const pages = new PagesAhead(
    signal as NewTripSignal,
    { tripToken: (id: string) => `link of ${id}` } as TripLinks,
    new BackgroundTasks(),
    { ahead: async () => (isOpen ? {} : null) } as unknown as PageRequests,
    { open: async (token: string) => ({ html: token }) } as unknown as PageMaker,
    { makeAhead: async (html: string) => void made.push(html) } as unknown as TighterPages,
  );
  pages.onModuleInit();
  const say = async (id: string): Promise<void> => {
    listener(id);
    await jest.runAllTimersAsync();
  };
  return { say, made };
}
afterEach(() => jest.useRealTimers());

it('makes the page of a trip that is named', async () => {
  const { say, made } = ahead();
  await say('a');
  expect(made).toEqual(['link of a']);
});

it('makes nothing when it begins to listen', async () => {
  const { say, made } = ahead();
  await say('');
  expect(made).toEqual([]);
});

it('makes nothing of a page that is closed or about to be another one', async () => {
  const { say, made } = ahead(false);
  await say('a');
  expect(made).toEqual([]);
});
