import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { OutgoingMessage } from '@landfall/platform';
import { dueProblems } from '@landfall/restrictions/due-problems';
import type { CreatedJourney, TripWorld } from '../../../journeys/test/trip-world.js';
import { applyDueRevisions } from '../../../restrictions/src/commands/resolve-revision/apply-due-revisions.job.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { aPostOffice, freshMailRoom, type MailRoom, type PostOffice } from '../../test/a-post-office.js';

Logger.overrideLogger(false);
jest.setTimeout(20_000);

const MIDNIGHT = '2026-05-14T00:00:00+02:00';
/** Thirty days after that midnight: the first mails of the trip are due with the day. */
const WINDOW_OPENS_THEN = { dateStart: '2026-06-13', dateEnd: '2026-06-20' };

let room: MailRoom;
let world: TripWorld;
let post: PostOffice;
freshMailRoom((fresh) => {
  room = fresh;
  ({ world, post } = fresh);
});

const at = (moment: string): void => world.clock.set(moment);
const afterMidnight = (seconds: number): void =>
  at(new Date(new Date(MIDNIGHT).getTime() + seconds * 1_000).toISOString());
const says = (message: OutgoingMessage | undefined): number[] =>
  [30, 14, 7].filter((days) => new RegExp(`\\b${days} days\\b`).test(message?.text ?? ''));
const follow = (changes = {}, email = 'a@traveller.example'): Promise<CreatedJourney> =>
  world.followedJourney(room.agent, email, changes);

async function change(days: number): Promise<void> {
  room.rules = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: days }).revising(room.rules));
  await world.processLog();
}

async function schedule(days: number): Promise<string> {
  const draft = aRestriction().for('TH').stating({ ErVisaFreeDays: days }).revising(room.rules);
  const result = await world.save(draft.with({ effectiveOn: '2026-05-14' }));
  if (!result.ok || !result.scheduled) throw new Error(`It was not scheduled: ${JSON.stringify(result)}`);
  await world.processLog();
  return result.scheduled.id;
}

const apply = (): Promise<number> =>
  applyDueRevisions({
    database: world.db.database,
    places: world.places,
    ruleIndex: world.rules,
    clock: world.clock,
    config: world.config,
  });
const problems = (): Promise<string[]> =>
  world.inSystem((tx) => dueProblems(tx, world.clock.now(), world.config.timeZone));

/** What a fault in the code of this very revision would do. */
const breakRevision = (id: string): Promise<unknown> =>
  world.query(`update scheduled_revision set base = null where id = $1`, [id]);

describe('the first mails of a day on which rules change', () => {
  it('wait until the revision is applied and the snapshot has seen it, and then say what is so on this day', async () => {
    await follow(WINDOW_OPENS_THEN);
    await change(14);
    await schedule(7);
    afterMidnight(-1);
    expect(await post.deliver()).toBe(0);
    afterMidnight(1);
    expect(await Promise.all([post.deliver(), aPostOffice(world).deliver()])).toEqual([0, 0]);
    expect(await apply()).toBe(1);
    expect(await post.deliver()).toBe(0);
    await world.processLog();
    expect(await post.deliver()).toBe(1);
    expect(post.handed.map(says)).toEqual([[30, 7]]);
    afterMidnight(600);
    expect(await post.deliver()).toBe(0);
  });

  it('wait when no worker ran at midnight, those that were due the day before among them', async () => {
    await follow();
    await change(14);
    await schedule(7);
    afterMidnight(3 * 3_600);
    expect(await post.deliver()).toBe(0);
    await apply();
    await world.processLog();
    expect(await post.deliver()).toBe(1);
    expect(post.handed.map(says)).toEqual([[30, 7]]);
  });

  it('do not wait for rules of other places, nor for revisions of a later day', async () => {
    await follow({ destinationsTypes: ['COUNTRY'], destinationIds: ['TH'] });
    const other = await world.saved(aRestriction().for('VN').visaFree());
    await world.save(aRestriction().for('VN').visaRequired().revising(other).with({ effectiveOn: '2026-05-14' }));
    await world.save(
      aRestriction().for('TH').stating({ ErVisaFreeDays: 7 }).revising(room.rules).with({ effectiveOn: '2026-05-15' }),
    );
    await change(14);
    afterMidnight(60);
    expect(await post.deliver()).toBe(1);
  });

  it('include what is new also when the server did not take them the day before', async () => {
    await follow();
    await change(14);
    await schedule(7);
    afterMidnight(-60);
    post.answers(() => ({ result: 'DEFERRED', code: '450', cause: 'RECIPIENT' }));
    expect(await post.deliver()).toBe(1);
    post.answers(() => ({ result: 'ACCEPTED' }));
    afterMidnight(60);
    expect(await post.deliver()).toBe(0);
    await apply();
    await world.processLog();
    afterMidnight(120);
    await post.deliver();
    await post.deliver();
    expect(post.handed.map(says)).toEqual([
      [30, 14],
      [30, 7],
    ]);
  });

  it('that were claimed before midnight and not begun are given back', async () => {
    const one = aPostOffice(world, { mailConcurrency: 1 });
    for (const name of ['a', 'b', 'c']) await follow({}, `${name}@traveller.example`);
    await change(14);
    await schedule(7);
    afterMidnight(-1);
    one.answers(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      afterMidnight(1);
      return { result: 'ACCEPTED' };
    });
    expect(await one.deliver()).toBe(1);
    await apply();
    await world.processLog();
    await one.deliver();
    expect(one.handed.map(says)).toEqual([
      [30, 14],
      [30, 7],
      [30, 7],
    ]);
  });
});

describe('a revision that cannot be applied', () => {
  it('by a fault holds mails for a while only, is tried again each minute and shows among the problems', async () => {
    await follow();
    await change(14);
    await breakRevision(await schedule(7));
    afterMidnight(1);
    await expect(apply()).rejects.toThrow('1 scheduled revisions could not be applied.');
    expect(await apply()).toBe(0);
    expect(await problems()).toEqual([]);
    afterMidnight(130);
    await expect(apply()).rejects.toThrow();
    expect(await problems()).toEqual([
      'scheduled revisions that are due are not applied (1); mails about their places wait 15 minutes at most',
    ]);
    expect(await post.deliver()).toBe(0);
    afterMidnight(16 * 60);
    await expect(apply()).rejects.toThrow();
    expect(await post.deliver()).toBe(1);
    expect(post.handed.map(says)).toEqual([[30, 14]]);
  });

  it('because it is blocked holds no mail and shows among the problems until somebody decides', async () => {
    await follow();
    const id = await schedule(7);
    await change(14);
    afterMidnight(1);
    expect(await apply()).toBe(1);
    await world.processLog();
    expect(await post.deliver()).toBe(1);
    expect(await problems()).toEqual([
      'scheduled revisions are blocked although their day has come (1); the rules of before stand until an editor decides',
    ]);
    await world.query(`update scheduled_revision set state = 'WITHDRAWN' where id = $1`, [id]);
    expect(await problems()).toEqual([]);
  });
});

describe('the day', () => {
  it('is that of the database: a clock ahead sends nothing early and applies nothing early', async () => {
    await follow(WINDOW_OPENS_THEN);
    await change(14);
    await schedule(7);
    afterMidnight(-10);
    jest.spyOn(Date, 'now').mockImplementation(() => new Date().getTime() + 40_000);
    try {
      // The clock of this machine and what is taken from it are 40 s ahead.
      afterMidnight(30);
      expect(await apply()).toBe(0);
      expect(await post.deliver()).toBe(0);
    } finally {
      jest.restoreAllMocks();
    }
  });
});
