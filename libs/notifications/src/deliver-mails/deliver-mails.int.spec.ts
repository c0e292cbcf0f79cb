import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Delivery, OutgoingMessage } from '@landfall/platform';
import { eventually } from '@landfall/platform/testing';
import {
  accepted,
  secretOf,
  type Agent,
  type CreatedJourney,
  type TripWorld,
} from '../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { resumeSubscriptions, suspendedSubscriptions } from '../../../journeys/src/model/subscription-store.js';
import { aPostOffice, freshMailRoom, type MailRoom, type PostOffice } from '../../test/a-post-office.js';
import { mailProblems } from './mail-problems.js';

// The faults below are made on purpose.
Logger.overrideLogger(false);
jest.setTimeout(20_000);

let world: TripWorld;
let agent: Agent;
let post: PostOffice;
let rules: MailRoom['rules'];
freshMailRoom((fresh) => void ({ world, agent, post, rules } = fresh));

const later = (seconds: number): void => world.later(seconds);
/** Changes the number of visa-free days, lets the worker find the affected trips, and waits until the mail is due. */
async function visaFreeDays(days: number, { due = true } = {}): Promise<void> {
  rules = await world.saved(aRestriction().for('TH').stating({ ErVisaFreeDays: days }).revising(rules));
  await world.processLog();
  if (due) later(world.config.mailCoalesceSeconds);
}
const mails = (): Promise<
  { id: string; kind: string; status: string; attempts: number; failure_code: string | null }[]
> => world.query('select id, kind, status, attempts, failure_code from outgoing_mail order by created_at, id');
const statuses = async (): Promise<string[]> => (await mails()).map((m) => m.status);
const says = (message: OutgoingMessage | undefined, days: number): boolean =>
  new RegExp(`\\b${days} days\\b`).test(message?.text ?? '');

describe('a change mail', () => {
  let journey: CreatedJourney;
  beforeEach(async () => {
    journey = await world.followedJourney(agent, 'a@traveller.example');
  });

  it('goes out once when it is due, with before and after, the link of the trip and one-click unsubscribe', async () => {
    await visaFreeDays(14, { due: false });
    expect(await post.deliver()).toBe(0);
    later(world.config.mailCoalesceSeconds);
    expect(await post.deliver()).toBe(1);
    expect(await post.deliver()).toBe(0);
    const [mail] = await mails();
    expect(mail).toMatchObject({ status: 'SENT', attempts: 1 });
    expect(post.handed).toHaveLength(1);
    const [message] = post.handed;
    expect(message).toMatchObject({ to: 'a@traveller.example', messageId: `<${mail!.id}@trips.example>` });
    expect([
      says(message, 30),
      says(message, 14),
      message!.text.includes(journey.url),
      message!.text.includes('Sonnenweg Reisen'),
    ]).toEqual([true, true, true, true]);
    const unsubscribe = /^<(https:\/\/trips\.example\/unsubscribe\/[^>]+)>$/.exec(
      message!.headers['List-Unsubscribe']!,
    )![1]!;
    expect(message!.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    accepted(await world.unsubscribeWith(secretOf(unsubscribe)));
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'ENDED' });
  });

  it('reports the first and the last value of several revisions', async () => {
    for (const days of [20, 10, 7]) await visaFreeDays(days, { due: false });
    later(world.config.mailCoalesceSeconds);
    await post.deliver();
    expect(post.handed).toHaveLength(1);
    expect([30, 20, 10, 7].filter((days) => says(post.handed[0], days))).toEqual([30, 7]);
  });

  it('is not sent when everything is as it was again', async () => {
    await visaFreeDays(14, { due: false });
    await visaFreeDays(30);
    expect(await post.deliver()).toBe(1);
    expect(post.handed).toEqual([]);
    expect(await statuses()).toEqual(['SKIPPED']);
    await visaFreeDays(60);
    await post.deliver();
    expect([30, 14, 60].filter((days) => says(post.handed[0], days))).toEqual([30, 60]);
  });

  it('does not repeat the changes of an earlier one', async () => {
    await visaFreeDays(14);
    await post.deliver();
    await visaFreeDays(7);
    await post.deliver();
    expect(post.handed).toHaveLength(2);
    expect([30, 14, 7].filter((days) => says(post.handed[1], days))).toEqual([14, 7]);
  });

  it('speaks differently before and during the trip', async () => {
    await visaFreeDays(14);
    await post.deliver();
    world.clock.set('2026-05-20T06:00:00Z');
    await visaFreeDays(7);
    await post.deliver();
    expect(post.handed).toHaveLength(2);
    expect(post.handed[0]!.text.replaceAll(/\d+/g, '')).not.toBe(post.handed[1]!.text.replaceAll(/\d+/g, ''));
  });

  it.each([
    ['unsubscribed', async () => void accepted(await world.unsubscribe(journey.id))],
    [
      'the page was disabled',
      async () => void accepted(await world.update(agent, { id: journey.id, isManuallyDisabled: true })),
    ],
    ['the trip is over', async () => world.clock.set('2026-06-11T00:00:00+02:00')],
  ] as [string, () => Promise<void>][])('is not sent when in between: %s', async (_, happens) => {
    await visaFreeDays(14);
    await happens();
    await post.deliver();
    expect(post.handed).toEqual([]);
    expect(await statuses()).toEqual(['SKIPPED']);
  });

  it('is not sent again for one that was on its way while the traveller unsubscribed', async () => {
    await visaFreeDays(14);
    post.answers(async () => {
      accepted(await world.unsubscribe(journey.id));
      return { result: 'DEFERRED', code: '451', cause: 'RECIPIENT' };
    });
    await post.deliver();
    later(3_600);
    expect(await post.deliver()).toBe(0);
    expect(post.handed).toHaveLength(1);
    expect(await statuses()).toEqual(['SKIPPED']);
  });
});

