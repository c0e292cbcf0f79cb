import { jest } from '@jest/globals';
import type { Database } from '@landfall/platform';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import {
  BringPageForward,
  BringPageForwardHandler,
} from '../../commands/bring-page-forward/bring-page-forward.handler.js';
import { FindTripPageVersion, FindTripPageVersionHandler } from '../../views/trip-page/trip-page.query.js';
import { RecomputeItineraries } from './recompute-itineraries.job.js';
import { RecomputeItinerariesWhenRestrictionIsRevised } from './recompute-itineraries.reactor.js';
import { ALL_PLACES } from '../../model/recompute-tasks.js';
import { reconcileRecomputeTasks } from './reconcile-recompute-tasks.job.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { accepted, TripWorld, type Agent } from '../../../test/trip-world.js';

jest.setTimeout(20_000);

let world: TripWorld;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
});

interface Change {
  place: string;
  detail_type: string;
  citizenships: string[];
  before: string | null;
  after: string | null;
}

/** Visa and colour changes, as the values before and after. */
const changes = (): Promise<Change[]> =>
  world.query<Change>(
    `select place, detail_type, citizenships, coalesce(before -> 'statements' -> 0 ->> 'value', before ->> 'state', before #>> '{}') as before,
       coalesce(after -> 'statements' -> 0 ->> 'value', after ->> 'state', after #>> '{}') as after
     from itinerary_change order by id`,
  );
const changeMails = (): Promise<{ email: string; due: Date; status: string }[]> =>
  world.query(
    'select s.email, m.due_at as due, m.status from outgoing_mail m join trip_subscription s on s.id = m.subscription_id where m.kind = $1 order by s.email',
    ['CHANGE'],
  );
const snapshotVisa = async (journeyId: string): Promise<unknown> => {
  const rows = await world.query<{ entries: { detailType: string; statements: { value: unknown }[] }[] }>(
    `select d.content -> 'entries' as entries
     from journey j join itinerary i using (fingerprint) join trip_snapshot d on d.hash = i.snapshot_hash
     where j.id = $1`,
    [journeyId],
  );
  return rows[0]!.entries.find((e) => e.detailType === 'ErVisaRequired')?.statements[0]?.value;
};

const isStale = async ({ token }: { token: string }): Promise<boolean | undefined> =>
  (
    await new FindTripPageVersionHandler(world.db.database, world.clock, world.config).execute(
      new FindTripPageVersion(token),
    )
  )?.isStale;

