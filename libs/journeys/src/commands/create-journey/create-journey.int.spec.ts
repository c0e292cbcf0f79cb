import { jest } from '@jest/globals';
import { hashSecret } from '@landfall/platform';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { aTrip } from '../../../test/a-trip.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { rejectedFor, TripWorld, type Agent } from '../../../test/trip-world.js';

jest.setTimeout(20_000);

let world: TripWorld;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
});

const count = async (table: string): Promise<number> =>
  Number((await world.query<{ count: string }>(`select count(*) from ${table}`))[0]!.count);

describe('a new trip page', () => {
  it('has its snapshot at once, from the rules as they stand', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaRequired());
    const { id } = await world.journey(agent);
    const [row] = await world.query<{ versions: object; visa: unknown }>(
      `select i.restriction_versions as versions,
         jsonb_path_query_first(d.content, '$.entries[*] ? (@.detailType == "ErVisaRequired").statements[0].value') as visa
       from journey j join itinerary i using (fingerprint) join trip_snapshot d on d.hash = i.snapshot_hash where j.id = $1`,
      [id],
    );
    expect(row).toEqual({ versions: { [rules.id]: 1 }, visa: true });
  });

  it('rests on the newest rules, also where its process has not heard of them', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaRequired());
    await world.processLog();
    world.rules = world.rulesOfAnotherProcess();
    const { id } = await world.journey(agent);
    const [row] = await world.query<{ versions: object }>(
      'select i.restriction_versions as versions from journey j join itinerary i using (fingerprint) where j.id = $1',
      [id],
    );
    expect(row).toEqual({ versions: { [rules.id]: 1 } });
    expect(await count('recompute_task')).toBe(0);
  });

  it('shares itinerary and snapshot with every page of the same trip, in whatever order its nationalities were entered', async () => {
    await world.journey(agent, { citizenshipCountryIds: ['DE', 'AT'] });
    await world.journey(await world.agent('NORDLICHT'), {
      citizenshipCountryIds: ['at', 'DE', 'de'],
      language: 'tr',
      internalNote: 'another page',
    });
    expect([await count('journey'), await count('itinerary'), await count('trip_snapshot')]).toEqual([2, 1, 1]);
    await world.journey(agent, { citizenshipCountryIds: ['DE', 'AT'], dateEnd: '2026-06-11' });
    expect([await count('itinerary'), await count('trip_snapshot')]).toEqual([2, 1]);
  });

  it('is found by every place whose rules can change it', async () => {
    await world.journey(agent, {
      destinationsTypes: ['AIRPORT', 'COUNTRY'],
      destinationIds: ['BKK', 'VN'],
      transits: [{ type: 'COUNTRY', id: 'AE' }],
    });
    const rows = await world.query<{ place_key: string }>('select place_key from itinerary_place order by place_key');
    expect(rows.map((r) => r.place_key)).toEqual([
      'AIRPORT:BKK',
      'COUNTRY:AE',
      'COUNTRY:TH',
      'COUNTRY:VN',
      'REGION:TH-11',
    ]);
  });

  it('is reached by a secret of which the database holds the hash only', async () => {
    const { token } = await world.journey(agent);
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    const [row] = await world.query<{ token_hash: Buffer }>('select token_hash from journey');
    expect(row!.token_hash.equals(hashSecret(token))).toBe(true);
    const [found] = await world.query<{ text: string }>(
      `select (select string_agg(j::text, '') from journey j) || (select string_agg(e::text, '') from event_log e) as text`,
    );
    expect(found!.text).not.toContain(token);
  });

  it('brings a snapshot of older rules up to date and tells those who follow the same trip', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await world.followedJourney(agent, 'a@traveller.example');
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.journey(agent);
    expect(await world.query('select detail_type from itinerary_change')).toEqual([{ detail_type: 'ErVisaRequired' }]);
    expect(await world.query(`select status from outgoing_mail where kind = 'CHANGE'`)).toEqual([{ status: 'QUEUED' }]);
    await world.processLog();
    expect(await count('itinerary_change')).toBe(1);
  });

  it('does not count changes made before it as news', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await world.journey(agent);
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    const { id } = await world.journey(agent);
    const [row] = await world.query<{ news: string }>(
      'select count(*) as news from journey j join itinerary_change c on c.fingerprint = j.fingerprint and c.id > j.first_change_id where j.id = $1',
      [id],
    );
    expect(row).toEqual({ news: '0' });
  });

  it('notes a fact without address, note or name', async () => {
    await world.journey(agent, { email: 'a@traveller.example', internalNote: 'prefers aisle seats' });
    const events = await world.query<{ type: string; payload: object; actor: string }>(
      'select type, payload, actor from event_log order by position',
    );
    expect(events.map((e) => e.type)).toEqual(['journeys.JourneyCreated', 'journeys.TripSubscriptionRequested']);
    expect(events.every((e) => e.actor === agent.userId)).toBe(true);
    expect(JSON.stringify(events)).not.toMatch(/traveller|aisle/);
  });

  it('leaves nothing behind when it is rejected', async () => {
    expect(rejectedFor(await world.create(agent, aTrip({ email: 'not an address', destinationIds: ['ZZ'] })))).toEqual([
      'email rejection.invalidEmail',
      'destinationIds rejection.unknownPlace',
    ]);
    expect([await count('journey'), await count('itinerary'), await count('event_log')]).toEqual([0, 0, 0]);
  });

  it('is rejected when its trip is over in the zone of the product, and leaves nothing behind', async () => {
    world.clock.set('2026-06-10T23:59:59+02:00');
    const over = aTrip({ email: 'over@traveller.example' });
    await world.journey(agent, { ...over, email: null });
    world.clock.set('2026-06-11T00:00:00+02:00');
    expect(rejectedFor(await world.create(agent, over))).toEqual(['dateEnd rejection.pastTrip']);
    expect([await count('journey'), await count('trip_subscription'), await count('outgoing_mail')]).toEqual([1, 0, 0]);
  });

  it('can be made many times at the same moment, over one snapshot', async () => {
    await world.saved(aRestriction().for('TH').visaRequired());
    await Promise.all(Array.from({ length: 12 }, () => world.journey(agent)));
    expect([await count('journey'), await count('itinerary'), await count('trip_snapshot')]).toEqual([12, 1, 1]);
  });
});