describe('a server that does not take a mail', () => {
  let journey: CreatedJourney;
  beforeEach(async () => {
    journey = await world.followedJourney(agent, 'a@traveller.example');
  });

  it('gets one mail later, with what has changed since, under the same id', async () => {
    post.answers(() => ({ result: 'DEFERRED', code: '450', cause: 'RECIPIENT' }));
    await visaFreeDays(14, { due: false });
    later(world.config.mailCoalesceSeconds);
    await post.deliver();
    expect(await post.deliver()).toBe(0);
    await visaFreeDays(7, { due: false });
    post.answers(() => ({ result: 'ACCEPTED' }));
    later(11);
    await post.deliver();
    await post.deliver();
    expect(post.handed).toHaveLength(2);
    const [first, again] = post.handed;
    expect(again!.messageId).toBe(first!.messageId);
    expect([30, 14, 7].filter((days) => says(first, days))).toEqual([30, 14]);
    expect([30, 14, 7].filter((days) => says(again, days))).toEqual([30, 7]);
    expect((await mails()).map((m) => [m.status, m.attempts])).toEqual([
      ['SENT', 2],
      ['SKIPPED', 1],
    ]);
  });

  it('and says nothing gets the same mail again: it may have arrived, and a newer change has its own mail', async () => {
    post.answers(() => ({ result: 'DEFERRED', code: 'ECONNRESET', cause: 'UNCERTAIN' }));
    await visaFreeDays(14);
    await post.deliver();
    await visaFreeDays(7, { due: false });
    post.answers(() => ({ result: 'DEFERRED', code: '450', cause: 'RECIPIENT' }));
    later(61);
    await post.deliver();
    post.answers(() => ({ result: 'ACCEPTED' }));
    later(61);
    await post.deliver();
    await post.deliver();
    expect(post.handed.map((message) => [30, 14, 7].filter((days) => says(message, days)))).toEqual([
      [30, 14],
      [30, 14],
      [30, 14],
      [14, 7],
    ]);
    expect(new Set(post.handed.slice(0, 3).map((message) => message.messageId)).size).toBe(1);
  });

  it('fails after its attempts, and the next mail includes its changes', async () => {
    post.answers(() => ({ result: 'DEFERRED', code: '421', cause: 'RECIPIENT' }));
    await visaFreeDays(14);
    for (let n = 0; n < 12; n += 1) {
      await post.deliver();
      later(14_401);
    }
    expect(await mails()).toMatchObject([{ status: 'FAILED', failure_code: '421', attempts: 11 }]);
    expect(new Set(post.handed.map((m) => m.messageId)).size).toBe(1);
    post.answers(() => ({ result: 'ACCEPTED' }));
    await visaFreeDays(7);
    await post.deliver();
    expect([30, 14, 7].filter((days) => says(post.handed.at(-1), days))).toEqual([30, 7]);
  });

  it('for good suspends the subscription: no further mail, and after 14 days no address', async () => {
    post.answers(() => ({ result: 'REJECTED', code: 'RCPT 550' }));
    await visaFreeDays(14);
    await post.deliver();
    expect(await mails()).toMatchObject([{ status: 'FAILED', failure_code: 'RCPT 550' }]);
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'SUSPENDED', email: 'a@traveller.example' });
    expect((await world.page(journey.token))!.subscription).toBe('NONE');
    await visaFreeDays(7);
    await post.deliver();
    expect(post.handed).toHaveLength(1);
    later(14 * 86_400 - 60);
    await world.expire();
    expect(await world.tablesHolding('a@traveller.example')).toEqual(['public.trip_subscription']);
    later(60);
    await world.expire();
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'ENDED', email: null });
    expect(await world.tablesHolding('a@traveller.example')).toEqual([]);
  });

  it('for good is forgiven when somebody brings the subscription back, with all changes since', async () => {
    post.answers(() => ({ result: 'REJECTED', code: 'RCPT 550' }));
    await visaFreeDays(14);
    await post.deliver();
    await visaFreeDays(7);
    const [suspended] = await world.inSystem(suspendedSubscriptions);
    expect(await world.inSystem((tx) => resumeSubscriptions(tx, [suspended!.id], world.clock.now()))).toBe(1);
    post.answers(() => ({ result: 'ACCEPTED' }));
    await post.deliver();
    expect(post.handed).toHaveLength(2);
    expect([30, 14, 7].filter((days) => says(post.handed[1], days))).toEqual([30, 7]);
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'CONFIRMED' });
  });

  it('without a reason is for good only when it says so again, and took another mail in between', async () => {
    await world.followedJourney(agent, 'b@traveller.example');
    post.answers(({ to }) =>
      to.startsWith('a@')
        ? { result: 'DEFERRED', code: 'RCPT 550', cause: 'UNCLEAR_REJECTION' }
        : { result: 'ACCEPTED' },
    );
    await visaFreeDays(14);
    await post.deliver();
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'CONFIRMED' });
    later(11);
    await post.deliver();
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'CONFIRMED' });
    await visaFreeDays(7);
    for (let round = 0; round < 2; round += 1) {
      later(301);
      await post.deliver();
    }
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'SUSPENDED' });
  });

  it('and never says so gets a mail twice at most, with the same id; the next one includes its changes', async () => {
    post.answers(() => ({ result: 'DEFERRED', code: 'CONN ECONNECTION', cause: 'UNCERTAIN' }));
    await visaFreeDays(14);
    for (let minutes = 0; minutes < 60; minutes += 1) {
      await post.deliver();
      later(60);
    }
    expect(post.handed).toHaveLength(2);
    expect(new Set(post.handed.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await mails()).toMatchObject([{ status: 'FAILED' }]);
    post.answers(() => ({ result: 'ACCEPTED' }));
    await visaFreeDays(7);
    await post.deliver();
    expect([30, 14, 7].filter((days) => says(post.handed[2], days))).toEqual([30, 7]);
  });

  it('leaves the other mails of the batch alone', async () => {
    await world.followedJourney(agent, 'b@traveller.example');
    await world.followedJourney(agent, 'c@traveller.example');
    const answers = {
      'a@traveller.example': { result: 'REJECTED', code: '550' },
      'b@traveller.example': { result: 'DEFERRED', code: '451', cause: 'RECIPIENT' },
    } as const;
    post.answers(({ to }) => answers[to as keyof typeof answers] ?? { result: 'ACCEPTED' });
    await visaFreeDays(14);
    expect(await post.deliver()).toBe(3);
    expect((await statuses()).sort()).toEqual(['FAILED', 'SENDING', 'SENT']);
  });

  it('by a fault of ours costs one mail its try, not the batch', async () => {
    for (const who of ['b', 'c', 'd']) await world.followedJourney(agent, `${who}@traveller.example`);
    await visaFreeDays(14);
    const oneByOne = aPostOffice(world, { mailConcurrency: 1 });
    oneByOne.answers(({ to }) => {
      if (to.startsWith('a@')) throw new TypeError('of a@traveller.example');
      return { result: 'ACCEPTED' };
    });
    await oneByOne.deliver();
    expect((await statuses()).sort()).toEqual(['SENDING', 'SENT', 'SENT', 'SENT']);
    expect((await mails()).find((m) => m.status === 'SENDING')).toMatchObject({ failure_code: 'TypeError' });
  });
});

