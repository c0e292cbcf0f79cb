import { jest } from '@jest/globals';
import { storeCruises } from '@landfall/answers/cruise-store';
import type { CruiseCall, ImportedCruise } from '@landfall/answers/imported-cruise';
import { catchUpCruises } from '@landfall/answers/cruises-projection';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import type { CreateJourneyInput } from '../../commands/create-journey/create-journey.command.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { accepted, TripWorld, type Agent, type CreatedJourney } from '../../../test/trip-world.js';

jest.setTimeout(30_000);

let world: TripWorld;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
});

const call = (id: string, arrival: string | null, departure: string | null): CruiseCall => ({
  id,
  name: id,
  country: id.slice(0, 2),
  latitude: 10,
  longitude: 100,
  timeZone: 'Asia/Bangkok',
  arrival,
  departure,
});
const SG = call('SGSIN', null, '2026-06-01T18:00');
const TH = call('THBKK', '2026-06-03T08:00', '2026-06-03T18:00');
const VN = call('VNPHU', '2026-06-05T08:00', '2026-06-05T18:00');
const END = call('SGSIN', '2026-06-08T08:00', null);
const sailing = (stops: readonly CruiseCall[], changes: Partial<ImportedCruise> = {}): ImportedCruise => ({
  cruiseId: 'real-1',
  line: 'Albatross',
  ship: 'Albatross 2',
  route: 'Gulf',
  dateStart: '2026-06-01',
  dateEnd: '2026-06-08',
  stops,
  seaDays: ['2026-06-02'],
  ...changes,
});
const imported = (...stored: ImportedCruise[]): Promise<void> =>
  world.inSystem((tx) =>
    storeCruises(
      tx,
      { stored, removed: [], source: 'cruises', licence: 'own', dated: null },
      { actor: 'test', correlationId: null },
    ),
  );
/** The process of the agent has heard of the import. */
const heard = (): Promise<boolean> => world.inSystem((tx) => catchUpCruises(tx, world.cruises));

const onCruise = (changes: Partial<CreateJourneyInput> = {}): Partial<CreateJourneyInput> => ({
  restrictionType: 'CRUISE',
  cruisecompassCruiseId: 'real-1',
  destinationsTypes: [],
  destinationIds: [],
  dateStart: '2026-05-31',
  dateEnd: '2026-06-09',
  ...changes,
});
const shown = async ({ token }: CreatedJourney) => {
  const { detail, changes, journey } = (await world.page(token, 'en'))!;
  return {
    places: detail!.destinations.map(({ place }) => place.id),
    stops: journey.cruise!.stops.map(({ name, arrival, departure }) => [name, arrival, departure].join(' ')),
    days: [journey.dateStart, journey.dateEnd],
    changes: changes.map(({ destination, detailType, after }) => [destination, detailType, after]),
  };
};
const mails = async (): Promise<number> =>
  (await world.query(`select 1 from outgoing_mail where kind = 'CHANGE'`)).length;

