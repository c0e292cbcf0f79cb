import { jest } from '@jest/globals';
import type { Language } from '@landfall/kernel';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { accepted, TripWorld, type Agent, type CreatedJourney } from '../../../test/trip-world.js';
import { Snapshots } from '../../model/snapshots.js';
import { FindNamesVersionHandler } from './names-version.query.js';
import { FindTripAnswer, FindTripAnswerHandler } from './trip-answer.query.js';
import { FindTripPageHead, FindTripPageHeadHandler, type TripPageHead } from './trip-page-head.query.js';
import type { TripPageModel } from './trip-page-content.js';

jest.setTimeout(30_000);

let world: TripWorld;
let agent: Agent;
let journey: CreatedJourney;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
  const rules = await world.saved(aRestriction().for('TH').visaFree());
  journey = await world.journey(agent);
  await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
  await world.processLog();
});

const head = (language: Language | null = null, token = journey.token): Promise<TripPageHead | null> =>
  new FindTripPageHeadHandler(world.db.database, world.clock, world.config).execute(
    new FindTripPageHead(token, language),
  );
const answer = (hash: string, language: Language, changedAt: TripPageHead['changedAt']): Promise<unknown> =>
  new FindTripAnswerHandler(world.db.database, world.places, new Snapshots()).execute(
    new FindTripAnswer(hash, language, changedAt, null),
  );

describe('the head of a trip page and its answer', () => {
  it.each([null, 'tr'] as const)(
    'are together the page as it is read at once, in the language %s',
    async (language) => {
      const whole: TripPageModel = (await world.page(journey.token, language))!;
      const { page, snapshotHash, changedAt } = (await head(language))!;
      expect(page).toEqual({ ...whole, detail: null });
      expect(changedAt.size).toBe(1);
      expect(await answer(snapshotHash, page.language, changedAt)).toEqual(whole.detail);
    },
  );

  it('are none for a link that leads nowhere, and for a closed page', async () => {
    expect(await head(null, 'never-handed-out')).toBeNull();
    accepted(await world.update(agent, { id: journey.id, isManuallyDisabled: true }));
    expect(await head()).toBeNull();
  });

  it('are none once the snapshot has gone', async () => {
    expect(await answer('no such snapshot', 'de', new Map())).toBeNull();
  });
});

test('the version of names changes with every authority and translation', async () => {
  const version = (): Promise<string> => new FindNamesVersionHandler(world.db.database).execute();
  const seen = [await version()];
  expect(await version()).toBe(seen[0]);
  for (const sql of [
    `insert into authority (id, name, authority_type) values ('00000000-0000-4000-8000-000000000001', 'A', 'OTHER')`,
    `update authority set name = 'B' where name = 'A'`,
    `update authority set authority_type = 'FOREIGN_OFFICE' where name = 'B'`,
    `insert into stored_translation (key, source_language, target_language, text, provider, translated_at) values ('k', 'de', 'tr', 'x', 'p', '2026-11-01')`,
    `update stored_translation set text = 'y', translated_at = '2026-11-02'`,
  ]) {
    await world.query(sql);
    seen.push(await version());
  }
  expect(new Set(seen).size).toBe(seen.length);
});