describe('a server that takes no mail at all', () => {
  const ADDRESSES = Array.from({ length: 20 }, (_, n) => `t${n}@traveller.example`);
  const DOWN = { result: 'DEFERRED', code: 'AUTH 535', cause: 'SERVER' } as const;
  beforeEach(async () => {
    for (const address of ADDRESSES) await world.followedJourney(agent, address);
    await visaFreeDays(14);
  });
  const problems = (): Promise<string[]> => world.inSystem((tx) => mailProblems(tx, world.clock.now()));
  const states = (): Promise<unknown[]> => world.query('select distinct status from trip_subscription');

  it('ends no subscription however long it lasts, and gets every mail once when it is repaired', async () => {
    post.answers(() => DOWN);
    for (let minutes = 0; minutes < 48 * 60; minutes += 60) {
      await post.deliver();
      later(3_600);
    }
    expect(await states()).toEqual([{ status: 'CONFIRMED' }]);
    expect(new Set(await statuses())).not.toContain('FAILED');
    expect(post.reports).toEqual(['AUTH 535']);
    const before = post.handed.length;
    post.answers(() => ({ result: 'ACCEPTED' }));
    for (let runs = 0; runs < 3; runs += 1) {
      await post.deliver();
      later(61);
    }
    expect(
      post.handed
        .slice(before)
        .map(({ to }) => to)
        .sort(),
    ).toEqual([...ADDRESSES].sort());
    expect(new Set(await statuses())).toEqual(new Set(['SENT']));
    expect(post.reports).toEqual(['AUTH 535', null]);
  });

  it.each([
    ['rejects all recipients by a policy', { result: 'DEFERRED', code: 'RCPT 550', cause: 'REJECTION' }],
    ['rejects all recipients without a reason', { result: 'DEFERRED', code: 'RCPT 550', cause: 'UNCLEAR_REJECTION' }],
    ['puts all recipients off', { result: 'DEFERRED', code: 'RCPT 451', cause: 'RECIPIENT' }],
  ] as const)(
    'because it %s: ends no subscription, shows, and gets every mail once when it is repaired',
    async (_, answer) => {
      post.answers(() => answer);
      for (let hours = 0; hours < 72; hours += 1) {
        await post.deliver();
        later(3_600);
      }
      expect(await states()).toEqual([{ status: 'CONFIRMED' }]);
      expect(await statuses()).not.toContain('FAILED');
      expect((await problems()).join()).toContain(`the mail server does not take them (${answer.code})`);
      post.answers(() => ({ result: 'ACCEPTED' }));
      const before = post.handed.length;
      for (let minutes = 0; minutes < 300; minutes += 5) {
        await post.deliver();
        later(300);
      }
      expect(
        post.handed
          .slice(before)
          .map(({ to }) => to)
          .sort(),
      ).toEqual([...ADDRESSES].sort());
      expect(new Set(await statuses())).toEqual(new Set(['SENT']));
      expect(await problems()).toEqual([]);
    },
  );

  it('because it knows nobody: a handful is suspended, the others wait', async () => {
    post.answers(() => ({ result: 'REJECTED', code: 'RCPT 550' }));
    await post.deliver();
    later(120);
    await post.deliver();
    const suspended = await world.query(`select 1 from trip_subscription where status = 'SUSPENDED'`);
    expect(suspended).toHaveLength(4);
    expect((await problems()).join()).toContain('the mail server does not take them (RCPT 550)');
  });

  it('tries first what it has not rejected yet', async () => {
    post.answers(() => DOWN);
    await post.deliver();
    later(61);
    await world.followedJourney(agent, 'new@traveller.example');
    await visaFreeDays(7);
    const before = post.handed.length;
    await post.deliver();
    expect(post.handed.slice(before)).toHaveLength(1);
    const [waiting] = await world.query<{ n: number }>(
      `select count(*)::int as n from outgoing_mail where status = 'QUEUED' and not is_server_fault`,
    );
    expect(waiting!.n).toBeGreaterThan(0);
  });

  it('is tried again after a trial that failed for a reason of ours', async () => {
    post.answers(() => DOWN);
    await post.deliver();
    later(61);
    post.beforeTransactions(() => {
      throw new Error('no database');
    });
    await expect(post.deliver()).rejects.toThrow('no database');
    post.beforeTransactions(() => undefined);
    post.answers(() => ({ result: 'ACCEPTED' }));
    const before = post.handed.length;
    await post.deliver();
    await post.deliver();
    expect(post.handed.length).toBeGreaterThan(before + 1);
  });

  it('is tried with one mail at a time, at growing intervals', async () => {
    post.answers(() => DOWN);
    await post.deliver();
    const first = post.handed.length;
    expect(first).toBeLessThanOrEqual(world.config.mailConcurrency);
    for (let seconds = 0; seconds < 600; seconds += 2) {
      await post.deliver();
      later(2);
    }
    expect(post.handed.length - first).toBeGreaterThan(8);
    expect(post.handed.length - first).toBeLessThan(16);
  });

  it('once only is no problem, unless its mail still waits after a minute', async () => {
    const answers: Delivery[] = [DOWN];
    post.answers(() => answers.pop() ?? { result: 'ACCEPTED' });
    await post.deliver();
    expect(await problems()).toEqual([]);
    later(61);
    expect((await problems()).join()).toMatch(/^1 mails wait/);
    await post.deliver();
    expect(await problems()).toEqual([]);
  });

  it('shows among the problems of the product, with its number and no address', async () => {
    expect(await problems()).toEqual([]);
    post.answers(() => DOWN);
    await post.deliver();
    expect((await problems()).join()).toMatch(/^\d+ mails wait: the mail server does not take them \(AUTH 535\)$/);
    later(301);
    expect((await problems()).at(-1)).toMatch(/^\d+ mails are late$/);
    post.answers(() => ({ result: 'ACCEPTED' }));
    await post.deliver();
    await post.deliver();
    expect(await problems()).toEqual([]);
  });
});

