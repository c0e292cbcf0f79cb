import { jest } from '@jest/globals';
import { storeTranslations } from '@landfall/answers/translation-store';
import { requestedTranslations } from '@landfall/answers/requested-translation';
import { eventually } from '@landfall/platform/testing';
import { restrictionsBy } from '@landfall/restrictions/restriction-store';
import type { TripPageModel } from '../../../journeys/src/views/trip-page/trip-page-content.js';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { TripWorld, type Agent, type CreatedJourney } from '../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { aPostOffice, type PostOffice } from '../../test/a-post-office.js';

jest.setTimeout(30_000);
const at = (day: number): string => `2026-05-0${day}T10:00:00Z`;

let world: TripWorld;
let agent: Agent;
let post: PostOffice;
let journey: CreatedJourney;
let rules: Awaited<ReturnType<TripWorld['saved']>>;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  await world.rules.start();
  agent = await world.agent('Sonnenweg Reisen');
  post = aPostOffice(world);
  rules = await world.saved(says('Pay in cash.'));
  journey = await world.followedJourney(agent, 'a@traveller.example', { language: 'pl' });
});
afterEach(() => world.rules.stop());

const says = (en: string) => aRestriction().for('TH').stating({ ErVisaNote: { en } });
async function revise(en: string): Promise<void> {
  rules = await world.saved(says(en).revising(rules));
  await world.processLog();
}
/** What a service makes of everything published, stored now and known to this process. */
async function translated(): Promise<void> {
  const requested = requestedTranslations(await world.inSystem((tx) => restrictionsBy(tx)), ['pl']);
  await world.inSystem((tx) =>
    storeTranslations(
      tx,
      requested.map((w) => ({ key: w.key, source: w.source, target: w.target, translated: `[pl] ${w.text}` })),
      'a service',
      world.clock.now(),
    ),
  );
  await eventually(() => expect(requested.filter((w) => world.rules.translations.find(w.key) === null)).toEqual([]));
}
const page = async (asOf: string | null = null): Promise<TripPageModel> =>
  (await world.page(journey.token, null, asOf))!;
const note = ({ detail }: TripPageModel): unknown =>
  detail!.sections.flatMap((s) => s.entries).find((e) => e.detailType === 'ErVisaNote');
const sides = ({ changes }: TripPageModel): unknown => changes.map(({ before, after }) => [before, after]);
const queued = async (): Promise<number> =>
  (await world.query(`select 1 from outgoing_mail where kind = 'CHANGE'`)).length;

it('a translation is on the page with the next request, is no change, and sends no mail', async () => {
  const before = await page();
  await translated();
  await world.processLog({ again: true });
  const after = await page();
  expect(note(before)).toMatchObject({ text: 'Pay in cash.', textLanguage: 'en', machineTranslatedFrom: null });
  expect(note(after)).toMatchObject({
    text: '[pl] Pay in cash.',
    textLanguage: 'pl',
    machineTranslatedFrom: 'en',
    isChanged: false,
  });
  expect([after.detail!.version, after.changes, await queued()]).toEqual([before.detail!.version, [], 0]);
});

it('a change appears on the page and in the mail with the stored translation of each side', async () => {
  await translated();
  await revise('Pay by card.');
  expect(sides(await page())).toEqual([['[pl] Pay in cash.', 'Pay by card.']]);
  world.later(world.config.mailCoalesceSeconds);
  expect(await post.deliver()).toBe(1);
  expect(post.handed[0]!.text).toContain('[pl] Pay in cash.');
  expect(post.handed[0]!.text).toMatch(/(?<!\[pl\] )Pay by card\./);
  await translated();
  expect(sides(await page())).toEqual([['[pl] Pay in cash.', '[pl] Pay by card.']]);
});

it('a page of the past shows what had been translated by then, in its changes too', async () => {
  world.clock.set(at(2));
  await translated();
  world.clock.set(at(3));
  await revise('Pay by card.');
  world.clock.set(at(4));
  await translated();
  world.clock.set(at(5));
  expect([note(await page(at(1))), note(await page(at(2)))]).toMatchObject([
    { text: 'Pay in cash.', machineTranslatedFrom: null },
    { text: '[pl] Pay in cash.' },
  ]);
  const [third, fourth] = [await page(at(3)), await page(at(4))];
  expect([note(third), note(fourth)]).toMatchObject([
    { text: 'Pay by card.', machineTranslatedFrom: null },
    { text: '[pl] Pay by card.', machineTranslatedFrom: 'en' },
  ]);
  expect([sides(third), sides(fourth)]).toEqual([
    [['[pl] Pay in cash.', 'Pay by card.']],
    [['[pl] Pay in cash.', '[pl] Pay by card.']],
  ]);
});

it('a note that changes in one language is a change for those who read it in that language, and for nobody else', async () => {
  const inBoth = (de: string) =>
    aRestriction()
      .for('TH')
      .stating({ ErVisaNote: { de, en: 'Pay in cash.' } })
      .revising(rules);
  rules = await world.saved(inBoth('Bar zahlen.'));
  await world.processLog();
  const readers = {
    de: await world.followedJourney(agent, 'de@traveller.example', { language: 'de' }),
    en: await world.followedJourney(agent, 'en@traveller.example', { language: 'en' }),
  };
  rules = await world.saved(inBoth('Nur mit Karte zahlen.'));
  await world.processLog();
  world.later(world.config.mailCoalesceSeconds);
  await post.deliver();
  expect(post.handed.map(({ to }) => to)).toEqual(['de@traveller.example']);
  const shown = async ({ token }: CreatedJourney): Promise<unknown> => sides((await world.page(token))!);
  expect([await shown(readers.de), await shown(readers.en)]).toEqual([[['Bar zahlen.', 'Nur mit Karte zahlen.']], []]);
});
