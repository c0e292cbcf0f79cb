import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { OutgoingMessage } from '@landfall/platform';
import { eventually } from '@landfall/platform/testing';
import {
  accepted,
  secretOf,
  type Agent,
  type CreatedJourney,
  type TripWorld,
} from '../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { aPostOffice, freshMailRoom, type MailRoom, type PostOffice } from '../../test/a-post-office.js';

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
      return { result: 'DEFERRED', code: '451' };
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

  it('gets the same mail later: a newer change has its own mail', async () => {
    post.answers(() => ({ result: 'DEFERRED', code: '450' }));
    await visaFreeDays(14, { due: false });
    later(world.config.mailCoalesceSeconds);
    await post.deliver();
    expect(await post.deliver()).toBe(0);
    await visaFreeDays(7, { due: false });
    post.answers(() => ({ result: 'ACCEPTED' }));
    later(11);
    await post.deliver();
    await post.deliver();
    expect(post.handed).toHaveLength(3);
    const [first, again, next] = post.handed;
    expect(again).toEqual(first);
    expect([30, 14, 7].filter((days) => says(again, days))).toEqual([30, 14]);
    expect([30, 14, 7].filter((days) => says(next, days))).toEqual([14, 7]);
    expect(next!.messageId).not.toBe(first!.messageId);
    expect((await mails()).map((m) => [m.status, m.attempts])).toEqual([
      ['SENT', 2],
      ['SENT', 1],
    ]);
  });

  it('fails after its attempts, and the next mail includes its changes', async () => {
    post.answers(() => ({ result: 'DEFERRED', code: '421' }));
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

  it('for good ends the subscription and deletes its address', async () => {
    post.answers(() => ({ result: 'REJECTED', code: '550' }));
    await visaFreeDays(14);
    await post.deliver();
    expect(await mails()).toMatchObject([{ status: 'FAILED', failure_code: '550' }]);
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'ENDED', email: null });
    await visaFreeDays(7);
    await post.deliver();
    expect(post.handed).toHaveLength(1);
    expect(await world.tablesHolding('a@traveller.example')).toEqual([]);
  });

  it('leaves the other mails of the batch alone', async () => {
    await world.followedJourney(agent, 'b@traveller.example');
    await world.followedJourney(agent, 'c@traveller.example');
    const answers = {
      'a@traveller.example': { result: 'REJECTED', code: '550' },
      'b@traveller.example': { result: 'DEFERRED', code: '451' },
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

describe('a lease', () => {
  const neverResolves = (): Promise<never> => new Promise(() => undefined);

  it('that ran out lets another worker send the same mail, with the same id and content', async () => {
    await world.followedJourney(agent, 'a@traveller.example');
    await visaFreeDays(14);
    post.answers(neverResolves);
    void post.deliver();
    await eventually(() => expect(post.handed).toHaveLength(1));
    const other = aPostOffice(world);
    expect(await other.deliver()).toBe(0);
    later(26);
    await visaFreeDays(7, { due: false });
    expect(await other.deliver()).toBe(1);
    expect(other.handed).toEqual(post.handed);
    expect((await mails()).map((m) => m.status)).toEqual(['SENT', 'QUEUED']);
  });

  it('is not touched while it holds', async () => {
    await world.followedJourney(agent, 'a@traveller.example');
    await visaFreeDays(14);
    post.answers(neverResolves);
    void post.deliver();
    await eventually(() => expect(post.handed).toHaveLength(1));
    later(24);
    expect(await aPostOffice(world).deliver()).toBe(0);
  });

  it('of a slow worker that comes back late does not overwrite the outcome of the other', async () => {
    const journey = await world.followedJourney(agent, 'a@traveller.example');
    await visaFreeDays(14);
    const slow = aPostOffice(world);
    slow.answers(async () => {
      later(26);
      await post.deliver();
      return { result: 'DEFERRED', code: '421' };
    });
    await slow.deliver();
    later(100_000);
    expect(await post.deliver()).toBe(0);
    expect(await mails()).toMatchObject([{ status: 'SENT' }]);
    expect((await world.subscriptionOf(journey.id)).notified).not.toBe('0');
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