describe('a lease', () => {
  const neverResolves = (): Promise<never> => new Promise(() => undefined);
  /** What is left of a worker that no longer renews its leases. */
  const runOut = (): Promise<unknown> =>
    world.query(`update outgoing_mail set lease_until = now() - interval '1 second' where status = 'SENDING'`);
  const stop = new AbortController();
  afterAll(() => stop.abort());

  it('that ran out lets another worker send the same mail, with the same id and content', async () => {
    await world.followedJourney(agent, 'a@traveller.example');
    await visaFreeDays(14);
    post.answers(neverResolves);
    void post.deliver(stop.signal);
    await eventually(() => expect(post.handed).toHaveLength(1));
    const other = aPostOffice(world);
    expect(await other.deliver()).toBe(0);
    await visaFreeDays(7, { due: false });
    await runOut();
    expect(await other.deliver()).toBe(1);
    expect(other.handed).toEqual(post.handed);
    expect((await mails()).map((m) => m.status)).toEqual(['SENT', 'QUEUED']);
  });

  it('holds by the clock of the database, whatever the clock of another worker says', async () => {
    await world.followedJourney(agent, 'a@traveller.example');
    await visaFreeDays(14);
    post.answers(neverResolves);
    void post.deliver(stop.signal);
    await eventually(() => expect(post.handed).toHaveLength(1));
    later(86_400);
    expect(await aPostOffice(world).deliver()).toBe(0);
  });

  it('is renewed while a slow server is at work', async () => {
    await world.followedJourney(agent, 'a@traveller.example');
    await visaFreeDays(14);
    const remaining = async (): Promise<number> => {
      const [row] = await world.query<{ seconds: string }>(
        'select extract(epoch from lease_until - now()) as seconds from outgoing_mail',
      );
      return Number(row!.seconds);
    };
    post.answers(neverResolves);
    void post.deliver(stop.signal);
    await eventually(() => expect(post.handed).toHaveLength(1));
    await world.query(`update outgoing_mail set lease_until = now() + interval '8 seconds'`);
    await eventually(async () => expect(await remaining()).toBeGreaterThan(15), 9_000);
  });

  it('of a slow worker that comes back late does not overwrite the outcome of the other', async () => {
    const journey = await world.followedJourney(agent, 'a@traveller.example');
    await visaFreeDays(14);
    const slow = aPostOffice(world, { mailConcurrency: 1 });
    slow.answers(async () => {
      await runOut();
      await post.deliver();
      return { result: 'DEFERRED', code: '421', cause: 'RECIPIENT' };
    });
    await slow.deliver();
    later(100_000);
    expect(await post.deliver()).toBe(0);
    expect(await mails()).toMatchObject([{ status: 'SENT' }]);
    expect((await world.subscriptionOf(journey.id)).notified).not.toBe('0');
  });
});