describe('a significant revision', () => {
  it('moves the snapshot, keeps the difference, and queues a mail for confirmed subscriptions only', async () => {
    const visaFree = await world.saved(aRestriction().for('TH').visaFree());
    const journey = await world.followedJourney(agent, 'confirmed@traveller.example');
    const scheduled = await world.journey(agent);
    accepted(await world.subscribe(scheduled, 'scheduled@traveller.example'));
    await world.journey(agent, { email: 'typed@traveller.example' });
    const ended = await world.followedJourney(agent, 'ended@traveller.example');
    accepted(await world.unsubscribe(ended.id));
    await world.journey(agent);

    await world.saved(aRestriction().for('TH').visaRequired().revising(visaFree));
    await world.processLog();

    expect(await snapshotVisa(journey.id)).toBe(true);
    expect(await changes()).toEqual([
      { place: 'TH', detail_type: 'ErVisaRequired', citizenships: ['DE'], before: 'false', after: 'true' },
    ]);
    expect(await changeMails()).toMatchObject([{ email: 'confirmed@traveller.example', status: 'QUEUED' }]);
  });

  it('also reaches a trip through a place above it, and one that only passes through', async () => {
    const rules = await world.saved(aRestriction().for('TH').barred('2026-01-01', '2026-01-31'));
    const airport = await world.followedJourney(agent, 'airport@traveller.example', {
      destinationsTypes: ['AIRPORT'],
      destinationIds: ['BKK'],
    });
    const transit = await world.followedJourney(agent, 'transit@traveller.example', {
      destinationIds: ['VN'],
      transits: [{ type: 'AIRPORT', id: 'BKK' }],
    });
    await world.saved(aRestriction().for('TH').barred('2026-01-01', '2026-12-31').revising(rules));
    await world.processLog();
    const reported = await world.query<{ id: string; place: string }>(
      'select j.id, c.place from itinerary_change c join journey j using (fingerprint) where c.detail_type = $1',
      ['Status'],
    );
    expect(new Map(reported.map((t) => [t.id, t.place]))).toEqual(
      new Map([
        [airport.id, 'BKK'],
        [transit.id, 'BKK'],
      ]),
    );
    expect((await changeMails()).map((m) => m.email)).toEqual([
      'airport@traveller.example',
      'transit@traveller.example',
    ]);
  });

  it('tells nobody when it concerns another nationality, another place, or other days', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await world.followedJourney(agent, 'a@traveller.example');
    await world.saved(aRestriction().for('TH').visaFree().visaRequired('IN').revising(rules));
    await world.saved(aRestriction().for('VN').visaRequired());
    await world.saved(aRestriction().forAirport('TH', 'BKK').visaRequired());
    await world.saved(aRestriction().forRegion('TH', 'TH-83').barred('2027-01-01', null));
    await world.processLog();
    expect(await changes()).toEqual([]);
    expect(await changeMails()).toEqual([]);
  });

  it('is done once, although its job runs twice or two of them run at the same time', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await world.followedJourney(agent, 'a@traveller.example');
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    const runs = await world.query<{ position: string }>('select position from recompute_task order by position');
    const once = [await changes(), await changeMails()];
    await world.query('update recompute_task set finished_at = null');
    await Promise.all([...runs, ...runs].map(({ position }) => world.recompute({ position })));
    expect([await changes(), await changeMails()]).toEqual(once);
    expect(once[0]).toHaveLength(1);
  });

  it('is noted once although its event reaches the reactor twice', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await world.followedJourney(agent, 'a@traveller.example');
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    const once = [
      await world.query('select position, finished_at from recompute_task order by position'),
      await changes(),
      await changeMails(),
    ];
    await world.processLog({ again: true });
    expect([
      await world.query('select position, finished_at from recompute_task order by position'),
      await changes(),
      await changeMails(),
    ]).toEqual(once);
    expect(once.map((rows) => rows.length)).toEqual([2, 1, 1]);
  });

  it('is no work where no itinerary is, unless places that are being imported may bring some', async () => {
    const tasks = async (): Promise<string[]> =>
      (await world.query<{ place: string }>('select place_key as place from recompute_task order by position')).map(
        ({ place }) => place,
      );
    const reactor = new RecomputeItinerariesWhenRestrictionIsRevised(world.jobSink, world.config);
    await world.journey(agent);
    await world.saved(aRestriction().for('TH').visaFree());
    await world.saved(aRestriction().for('VN').visaRequired());
    await world.process(reactor);
    expect(await tasks()).toEqual(['COUNTRY:TH']);
    await world.query(
      `insert into recompute_task (position, restriction_id, restriction_version, place_key, requested_at)
       values (0, gen_random_uuid(), 0, $1, now())`,
      [ALL_PLACES],
    );
    await world.saved(aRestriction().for('MX').visaRequired());
    await world.process(reactor);
    expect(await tasks()).toEqual([ALL_PLACES, 'COUNTRY:TH', 'COUNTRY:MX']);
  });

  it('recomputes an itinerary that several journeys share once', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const other = await world.agent('NORDLICHT');
    for (const [who, email] of [
      [agent, 'a@traveller.example'],
      [agent, 'b@traveller.example'],
      [other, 'c@traveller.example'],
    ] as const)
      await world.followedJourney(who, email);
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    expect(await changes()).toHaveLength(1);
    expect((await changeMails()).map((m) => m.email)).toEqual([
      'a@traveller.example',
      'b@traveller.example',
      'c@traveller.example',
    ]);
  });
});

