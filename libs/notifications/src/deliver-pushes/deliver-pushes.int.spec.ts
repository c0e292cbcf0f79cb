import { jest } from '@jest/globals';
import { newId } from '@landfall/kernel';
import type { PushDelivery } from '@landfall/platform';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { accepted, TripWorld, type Agent, type CreatedJourney } from '../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { aPushService, type PushService } from '../../test/a-push-service.js';
import { claimPushes } from './claim-pushes.js';

jest.setTimeout(40_000);

const at = (name: string): string => `https://push.example/${name}`;
const GONE: PushDelivery = { result: 'GONE', code: 'HTTP 410' };
const BUSY: PushDelivery = { result: 'DEFERRED', code: 'HTTP 503', isOfService: true, waitSeconds: null };

let world: TripWorld;
let agent: Agent;
let service: PushService;
let rules: Awaited<ReturnType<TripWorld['saved']>>;
let trip: CreatedJourney;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
  service = aPushService(world);
  rules = await world.saved(days(30));
  trip = await world.journey(agent);
  accepted(await world.addDevice(trip, at('a')));
});

const days = (count: number) => aRestriction().for('TH').stating({ ErVisaFreeDays: count });
/** A change, recomputed and queued; not sent yet. */
async function change(count: number): Promise<void> {
  rules = await world.saved(days(count).revising(rules));
  await world.processLog();
}
const due = (): void => world.later(world.config.mailCoalesceSeconds);
/** A change that is sent. */
async function changed(count: number): Promise<void> {
  await change(count);
  due();
  await service.deliver();
}
const endpoints = (): string[] => service.received.map(({ endpoint }) => endpoint).sort();
const pushes = (): Promise<{ status: string; attempts: number; code: string | null; due: Date; claim: string }[]> =>
  world.query(
    'select status, attempts, failure_code as code, due_at as due, claim from outgoing_push order by created_at, id',
  );
const statuses = async (): Promise<string[]> => (await pushes()).map(({ status }) => status);
const factsOf = async (kind: string): Promise<object[]> =>
  (await world.query<{ fact: string }>('select fact from evidence_inbox order by id'))
    .map(({ fact }) => JSON.parse(fact) as { kind: string })
    .filter((fact) => fact.kind === kind);

describe('a change of a trip', () => {
  it('is pushed to each of its devices, when its mail is due, and to those of no other trip', async () => {
    const followed = await world.followedJourney(agent, 'a@traveller.example');
    accepted(await world.addDevice(followed, at('b')));
    accepted(await world.addDevice(followed, at('c'), 'tr'));
    accepted(await world.addDevice(await world.journey(agent, { destinationIds: ['JP'] }), at('elsewhere')));
    await change(20);
    const [mail] = await world.query<{ due: Date }>(`select due_at as due from outgoing_mail where kind = 'CHANGE'`);
    expect((await pushes()).map((push) => push.due)).toEqual([mail!.due, mail!.due, mail!.due]);
    expect(await service.deliver()).toBe(0);
    due();
    expect(await service.deliver()).toBe(3);
    expect(endpoints()).toEqual([at('a'), at('b'), at('c')]);
    expect(await service.deliver()).toBe(0);
    expect(await statuses()).toEqual(['SENT', 'SENT', 'SENT']);
  });

  it('is one push with others that follow soon, and another one with a later one', async () => {
    await change(20);
    world.later(3);
    await change(15);
    world.later(world.config.mailCoalesceSeconds);
    await service.deliver();
    expect(endpoints()).toEqual([at('a')]);
    await changed(10);
    expect(endpoints()).toEqual([at('a'), at('a')]);
  });

  it('that is taken back before it is sent is not pushed', async () => {
    await change(20);
    await changed(30);
    expect(endpoints()).toEqual([]);
    expect(await statuses()).toEqual(['SKIPPED']);
  });

  it('is not pushed earlier than thirty days before departure', async () => {
    const later = await world.journey(agent, { dateStart: '2026-07-20', dateEnd: '2026-07-25' });
    accepted(await world.addDevice(later, at('later')));
    await changed(20);
    expect(endpoints()).toEqual([at('a')]);
    world.clock.set('2026-06-19T22:00:01Z');
    await service.deliver();
    expect(endpoints()).toEqual([at('a'), at('later')]);
  });

  it('waits at the service until the trip is over, at most 28 days', async () => {
    await changed(20);
    expect(service.received[0]!.ttlSeconds).toBe(28 * 86_400);
    world.clock.set('2026-06-09T10:00:00Z');
    await changed(15);
    expect(service.received[1]!.ttlSeconds).toBe(2 * 86_400);
  });

  it('is pushed to nobody while the installation has no contact', async () => {
    jest.replaceProperty(world.config, 'webPush', null);
    try {
      await change(20);
      expect(await pushes()).toEqual([]);
    } finally {
      jest.restoreAllMocks();
    }
  });

  it('from before a device was added is no news for it', async () => {
    await change(20);
    accepted(await world.addDevice(trip, at('b')));
    due();
    await service.deliver();
    expect(endpoints()).toEqual([at('a')]);
  });
});

