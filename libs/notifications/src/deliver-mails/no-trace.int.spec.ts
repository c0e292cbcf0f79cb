import { jest } from '@jest/globals';
import { queueProcess } from '@landfall/platform/testing';
import { accepted, TripWorld } from '../../../journeys/test/trip-world.js';
import { aRestriction } from '../../../restrictions/test/a-restriction.js';
import { DELIVER_QUEUE } from './deliver-mails.job.js';
import { SendVerificationWhenSubscriptionIsRequested } from '../send-verification-when-subscription-is-requested/send-verification.reactor.js';
import { aPostOffice } from '../../test/a-post-office.js';

jest.setTimeout(30_000);
const NOTE = 'NOTE-7f3a wants a window seat';

let world: TripWorld;
beforeAll(async () => {
  world = await TripWorld.open();
  await world.startAfresh();
}, 30_000);
afterAll(() => world.close());

describe('a trip that is over', () => {
  it('leaves neither address nor note in any table, event or job', async () => {
    const mails = await queueProcess({ databaseUrl: world.db.appUrl, redisUrl: null }, DELIVER_QUEUE);
    const agent = await world.agent('SONNENWEG');
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const journey = await world.journey(agent, { email: 'traced@traveller.example', internalNote: NOTE });
    await world.process(new SendVerificationWhenSubscriptionIsRequested(mails.queues));
    accepted(await world.confirm(journey.id));
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    world.clock.set('2026-05-02T00:00:00Z');
    const post = aPostOffice(world);
    post.answers(() => ({ result: 'DEFERRED', code: '451', cause: 'RECIPIENT' }));
    expect(await post.deliver()).toBeGreaterThan(0);
    await mails.close();
    expect(await world.tablesHolding('traced@traveller.example')).toEqual([
      'public.journey',
      'public.trip_subscription',
    ]);
    expect(await world.tablesHolding('NOTE-7f3a')).toEqual(['public.journey']);

    world.clock.set('2026-06-11T00:00:00+02:00');
    expect(await world.expire()).toBe(1);
    expect(await world.tablesHolding('traced')).toEqual([]);
    expect(await world.tablesHolding('NOTE-7f3a')).toEqual([]);
    expect(await world.subscriptionOf(journey.id)).toMatchObject({ status: 'ENDED', email: null });
    expect(await world.query(`select 1 from outgoing_mail where status in ('QUEUED', 'SENDING')`)).toEqual([]);
  });
});