describe('a minor revision', () => {
  it('moves the snapshot and tells nobody', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const journey = await world.followedJourney(agent, 'a@traveller.example');
    await world.saved(aRestriction().for('TH').visaRequired().minor().revising(rules));
    await world.processLog();
    expect(await snapshotVisa(journey.id)).toBe(true);
    expect(await changes()).toEqual([]);
    expect(await changeMails()).toEqual([]);
  });

  it('brings another source or day of checking to the pages, and a note for editors to none', async () => {
    const stored = await world.saved(aRestriction().for('TH').visaFree());
    const journey = await world.followedJourney(agent, 'confirmed@traveller.example');
    const named = async (): Promise<unknown> => {
      const [row] = await world.query<{ statement: { sourceUri: string | null; checkedAt: string | null } }>(
        `select jsonb_path_query_first(d.content, '$.entries[*] ? (@.detailType == "ErVisaRequired").statements[0]') as statement
         from journey j join itinerary i using (fingerprint) join trip_snapshot d on d.hash = i.snapshot_hash where j.id = $1`,
        [journey.id],
      );
      return [row!.statement.sourceUri, row!.statement.checkedAt];
    };
    const runs = async (): Promise<number> => (await world.query('select 1 from recompute_task')).length;
    const moved = await world.saved(
      aRestriction()
        .for('TH')
        .stating({ ErVisaRequired: false }, { sourceUri: 'https://new.example/rules', checkedAt: '2026-04-30' })
        .revising(stored),
    );
    await world.processLog();
    expect(await named()).toEqual(['https://new.example/rules', '2026-04-30']);
    const before = await runs();
    await world.saved(
      aRestriction()
        .for('TH')
        .stating({ ErVisaRequired: false }, { sourceUri: 'https://new.example/rules', checkedAt: '2026-04-30' })
        .with({ internalNote: 'by phone' })
        .revising(moved),
    );
    await world.processLog();
    expect(await runs()).toBe(before);
    expect([await changes(), await changeMails()]).toEqual([[], []]);
  });

  it('does not hide the significant one that follows before the job has run', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await world.followedJourney(agent, 'a@traveller.example');
    const reworded = await world.saved(
      aRestriction().for('TH').stating({ ErVisaRequired: false, ErVisaFreeDays: 30 }).minor().revising(rules),
    );
    await world.saved(
      aRestriction().for('TH').stating({ ErVisaRequired: true, ErVisaFreeDays: 30 }).revising(reworded),
    );
    await world.processLog();
    expect((await changes()).map((c) => [c.detail_type, c.before, c.after])).toEqual([
      ['ErVisaRequired', 'false', 'true'],
    ]);
    expect(await changeMails()).toHaveLength(1);
  });

  it('does not swallow the significant one before it', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await world.followedJourney(agent, 'a@traveller.example');
    const reported = await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.saved(
      aRestriction().for('TH').stating({ ErVisaRequired: true, ErEVisaPossible: true }).minor().revising(reported),
    );
    await world.processLog();
    expect((await changes()).map((c) => c.detail_type)).toEqual(['ErVisaRequired']);
    expect(await changeMails()).toHaveLength(1);
  });
});

describe('the window in which mails go out', () => {
  it.each([
    ['summer time', '2026-08-15', '2026-07-15T22:00:00.000Z'],
    ['a window that opens on the day the clocks go back', '2026-11-24', '2026-10-24T22:00:00.000Z'],
    ['winter time', '2026-12-20', '2026-11-19T23:00:00.000Z'],
  ])('opens 30 days before departure at 0:00 in Berlin: %s', async (_, dateStart, due) => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await world.followedJourney(agent, 'a@traveller.example', { dateStart, dateEnd: '2026-12-31' });
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    expect((await changeMails()).map((m) => m.due.toISOString())).toEqual([due]);
  });

  it('is open from day 30: a change waits for further ones, not for the trip', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await world.followedJourney(agent, 'a@traveller.example', { dateStart: '2026-05-31' });
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    expect((await changeMails()).map((m) => m.due.getTime() - world.clock.now().getTime())).toEqual([
      world.config.mailCoalesceSeconds * 1_000,
    ]);
  });

  it('is closed after the return date', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await world.followedJourney(agent, 'a@traveller.example');
    world.clock.set('2026-06-10T22:01:00Z');
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    expect(await changes()).toEqual([]);
    expect(await changeMails()).toEqual([]);
  });

  it('is still open on the return date, until midnight in Berlin', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await world.followedJourney(agent, 'a@traveller.example');
    world.clock.set('2026-06-10T21:59:00Z');
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    expect(await changeMails()).toHaveLength(1);
  });

  it('passes over a page that its agent has disabled', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const journey = await world.followedJourney(agent, 'a@traveller.example');
    accepted(await world.update(agent, { id: journey.id, isManuallyDisabled: true }));
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    expect(await changeMails()).toEqual([]);
  });
});

describe('several revisions within a short time', () => {
  it('make one mail that each of them holds back a little, and that none can hold back for ever', async () => {
    let rules = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: 1 }));
    await world.followedJourney(agent, 'a@traveller.example');
    const first = world.clock.now().getTime();
    const due: number[] = [];
    for (let days = 2; days < 42; days += 1) {
      rules = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: days }).revising(rules));
      await world.processLog();
      const mails = await changeMails();
      expect(mails).toHaveLength(1);
      due.push((mails[0]!.due.getTime() - first) / 1_000);
      world.later(2);
    }
    const { mailCoalesceSeconds, mailCoalesceMaxSeconds } = world.config;
    expect(due.slice(0, 3)).toEqual([mailCoalesceSeconds, mailCoalesceSeconds + 2, mailCoalesceSeconds + 4]);
    expect(due.at(-1)).toBe(mailCoalesceMaxSeconds);
  });
});