describe('a worker that stops', () => {
  const ADDRESSES = Array.from({ length: 8 }, (_, n) => `t${n}@traveller.example`);
  beforeEach(async () => {
    for (const address of ADDRESSES) await world.followedJourney(agent, address);
    await visaFreeDays(14);
  });

  it('begins no further mail and gives back what it held, so that each goes out once', async () => {
    const stop = new AbortController();
    const stopping = aPostOffice(world, { mailConcurrency: 2 });
    stopping.answers(() => {
      if (stopping.handed.length === 3) stop.abort();
      return { result: 'ACCEPTED' };
    });
    await stopping.deliver(stop.signal);
    expect(stopping.handed.length).toBeLessThanOrEqual(4);
    expect((await mails()).filter(({ status }) => status !== 'SENT').map(({ attempts }) => attempts)).toEqual(
      Array.from({ length: 8 - stopping.handed.length }, () => 0),
    );
    expect(await post.deliver()).toBe(8 - stopping.handed.length);
    expect([...stopping.handed, ...post.handed].map(({ to }) => to).sort()).toEqual(ADDRESSES);
  });

  it('does not wait for a server that never answers', async () => {
    const stop = new AbortController();
    post.answers(() => new Promise(() => undefined));
    const run = post.deliver(stop.signal);
    await eventually(() => expect(post.handed.length).toBeGreaterThan(0));
    const began = performance.now();
    stop.abort();
    await run;
    expect(performance.now() - began).toBeLessThan(6_000);
  });
});

