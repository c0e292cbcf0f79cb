import { jest } from '@jest/globals';
import { validated, type Tx } from '@landfall/platform';
import { decideDraft } from '@landfall/restrictions/decide-draft';
import { toRuleDetails } from '@landfall/restrictions/to-rule-details';
import { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { placeKeyOf } from '@landfall/restrictions/restriction-store';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { impactOn, type Impact } from './impact-on-trips.js';
import { PORTION } from './trips-at.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { accepted, TripWorld, type Agent } from '../../../test/trip-world.js';

jest.setTimeout(20_000);

let world: TripWorld;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
});

/** The impact of a draft on the first of May, for the agent's own organisation. */
const impactOf = (
  input: EntryRestrictionInput,
  effectiveOn: string | null = null,
  watched: (tx: Tx) => Tx = (tx) => tx,
): Promise<Impact> =>
  world.inSystem(async (tx) => {
    const { restriction } = accepted(
      await decideDraft(tx, world.decisionRules, validated(EntryRestrictionInput, input), world.editor),
    );
    return impactOn(watched(tx), {
      before: world.rules.current,
      after: world.rules.current.replacing(restriction.id, toRuleDetails(restriction, world.config.timeZone)),
      placeKey: placeKeyOf(restriction),
      today: '2026-05-01',
      lastImminent: '2026-05-04',
      effectiveOn,
      organisationId: agent.organisationId,
    });
  });