describe('a page that is read while its itinerary waits', () => {
  it('is stale until then, and comes before the others', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const [first, last] = [await world.journey(agent), await world.journey(agent, { dateEnd: '2026-06-09' })];
    await world.processLog();
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.process(new RecomputeItinerariesWhenRestrictionIsRevised(world.jobSink, world.config));
    const [job] = world.jobs.splice(0);
    expect(await isStale(last)).toBe(true);
    await new BringPageForwardHandler(world.db.database).execute(new BringPageForward(last.token));
    let transactions = 0;
    const upToDemand: Pick<Database, 'transaction'> = {
      transaction: (access, work) => {
        transactions += 1;
        // The task, and what is in demand for each half.
        if (transactions > 3) throw new Error('killed');
        return world.db.database.transaction(access, work);
      },
    };
    await expect(world.recompute(job!.data, upToDemand)).rejects.toThrow('killed');
    expect([await snapshotVisa(last.id), await isStale(last)]).toEqual([true, false]);
    expect([await snapshotVisa(first.id), await isStale(first)]).toEqual([false, true]);
    expect(await world.query('select 1 from itinerary_in_demand')).toEqual([]);

    await world.recompute(job!.data);
    expect([await snapshotVisa(first.id), await isStale(first)]).toEqual([true, false]);
    expect(await changes()).toHaveLength(2);
  });

  it('is asked for once, by a link that leads somewhere', async () => {
    const journey = await world.journey(agent);
    const handler = new BringPageForwardHandler(world.db.database);
    for (const token of [journey.token, journey.token, 'nothing-that-was-ever-handed-out'])
      await handler.execute(new BringPageForward(token));
    expect(await world.query('select 1 from itinerary_in_demand')).toHaveLength(1);
  });
});

describe('a job whose process stops', () => {
  it('ends between two transactions, and the next one goes on', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const journey = await world.followedJourney(agent, 'a@traveller.example');
    await world.processLog();
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.process(new RecomputeItinerariesWhenRestrictionIsRevised(world.jobSink, world.config));
    const data = { position: String(world.jobs.splice(0)[0]!.data['position']) };
    const job = new RecomputeItineraries(world.db.database, world.rules, world.clock, world.config);
    jest.spyOn(world.rules, 'atLeast').mockImplementationOnce(async () => job.onModuleDestroy());
    await expect(job.process({ data })).rejects.toMatchObject({ name: 'ProcessStops' });
    expect(await snapshotVisa(journey.id)).toBe(false);
    expect(await changeMails()).toEqual([]);

    await world.recompute(data);
    expect(await snapshotVisa(journey.id)).toBe(true);
    expect((await changeMails()).map(({ email }) => email)).toEqual(['a@traveller.example']);
  });
});

describe('a job that got lost on its way', () => {
  it('queues the mails when it runs again, although its pages were right already when it ended', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const journey = await world.followedJourney(agent, 'a@traveller.example');
    await world.followedJourney(agent, 'b@traveller.example', { dateEnd: '2026-06-09' });
    await world.processLog();
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.process(new RecomputeItinerariesWhenRestrictionIsRevised(world.jobSink, world.config));
    const [job] = world.jobs.splice(0);
    let transactions = 0;
    const beforeMails: Pick<Database, 'transaction'> = {
      transaction: (access, work) => {
        transactions += 1;
        // The task, and for both halves of its itineraries what is in demand and the rest.
        if (transactions > 5) throw new Error('killed');
        return world.db.database.transaction(access, work);
      },
    };
    await expect(world.recompute(job!.data, beforeMails)).rejects.toThrow('killed');
    expect(await snapshotVisa(journey.id)).toBe(true);
    expect(await changeMails()).toEqual([]);

    await world.recompute(job!.data);
    await world.recompute(job!.data);
    expect((await changeMails()).map(({ email }) => email)).toEqual(['a@traveller.example', 'b@traveller.example']);
    expect(await changes()).toHaveLength(2);
    expect(await world.query('select 1 from itinerary_to_notify')).toEqual([]);
  });

  it('is added again by the reconciler, and only when it has had its time', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await world.followedJourney(agent, 'a@traveller.example');
    await world.processLog();
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.process(new RecomputeItinerariesWhenRestrictionIsRevised(world.jobSink, world.config));
    const [lost] = world.jobs.splice(0);
    expect(await reconcileRecomputeTasks(world.db.database, world.jobSink)).toBe(0);
    await world.query(`update recompute_task set requested_at = requested_at - interval '21 seconds'`);
    expect(await reconcileRecomputeTasks(world.db.database, world.jobSink)).toBe(1);
    expect(world.jobs).toMatchObject([{ queue: lost!.queue, data: lost!.data }]);
    expect(world.jobs[0]!.key).not.toBe(lost!.key);
    await world.recompute(world.jobs[0]!.data);
    expect(await changeMails()).toHaveLength(1);
    expect(await reconcileRecomputeTasks(world.db.database, world.jobSink)).toBe(0);
  });
});