describe('a connection that fails for a reason of ours', () => {
  const ADDRESSES = Array.from({ length: 40 }, (_, n) => `t${n}@traveller.example`);
  beforeEach(async () => {
    for (const address of ADDRESSES) await world.followedJourney(agent, address);
    await visaFreeDays(14);
  });
  const slowly = async (): Promise<{ result: 'ACCEPTED' }> => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { result: 'ACCEPTED' };
  };
  const everybodyOnce = (others: PostOffice): void =>
    expect([...post.handed, ...others.handed].map(({ to }) => to).sort()).toEqual([...ADDRESSES].sort());

  it('stops the others before mails are given back, so that each goes out once', async () => {
    let transactions = 0;
    post.answers(slowly);
    post.beforeTransactions(() => {
      // In the first claims: the other connections are at work then.
      if ((transactions += 1) === 4) throw new Error('no database');
    });
    await expect(post.deliver()).rejects.toThrow('no database');
    const others = aPostOffice(world);
    await others.deliver();
    everybodyOnce(others);
  });

  it('while mails are under way repeats none of them: what became of them is recorded when the database is back', async () => {
    post.answers(slowly);
    let back = Infinity;
    post.beforeTransactions(() => {
      if (post.handed.length <= 12 || performance.now() > back) return;
      back = Math.min(back, performance.now() + 1_500);
      throw new Error('no database');
    });
    // The run ends early only when it was about to claim more.
    await Promise.allSettled([post.deliver()]);
    const others = aPostOffice(world);
    await others.deliver();
    everybodyOnce(others);
  });
});

describe('a connection', () => {
  const held = async (took: number): Promise<number[]> => {
    for (let n = 0; n < 40; n += 1) await world.followedJourney(agent, `t${n}@traveller.example`);
    await visaFreeDays(14);
    const alone = aPostOffice(world, { mailConcurrency: 1 });
    const counts = new Set<number>();
    alone.answers(async () => {
      const rows = await world.query(`select 1 from outgoing_mail where status = 'SENDING'`);
      counts.add(rows.length);
      await new Promise((resolve) => setTimeout(resolve, took));
      return { result: 'ACCEPTED' };
    });
    await alone.deliver();
    expect(alone.handed).toHaveLength(40);
    return [...counts];
  };

  it('claims more at once when the server is fast', async () => {
    expect(Math.max(...(await held(0)))).toBeGreaterThan(6);
  });

  it('claims few at once when the server is slow', async () => {
    expect(Math.max(...(await held(90)))).toBe(6);
  });
});

describe('two workers at the same time', () => {
  it('send each of a hundred mails once', async () => {
    const addresses = Array.from({ length: 100 }, (_, n) => `t${n}@traveller.example`);
    for (const address of addresses) await world.followedJourney(agent, address);
    await visaFreeDays(14);
    const other = aPostOffice(world);
    const untilNone = async (office: PostOffice): Promise<void> => {
      while ((await office.deliver()) > 0);
    };
    await Promise.all([untilNone(post), untilNone(other)]);
    const to = [...post.handed, ...other.handed].map((m) => m.to);
    expect(to).toHaveLength(100);
    expect(new Set(to)).toEqual(new Set(addresses));
    expect(new Set(await statuses())).toEqual(new Set(['SENT']));
  });
});