describe('a changed schedule', () => {
  it('reaches the trip pages of the cruise with stops, times, places and what holds there, and mails it', async () => {
    await world.saved(aRestriction().for('VN').visaRequired());
    await imported(sailing([SG, TH, END]));
    await heard();
    const journey = await world.followedJourney(agent, 'traveller@mail.example', onCruise());
    const other = await world.journey(agent, onCruise({ cruisecompassCruiseId: 'gulf-1' }));
    const [before, beside] = [await shown(journey), await shown(other)];
    expect([before.places, before.changes]).toEqual([['SG', 'TH'], []]);
    await imported(sailing([SG, TH, VN, END]));
    await world.processLog();
    const after = await shown(journey);
    expect(after).toMatchObject({ places: ['SG', 'TH', 'VN'], days: ['2026-05-31', '2026-06-09'] });
    expect(after.stops[2]).toBe('VNPHU 2026-06-05T08:00 2026-06-05T18:00');
    expect(after.changes).toContainEqual(['VN', 'ErVisaRequired', 'A visa is required.']);
    expect(after.changes.filter(([place]) => place !== 'VN')).toEqual([]);
    expect(await mails()).toBe(1);
    expect(await shown(other)).toEqual(beside);
    await world.processLog({ again: true });
    expect([await shown(journey), await mails()]).toEqual([after, 1]);
  });

  it('notifies the devices of its pages too', async () => {
    await world.saved(aRestriction().for('VN').visaRequired());
    await imported(sailing([SG, TH, END]));
    await heard();
    const journey = await world.journey(agent, onCruise());
    accepted(await world.addDevice(journey, 'https://push.example/a'));
    await imported(sailing([SG, TH, VN, END]));
    await world.processLog();
    expect(await world.query('select status from outgoing_push')).toEqual([{ status: 'QUEUED' }]);
  });

  it('of times alone changes the page and mails nothing', async () => {
    await imported(sailing([SG, TH, END]));
    await heard();
    const journey = await world.followedJourney(agent, 'traveller@mail.example', onCruise());
    const fingerprints = await world.query('select fingerprint from itinerary');
    await imported(sailing([SG, { ...TH, arrival: '2026-06-03T10:30' }, END]));
    await world.processLog();
    expect((await shown(journey)).stops[1]).toBe('THBKK 2026-06-03T10:30 2026-06-03T18:00');
    expect([await mails(), await world.query('select fingerprint from itinerary')]).toEqual([0, fingerprints]);
  });

  it('takes the unread changes along, and drops the country where the ship no longer calls', async () => {
    const rules = await world.saved(aRestriction().for('TH').visaFree());
    await imported(sailing([SG, TH, VN, END]));
    await heard();
    const journey = await world.journey(agent, onCruise());
    await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
    await world.processLog();
    const unread = (await shown(journey)).changes;
    expect(unread).toHaveLength(1);
    await imported(sailing([SG, TH, END]));
    await world.processLog();
    expect(await shown(journey)).toMatchObject({ places: ['SG', 'TH'], changes: unread });
  });

  it('that grows longer makes the trip longer; what the traveller visits beside it stays', async () => {
    await imported(sailing([SG, TH, END]));
    await heard();
    const journey = await world.journey(
      agent,
      onCruise({ destinationsTypes: ['COUNTRY', 'COUNTRY'], destinationIds: ['MY', 'TH'] }),
    );
    expect((await shown(journey)).places).toEqual(['SG', 'TH', 'MY']);
    const late = { ...END, arrival: '2026-06-12T08:00' };
    await imported(sailing([SG, VN, late], { dateEnd: '2026-06-12' }));
    await world.processLog();
    expect(await shown(journey)).toMatchObject({
      places: ['SG', 'VN', 'MY', 'TH'],
      days: ['2026-05-31', '2026-06-12'],
    });
  });

  it('does not touch a page that is over, and later revisions reach a page that has moved', async () => {
    const rules = await world.saved(aRestriction().for('VN').visaFree());
    await imported(sailing([SG, TH, END]));
    await heard();
    const journey = await world.journey(agent, onCruise());
    await imported(sailing([SG, TH, VN, END]));
    await world.processLog();
    await world.saved(aRestriction().for('VN').visaRequired().revising(rules));
    await world.processLog();
    expect((await shown(journey)).changes[0]).toEqual(['VN', 'ErVisaRequired', 'A visa is required.']);
    world.clock.set('2026-07-01T08:00:00Z');
    await world.expire();
    const kept = await world.query('select cruise from journey');
    await imported(sailing([SG, END]));
    await world.processLog();
    expect(await world.query('select cruise from journey')).toEqual(kept);
  });

  it('that the process of the agent has not heard of is used for a new page all the same', async () => {
    await imported(sailing([SG, TH, END]));
    await heard();
    await imported(sailing([SG, VN, END]));
    await world.processLog();
    expect((await shown(await world.journey(agent, onCruise()))).places).toEqual(['SG', 'VN']);
  });
});