describe('what became of a push', () => {
  it('is evidence, without the address of the device', async () => {
    await changed(20);
    expect(await factsOf('PUSH')).toEqual([
      { kind: 'PUSH', push: expect.any(String), language: 'en', outcome: 'ACCEPTED', code: null },
    ]);
    expect(await world.tablesHolding('push.example')).toEqual(['public.push_subscription']);
  });

  it('is tried again after a while when its service does not take it, and then sent once', async () => {
    service.answers(() => BUSY);
    await changed(20);
    expect(await pushes()).toMatchObject([{ status: 'SENDING', attempts: 1, code: 'HTTP 503' }]);
    world.later(9);
    expect(await service.deliver()).toBe(0);
    world.later(1);
    service.answers(() => ({ result: 'ACCEPTED' }));
    expect(await service.deliver()).toBe(1);
    expect(await pushes()).toMatchObject([{ status: 'SENT', attempts: 2, code: null }]);
  });

  it('waits for as long as the service asks', async () => {
    service.answers(() => ({ ...BUSY, isOfService: false, waitSeconds: 600 }));
    await changed(20);
    const [push] = await pushes();
    expect(push!.due.getTime() - world.clock.now().getTime()).toBe(600_000);
  });

  it('has failed after eleven tries, and its device is notified of the next change', async () => {
    service.answers(() => ({ ...BUSY, isOfService: false }));
    await change(20);
    for (let n = 0; n < 12; n += 1) {
      world.later(14_400);
      await service.deliver();
    }
    expect(await pushes()).toMatchObject([{ status: 'FAILED', attempts: 11, code: 'HTTP 503' }]);
    expect(await factsOf('PUSH')).toMatchObject([{ outcome: 'FAILED', code: 'HTTP 503' }]);
    service.answers(() => ({ result: 'ACCEPTED' }));
    await changed(15);
    expect(await statuses()).toEqual(['FAILED', 'SENT']);
  });

  it('ends a device that its service does not know any more, and deletes its address', async () => {
    service.answers(() => GONE);
    await changed(20);
    expect(await pushes()).toMatchObject([{ status: 'FAILED', code: 'HTTP 410' }]);
    expect(await world.tablesHolding('push.example')).toEqual([]);
    expect(
      await world.query(
        `select payload ->> 'reason' as reason from event_log where type = 'journeys.TripDeviceRemoved'`,
      ),
    ).toEqual([{ reason: 'GONE' }]);
    expect(await factsOf('DEVICE_REMOVED')).toHaveLength(1);
    await changed(15);
    expect(service.received).toHaveLength(1);
  });

  it('takes a newer change along when it is tried again', async () => {
    service.answers(() => BUSY);
    await changed(20);
    await change(15);
    service.answers(() => ({ result: 'ACCEPTED' }));
    world.later(60);
    await service.deliver();
    await service.deliver();
    expect(await statuses()).toEqual(['SENT', 'SKIPPED']);
    expect(service.received).toHaveLength(2);
  });
});

