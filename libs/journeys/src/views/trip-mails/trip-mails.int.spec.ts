import { jest } from '@jest/globals';
import type { Presented } from '@landfall/platform';
import { queriesOf } from '@landfall/platform/testing';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { asking } from '../../../../restrictions/test/asking.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { accepted, TripWorld, type Agent } from '../../../test/trip-world.js';
import { FindTripMailsHandler } from './trip-mails.query.js';
import { TripMailsResolver } from './trip-mails.resolver.js';

jest.setTimeout(30_000);

let world: TripWorld;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
});

const mailsOf = (id: string, viewer = agent): Promise<Presented<'TripMails'> | null> =>
  asking(() => new TripMailsResolver(queriesOf(new FindTripMailsHandler(world.db.database))).myjourneyMails(id), {
    viewer,
  });
/** As the worker leaves a mail of a change. */
const settle = (change: string): Promise<unknown> =>
  world.query(`update outgoing_mail set ${change} where kind = 'CHANGE'`);

/** A page that is followed, and a change that it is notified of. */
async function followed(): Promise<{ id: string }> {
  const rules = await world.saved(aRestriction().for('TH').visaFree());
  const journey = await world.followedJourney(agent, 'mara@traveller.example');
  world.later(60);
  await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
  await world.processLog();
  return journey;
}

describe('the mails of a trip page', () => {
  it('are none before anybody follows it', async () => {
    const { id } = await world.journey(agent);
    expect(await mailsOf(id)).toEqual({
      subscription: 'NONE',
      attempt: 0,
      requestedAt: null,
      confirmedAt: null,
      mails: [],
      devices: { count: 0, lastPush: null },
    });
  });

  it('are the newest first, with what became of each', async () => {
    const { id } = await followed();
    const queued = (await mailsOf(id))!;
    expect(queued).toMatchObject({ subscription: 'CONFIRMED', attempt: 1, confirmedAt: expect.any(Date) });
    expect(queued.mails[0]).toMatchObject({ kind: 'CHANGE', state: 'QUEUED', sentAt: null, code: null });
    expect(queued.mails[0]!.nextTryAt).toBeInstanceOf(Date);

    await settle(`status = 'SENDING', attempts = 1, failure_code = '451 4.3.0', due_at = '2026-05-05T10:00:00Z'`);
    expect((await mailsOf(id))!.mails[0]).toMatchObject({
      state: 'DEFERRED',
      code: '451 4.3.0',
      nextTryAt: new Date('2026-05-05T10:00:00Z'),
    });
    await settle(`status = 'SENT', failure_code = null, sent_at = '2026-05-05T10:01:00Z'`);
    expect((await mailsOf(id))!.mails[0]).toMatchObject({
      state: 'SENT',
      sentAt: new Date('2026-05-05T10:01:00Z'),
      nextTryAt: null,
    });
    await settle(`status = 'FAILED', failure_code = '550 5.1.1', sent_at = null`);
    expect((await mailsOf(id))!.mails[0]).toMatchObject({ state: 'FAILED', code: '550 5.1.1', nextTryAt: null });
  });

  it('say nothing of the address', async () => {
    const { id } = await followed();
    expect(JSON.stringify(await mailsOf(id))).not.toContain('traveller.example');
  });

  it('are those of the own organisation alone', async () => {
    const { id } = await followed();
    const other = await world.agent('NORDLICHT');
    expect(await mailsOf(id, other)).toBeNull();
    expect(await mailsOf('no id')).toBeNull();
    expect(await mailsOf('00000000-0000-4000-8000-000000000000')).toBeNull();
  });
});

describe('the devices of a trip page', () => {
  it('are counted, with what became of the latest push, and nothing that names one', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    const journey = await world.journey(agent);
    for (const name of ['a', 'b', 'c']) accepted(await world.addDevice(journey, `https://push.example/${name}`));
    accepted(await world.removeDevice(journey, 'https://push.example/c'));
    world.later(60);
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    expect(await mailsOf(journey.id)).toMatchObject({
      subscription: 'NONE',
      devices: { count: 2, lastPush: { state: 'QUEUED', sentAt: null, code: null, nextTryAt: expect.any(Date) } },
    });
    await world.query(`update outgoing_push set status = 'SENT', sent_at = '2026-05-05T10:01:00Z'`);
    await world.query(
      `update outgoing_push set status = 'FAILED', sent_at = null, failure_code = 'HTTP 410' where subscription_id =
       (select id from push_subscription where endpoint = 'https://push.example/b')`,
    );
    const found = await mailsOf(journey.id);
    expect(found!.devices.lastPush).toMatchObject({ state: 'FAILED', code: 'HTTP 410', nextTryAt: null });
    expect(JSON.stringify(found)).not.toContain('push.example');
    expect(await mailsOf(journey.id, await world.agent('NORDLICHT'))).toBeNull();
  });
});
