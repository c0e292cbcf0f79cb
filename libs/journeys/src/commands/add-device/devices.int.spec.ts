import { jest } from '@jest/globals';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { accepted, rejectedFor, TripWorld, type Agent, type CreatedJourney } from '../../../test/trip-world.js';
import { FindDevice, FindDeviceHandler } from '../../views/trip-page/find-device.query.js';

jest.setTimeout(30_000);

const at = (name: number | string): string => `https://push.example/${name}`;
const OVER = '2026-06-11T00:00:01+02:00';

let world: TripWorld;
let agent: Agent;
let trip: CreatedJourney;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
  trip = await world.journey(agent);
});

const devices = (): Promise<object[]> =>
  world.query(
    'select endpoint, language, ended_at is not null as "isEnded" from push_subscription order by created_at, id',
  );
const isOn = (token: string, endpoint: string): Promise<{ isOn: boolean } | null> =>
  new FindDeviceHandler(world.db.database).execute(new FindDevice(token, endpoint));

describe('a device', () => {
  it('is kept with its address and language, and nothing else of it; events and evidence say nothing of it', async () => {
    accepted(await world.addDevice(trip, at('a'), 'pl'));
    expect(await devices()).toEqual([{ endpoint: at('a'), language: 'pl', isEnded: false }]);
    expect(await world.tablesHolding('push.example')).toEqual(['public.push_subscription']);
    expect(await isOn(trip.token, at('a'))).toEqual({ isOn: true });
  });

  it('is the same one a second time, in the language of now, also at the same moment', async () => {
    await Promise.all([1, 2, 3].map(() => world.addDevice(trip, at('a'), 'pl')));
    accepted(await world.addDevice(trip, at('a'), 'cs'));
    expect(await devices()).toEqual([{ endpoint: at('a'), language: 'cs', isEnded: false }]);
    expect(await world.query(`select 1 from event_log where type = 'journeys.TripDeviceAdded'`)).toHaveLength(1);
  });

  it('is one of ten of a page', async () => {
    for (let n = 0; n < 10; n += 1) accepted(await world.addDevice(trip, at(n)));
    expect(rejectedFor(await world.addDevice(trip, at('more')))).toEqual(['endpoint rejection.deviceLimit']);
    accepted(await world.addDevice(trip, at(3), 'da'));
    accepted(await world.removeDevice(trip, at(3)));
    accepted(await world.addDevice(trip, at('more')));
    accepted(await world.addDevice(await world.journey(agent), at('elsewhere')));
  });

  it('is added thirty times a day at most', async () => {
    for (let n = 0; n < 30; n += 1) {
      accepted(await world.addDevice(trip, at(n)));
      accepted(await world.removeDevice(trip, at(n)));
    }
    expect(rejectedFor(await world.addDevice(trip, at('more')))).toEqual(['endpoint rejection.subscriptionLimit']);
  });

  it.each([
    'https://evil.example/a',
    'http://push.example/a',
    'https://push.example:8443/a',
    'https://10.0.0.1/a',
    'no address',
    '',
  ])('is rejected at %j', async (endpoint) => {
    expect(rejectedFor(await world.addDevice(trip, endpoint))).toEqual(['endpoint rejection.pushService']);
    expect(await devices()).toEqual([]);
  });

  it('is rejected where the installation has no contact', async () => {
    jest.replaceProperty(world.config, 'webPush', null);
    const outcome = await world.addDevice(trip, at('a'));
    jest.restoreAllMocks();
    expect(rejectedFor(outcome)).toEqual(['endpoint rejection.pushService']);
  });

  it('is rejected for a page that is closed or nowhere', async () => {
    accepted(await world.update(agent, { id: trip.id, isManuallyDisabled: true }));
    expect(rejectedFor(await world.addDevice(trip, at('a')))).toEqual(['token rejection.tripDisabled']);
    world.clock.set(OVER);
    expect(rejectedFor(await world.addDevice(trip, at('a')))).toEqual(['token rejection.tripExpired']);
    expect(rejectedFor(await world.addDevice({ token: 'nowhere' }, at('a')))).toEqual(['token rejection.notFound']);
    expect(rejectedFor(await world.removeDevice({ token: 'nowhere' }, at('a')))).toEqual(['token rejection.notFound']);
    expect(await isOn('nowhere', at('a'))).toBeNull();
  });

  it('has no address any more once it is switched off, twice as well as once', async () => {
    accepted(await world.addDevice(trip, at('a')));
    accepted(await world.removeDevice(trip, at('a')));
    accepted(await world.removeDevice(trip, at('a')));
    expect(await devices()).toEqual([{ endpoint: null, language: 'en', isEnded: true }]);
    expect(await world.tablesHolding('push.example')).toEqual([]);
    expect(await isOn(trip.token, at('a'))).toEqual({ isOn: false });
    expect(await world.query(`select 1 from event_log where type = 'journeys.TripDeviceRemoved'`)).toHaveLength(1);
  });

  it('of one trip is not switched off by the link of another', async () => {
    accepted(await world.addDevice(trip, at('a')));
    const other = await world.journey(agent);
    accepted(await world.removeDevice(other, at('a')));
    expect([await isOn(trip.token, at('a')), await isOn(other.token, at('a'))]).toEqual([
      { isOn: true },
      { isOn: false },
    ]);
  });
});

describe('the address of a device', () => {
  it('goes when its page is deactivated, with what was still to be pushed, and stays with other pages', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    accepted(await world.addDevice(trip, at('a')));
    const other = await world.journey(agent, { dateEnd: '2026-06-12' });
    accepted(await world.addDevice(other, at('other')));
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    accepted(await world.update(agent, { id: trip.id, isManuallyDisabled: true }));
    expect(await world.query('select endpoint from push_subscription where endpoint is not null')).toEqual([
      { endpoint: at('other') },
    ]);
    expect(await world.query('select status from outgoing_push order by status')).toEqual([
      { status: 'QUEUED' },
      { status: 'SKIPPED' },
    ]);
    const removed = await world.query(`select 1 from evidence_inbox where fact = '{"kind":"DEVICE_REMOVED"}'`);
    expect(removed).toHaveLength(1);
  });

  it('goes with the end of the trip, and all of it thirty days later', async () => {
    accepted(await world.addDevice(trip, at('a')));
    world.clock.set(OVER);
    await Promise.all([world.expire(), world.expire()]);
    expect(await world.tablesHolding('push.example')).toEqual([]);
    world.clock.set('2026-07-11T00:00:01+02:00');
    await world.expire();
    expect(await world.query('select 1 from push_subscription')).toEqual([]);
  });

  it('leaves nothing ninety days after it was switched off, also of a trip that is still to come', async () => {
    const later = await world.journey(agent, { dateStart: '2027-02-01', dateEnd: '2027-02-08' });
    accepted(await world.addDevice(later, at('a')));
    accepted(await world.removeDevice(later, at('a')));
    world.later(91 * 86_400);
    await world.expire();
    expect(await world.query('select 1 from push_subscription')).toEqual([]);
  });
});