describe('nothing is pushed', () => {
  it('to a device that was switched off meanwhile', async () => {
    await change(20);
    accepted(await world.removeDevice(trip, at('a')));
    due();
    await service.deliver();
    expect([endpoints(), await statuses()]).toEqual([[], ['SKIPPED']]);
  });

  it('of a page that was deactivated, nor when it is active again', async () => {
    await change(20);
    accepted(await world.update(agent, { id: trip.id, isManuallyDisabled: true }));
    accepted(await world.update(agent, { id: trip.id, isManuallyDisabled: false }));
    due();
    await service.deliver();
    await changed(15);
    expect([endpoints(), await statuses()]).toEqual([[], ['SKIPPED']]);
    expect(await world.tablesHolding('push.example')).toEqual([]);
  });

  it('of a trip that is over, and its addresses are gone', async () => {
    await change(20);
    world.clock.set('2026-06-11T10:00:00Z');
    await service.deliver();
    await world.expire();
    expect([endpoints(), await statuses()]).toEqual([[], ['SKIPPED']]);
    expect(await world.tablesHolding('push.example')).toEqual([]);
  });
});

describe('workers', () => {
  it('beside each other send each push once', async () => {
    for (let n = 0; n < 9; n += 1) accepted(await world.addDevice(trip, at(`n${n}`)));
    const second = await world.journey(agent);
    for (let n = 0; n < 10; n += 1) accepted(await world.addDevice(second, at(`m${n}`)));
    await change(20);
    due();
    await Promise.all([service.deliver(), service.deliver(), service.deliver()]);
    expect(new Set(endpoints()).size).toBe(20);
    expect(service.received).toHaveLength(20);
  });

  it('that are killed lose no push: another one sends it when the lease has run out', async () => {
    await change(20);
    due();
    await world.inSystem((tx) => claimPushes(tx, newId(), world.clock, 8));
    expect(await service.deliver()).toBe(0);
    await world.query(`update outgoing_push set lease_until = now() - interval '1 second'`);
    expect(await service.deliver()).toBe(1);
    expect(await pushes()).toMatchObject([{ status: 'SENT', attempts: 2 }]);
  });

  it('record nothing of a push that another one has taken since', async () => {
    const other = newId();
    service.answers(async () => {
      await world.query('update outgoing_push set claim = $1', [other]);
      return { result: 'ACCEPTED' };
    });
    await changed(20);
    expect(await pushes()).toMatchObject([{ status: 'SENDING', claim: other }]);
    expect(await factsOf('PUSH')).toEqual([]);
  });

  it('that are stopped begin no further batch', async () => {
    await change(20);
    due();
    expect(await service.deliver(AbortSignal.abort())).toBe(0);
    expect(await statuses()).toEqual(['QUEUED']);
  });

  it('see a change a second time without pushing it again', async () => {
    await changed(20);
    await world.processLog({ again: true });
    due();
    await service.deliver();
    expect(service.received).toHaveLength(1);
  });

  it('leave a service alone that does not answer, at no cost for its pushes, and send to the others', async () => {
    jest.replaceProperty(world.config, 'webPush', {
      ...world.config.webPush!,
      services: ['push.example', 'other.example'],
    });
    for (const name of ['b', 'c']) accepted(await world.addDevice(trip, at(name)));
    service.answers(({ endpoint }) => (endpoint.includes('other') ? { result: 'ACCEPTED' } : BUSY));
    await changed(20);
    expect(service.reports).toEqual([['https://push.example', 'HTTP 503']]);
    const second = await world.journey(agent);
    accepted(await world.addDevice(second, at('d')));
    accepted(await world.addDevice(second, 'https://other.example/e'));
    await changed(15);
    expect(service.received.map(({ endpoint }) => endpoint).slice(3)).toEqual(['https://other.example/e']);
    const waiting = await world.query(
      `select attempts from outgoing_push p join push_subscription s on s.id = p.subscription_id where s.endpoint like '%/d'`,
    );
    expect(waiting).toEqual([{ attempts: 0 }]);
    service.answers(() => ({ result: 'ACCEPTED' }));
    for (let n = 0; n < 3; n += 1) {
      world.later(60);
      await service.deliver();
    }
    expect(service.reports.at(-1)).toEqual(['https://push.example', null]);
    expect((await statuses()).filter((status) => status === 'SENDING' || status === 'QUEUED')).toEqual([]);
    jest.restoreAllMocks();
  });
});