describe('the impact of a draft on trip pages', () => {
  it('counts the pages that change over all organisations, lists only the own, and writes nothing', async () => {
    const stored = await world.saved(aRestriction().for('TH').visaFree('DE').visaRequired());
    const mine = await world.journey(agent, { dateStart: '2026-05-03', dateEnd: '2026-05-20' });
    await world.journey(await world.agent('NORDLICHT'));
    await world.journey(agent, { citizenshipCountryIds: ['AT'] });
    await world.journey(agent, { destinationIds: ['VN'] });
    const written = await world.query('select count(*) from event_log');
    const impact = await impactOf(aRestriction().for('TH').visaRequired('DE').visaRequired().revising(stored).build());
    expect(impact).toMatchObject({
      activeTripPages: 4,
      affectedTripPages: 3,
      changedTripPages: 2,
      departingWithin72Hours: 1,
      summaryChanges: [{ item: 'VISA', before: 'OK', after: 'REQUIRED', tripPages: 2 }],
      statusChanges: [],
      ownTripPages: 1,
    });
    expect(impact.trips.map((j) => j.id)).toEqual([mine.id]);
    expect(
      impact.itineraries.map((i) => [
        i.dateStart,
        i.trip.citizenships,
        i.tripPages,
        i.summaryChanges.map((f) => f.item),
      ]),
    ).toEqual([
      ['2026-05-03', ['DE'], 1, ['VISA']],
      ['2026-05-20', ['DE'], 1, ['VISA']],
    ]);
    expect(await world.query('select count(*) from event_log')).toEqual(written);
  });

  it('reads no more than a portion at a time, however many pages there are', async () => {
    const stored = await world.saved(aRestriction().for('TH').visaFree());
    const { id } = await world.journey(agent, { dateStart: '2026-05-03', dateEnd: '2026-05-20' });
    const copies = 2 * PORTION;
    // Each copy leaves from a country of its own making: a shape of its own.
    await world.query(
      `insert into itinerary (fingerprint, trip, date_start, date_end, snapshot_hash, restriction_versions, computed_at)
       select 'copy' || n, jsonb_set(i.trip, '{departureCountry}', to_jsonb('X' || n)), i.date_start, i.date_end,
         i.snapshot_hash, i.restriction_versions, i.computed_at
       from itinerary i, generate_series(1, $1::int) n`,
      [copies],
    );
    await world.query(
      `insert into itinerary_place (place_key, fingerprint) select 'COUNTRY:TH', 'copy' || n from generate_series(1, $1::int) n`,
      [copies],
    );
    await world.query(
      `insert into journey (id, organisation_id, created_by, token_hash, fingerprint, departure_type, departure_id, destinations,
         transits, citizenships, restriction_type, date_start, date_end, language, created_at)
       select gen_random_uuid(), organisation_id, created_by, sha256(('copy' || n)::bytea), 'copy' || n, departure_type,
         departure_id, destinations, transits, citizenships, restriction_type, date_start, date_end, language, created_at
       from journey, generate_series(1, $2::int) n where id = $1`,
      [id, copies],
    );
    const read: number[] = [];
    const impact = await impactOf(
      aRestriction().for('TH').visaRequired().revising(stored).build(),
      null,
      (tx) =>
        ({
          manager: tx.manager,
          query: async (...statement: Parameters<Tx['query']>) => {
            const result = await tx.query(...statement);
            read.push(result.rows.length);
            return result;
          },
        }) as Tx,
    );
    expect(impact).toMatchObject({
      affectedTripPages: copies + 1,
      changedTripPages: copies + 1,
      departingWithin72Hours: copies + 1,
      ownTripPages: copies + 1,
    });
    expect(impact.trips).toHaveLength(50);
    expect(Math.max(...read)).toBe(PORTION);
  });

  it('tells a colour that turns only for the dates that meet the phase, its last day included', async () => {
    const stored = await world.saved(aRestriction().for('TH').visaFree());
    await world.journey(agent, { dateStart: '2026-05-10', dateEnd: '2026-05-20' });
    await world.journey(agent, { dateStart: '2026-05-10', dateEnd: '2026-05-19' });
    const impact = await impactOf(
      aRestriction().for('TH').visaFree().barred('2026-05-20', null).revising(stored).build(),
    );
    expect(impact).toMatchObject({
      affectedTripPages: 2,
      changedTripPages: 1,
      statusChanges: [{ before: 'GRAY', after: 'RED', tripPages: 1 }],
      summaryChanges: [],
    });
  });

  it('leaves pages alone that are switched off or over, and says when nothing changes', async () => {
    const stored = await world.saved(aRestriction().for('TH').visaFree());
    const off = await world.journey(agent);
    accepted(await world.update(agent, { id: off.id, isManuallyDisabled: true }));
    expect(await impactOf(aRestriction().for('TH').visaRequired().revising(stored).build())).toMatchObject({
      activeTripPages: 0,
      affectedTripPages: 0,
      changedTripPages: 0,
      trips: [],
    });
    await world.journey(agent, { citizenshipCountryIds: ['FR'] });
    expect(
      await impactOf(
        aRestriction().for('TH').visaFree().with({ internalNote: 'only a note' }).revising(stored).build(),
      ),
    ).toMatchObject({ affectedTripPages: 1, changedTripPages: 0 });
  });

  it('of a scheduled revision concerns the trips that are still under way on its day', async () => {
    const stored = await world.saved(aRestriction().for('TH').visaFree());
    await world.journey(agent, { dateStart: '2026-05-10', dateEnd: '2026-05-31' });
    await world.journey(agent, { dateStart: '2026-05-10', dateEnd: '2026-06-01' });
    const draft = aRestriction().for('TH').visaRequired().revising(stored).build();
    expect(await impactOf(draft, '2026-06-01')).toMatchObject({
      affectedTripPages: 1,
      changedTripPages: 1,
      ownTripPages: 1,
    });
  });

  it('of a region reaches the trips into it, an airport of it included, and no other of the country', async () => {
    await world.journey(agent, { destinationsTypes: ['REGION'], destinationIds: ['TH-83'] });
    await world.journey(agent, { destinationsTypes: ['AIRPORT'], destinationIds: ['HKT'] });
    await world.journey(agent);
    expect(await impactOf(aRestriction().forRegion('TH', 'TH-83').visaRequired().build())).toMatchObject({
      activeTripPages: 3,
      affectedTripPages: 2,
      changedTripPages: 2,
    });
  });
});
