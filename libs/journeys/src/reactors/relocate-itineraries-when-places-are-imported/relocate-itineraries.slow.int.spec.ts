import { jest } from '@jest/globals';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import type { CreateJourneyInput } from '../../commands/create-journey/create-journey.command.js';
import { RELOCATE_QUEUE } from '../../model/recompute-tasks.js';
import { RelocateItinerariesWhenPlacesAreImported } from './relocate-itineraries.reactor.js';
import { reconcileRecomputeTasks } from '../recompute-itineraries-when-restriction-is-revised/reconcile-recompute-tasks.job.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { TripWorld, type Agent, type CreatedJourney } from '../../../test/trip-world.js';

jest.setTimeout(30_000);
const [OLD, NEW] = ['TH-83', 'TH-10'];
const to = (...ids: string[]): Partial<CreateJourneyInput> => ({
  destinationsTypes: ids.map((id) => (id.includes('-') ? 'REGION' : 'AIRPORT')),
  destinationIds: ids,
});

let world: TripWorld;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
  await world.importedAirport('Q0H', OLD);
});

const visaIn = (region: string, isRequired: boolean): ReturnType<typeof aRestriction> => {
  const restriction = aRestriction().forRegion('TH', region);
  return isRequired ? restriction.visaRequired() : restriction.visaFree();
};
const visaShown = async ({ token }: CreatedJourney): Promise<unknown> => {
  const { detail } = (await world.page(token))!;
  return [
    detail!.destinations[0]!.place.region?.id,
    detail!.sections.flatMap((s) => s.entries).find((e) => e.detailType === 'ErVisaRequired')?.value,
  ];
};
const reported = async (): Promise<unknown[]> =>
  (
    await world.query<{ place: string; type: string; before: string; after: string }>(
      `select place, detail_type as type, before -> 'statements' -> 0 ->> 'value' as before,
         after -> 'statements' -> 0 ->> 'value' as after
       from itinerary_change order by id`,
    )
  ).map(({ place, type, before, after }) => [place, type, before, after]);
const mails = async (): Promise<string[]> =>
  (
    await world.query<{ email: string }>(
      'select s.email from outgoing_mail m join trip_subscription s on s.id = m.subscription_id where m.kind = $1 order by s.email',
      ['CHANGE'],
    )
  ).map(({ email }) => email);
const stored = (): Promise<object[]> =>
  world.query(
    'select fingerprint, trip, snapshot_hash, restriction_versions, computed_at, xmin from itinerary order by fingerprint',
  );
const keysOf = async ({ id }: CreatedJourney): Promise<string[]> =>
  (
    await world.query<{ key: string }>(
      'select p.place_key as key from itinerary_place p join journey j using (fingerprint) where j.id = $1 order by 1',
      [id],
    )
  ).map(({ key }) => key);

describe('an import that moves an airport to another region', () => {
  it('brings the rules of that region to the pages, and a mail with what was and what is', async () => {
    await world.saved(visaIn(OLD, false));
    await world.saved(visaIn(NEW, true));
    const journey = await world.followedJourney(agent, 'a@traveller.example', to('Q0H'));
    expect(await visaShown(journey)).toEqual([OLD, false]);
    await world.importedAirport('Q0H', NEW);
    await world.processLog();
    expect(await visaShown(journey)).toEqual([NEW, true]);
    expect(await reported()).toEqual([['Q0H', 'ErVisaRequired', 'false', 'true']]);
    expect(await mails()).toEqual(['a@traveller.example']);
    expect(await world.query('select destinations #>> $1 as region from journey', [['0', 'region']])).toEqual([
      { region: NEW },
    ]);
  });

  it('lets later changes of the rules there reach the pages, and those of the region it lay in no more', async () => {
    const left = await world.saved(visaIn(OLD, false));
    const reached = await world.saved(visaIn(NEW, false));
    const journey = await world.followedJourney(agent, 'a@traveller.example', to('Q0H'));
    await world.importedAirport('Q0H', NEW);
    await world.processLog();
    expect([await reported(), await mails()]).toEqual([[], []]);
    expect(await keysOf(journey)).toEqual(['AIRPORT:Q0H', 'COUNTRY:TH', `REGION:${NEW}`]);
    await world.saved(visaIn(OLD, true).revising(left));
    await world.processLog();
    expect([await visaShown(journey), await reported(), await mails()]).toEqual([[NEW, false], [], []]);
    await world.saved(visaIn(NEW, true).revising(reached));
    await world.processLog();
    expect([await visaShown(journey), await reported(), await mails()]).toEqual([
      [NEW, true],
      [['Q0H', 'ErVisaRequired', 'false', 'true']],
      ['a@traveller.example'],
    ]);
  });

  it('sends nothing twice when its event or its job comes twice, or two jobs at once', async () => {
    await world.saved(visaIn(OLD, false));
    await world.saved(visaIn(NEW, true));
    await world.followedJourney(agent, 'a@traveller.example', to('Q0H'));
    await world.importedAirport('Q0H', NEW);
    await world.processLog();
    const once = [await stored(), await reported(), await mails()];
    expect(once[2]).toHaveLength(1);
    await world.processLog({ again: true });
    expect([await stored(), await reported(), await mails()]).toEqual(once);
    const jobs = await world.query<{ position: string }>(
      `select position from recompute_task where place_key = 'PLACES' order by position`,
    );
    expect(jobs).toHaveLength(2);
    await world.query('update recompute_task set finished_at = null');
    await Promise.all([...jobs, ...jobs].map((job) => world.relocate(job)));
    await world.importedAirport('Q0H', NEW);
    await world.processLog();
    expect([await stored(), await reported(), await mails()]).toEqual(once);
  });

  it('leaves every page alone that does not use it', async () => {
    await world.saved(visaIn(OLD, false));
    await world.saved(visaIn(NEW, true));
    await world.importedAirport('Q0I', OLD);
    for (const trip of [to('Q0I'), to(OLD), to(NEW), {}])
      await world.followedJourney(agent, 'other@traveller.example', trip);
    await world.processLog();
    const before = await stored();
    await world.importedAirport('Q0H', NEW);
    await world.processLog();
    expect(await stored()).toEqual(before);
    expect(await mails()).toEqual([]);
  });

  it('reaches a page that only changes planes there, and none whose trip is over', async () => {
    await world.saved(visaIn(NEW, true));
    const transit = await world.journey(agent, { destinationIds: ['VN'], transits: [{ type: 'AIRPORT', id: 'Q0H' }] });
    const over = await world.journey(agent, { ...to('Q0H'), dateStart: '2026-05-02', dateEnd: '2026-05-03' });
    world.clock.set('2026-05-04T10:00:00Z');
    await world.importedAirport('Q0H', NEW);
    await world.processLog();
    expect(await keysOf(transit)).toContain(`REGION:${NEW}`);
    expect(await keysOf(over)).toContain(`REGION:${OLD}`);
  });

  it('tells apart what it changed and what a minor revision had changed before', async () => {
    const there = await world.saved(visaIn(OLD, false));
    await world.saved(aRestriction().forRegion('TH', NEW).stating({ ErVisaRequired: true, ErVisaFreeDays: 20 }));
    await world.followedJourney(agent, 'a@traveller.example', to('Q0H'));
    await world.saved(visaIn(OLD, true).minor().revising(there));
    await world.importedAirport('Q0H', NEW);
    for (const job of await world.relocationJobs()) await world.relocate(job);
    expect(await reported()).toEqual([['Q0H', 'ErVisaFreeDays', null, '20']]);
  });

  it('follows the newest import, whichever job comes first', async () => {
    const journey = await world.journey(agent, to('Q0H'));
    await world.processLog();
    await world.importedAirport('Q0H', NEW);
    await world.importedAirport('Q0H', null);
    const jobs = await world.relocationJobs();
    expect(jobs).toHaveLength(2);
    for (const job of jobs.toReversed()) {
      await world.relocate(job);
      expect(await keysOf(journey)).toEqual(['AIRPORT:Q0H', 'COUNTRY:TH']);
    }
  });

  it('is worked off again when its job got lost', async () => {
    const journey = await world.journey(agent, to('Q0H'));
    await world.processLog();
    await world.importedAirport('Q0H', NEW);
    await world.process(new RelocateItinerariesWhenPlacesAreImported(world.jobSink));
    const [lost] = world.jobs.splice(0);
    await world.query(`update recompute_task set requested_at = requested_at - interval '21 seconds'`);
    expect(await reconcileRecomputeTasks(world.db.database, world.jobSink)).toBe(1);
    expect(world.jobs).toMatchObject([{ queue: RELOCATE_QUEUE, data: lost!.data }]);
    // A reconciler of an older release adds it to the other queue, where it must not count as done.
    await world.recompute(lost!.data);
    await world.relocate(lost!.data);
    expect(await keysOf(journey)).toContain(`REGION:${NEW}`);
    expect(await reconcileRecomputeTasks(world.db.database, world.jobSink)).toBe(0);
  });
});

describe('an import that moves nothing', () => {
  it('recomputes nothing, although it writes every airport anew', async () => {
    await world.saved(visaIn(OLD, false));
    for (const id of ['Q0H', 'HKT', 'BKK', OLD]) await world.followedJourney(agent, 'a@traveller.example', to(id));
    await world.processLog();
    const before = await stored();
    await world.imported(
      world.shipped.airports.map((row) => ({ kind: 'AIRPORT', row: { ...row, name: `${row.name} (new)` } })),
    );
    await world.processLog();
    expect(await stored()).toEqual(before);
    expect([await reported(), await mails()]).toEqual([[], []]);
  });
});

describe('an import that moves a region to another country', () => {
  it('brings it and the airports in it to the rules of that country', async () => {
    const region = { id: 'TH-QQ', name: 'Border Land', also: [] };
    await world.imported([{ kind: 'REGION', row: { ...region, country: 'TH' } }]);
    await world.importedAirport('Q0J', 'TH-QQ');
    const [itself, airport] = [await world.journey(agent, to('TH-QQ')), await world.journey(agent, to('Q0J'))];
    await world.imported([{ kind: 'REGION', row: { ...region, country: 'LA' } }]);
    await world.processLog();
    expect(await keysOf(itself)).toEqual(['COUNTRY:LA', 'REGION:TH-QQ']);
    // The airport is said to lie in Thailand and in a region that does not: its country alone is sure.
    expect(await keysOf(airport)).toEqual(['AIRPORT:Q0J', 'COUNTRY:TH']);
    await world.importedAirport('Q0J', 'TH-QQ', { country: 'LA' });
    await world.processLog();
    expect(await keysOf(airport)).toEqual(['AIRPORT:Q0J', 'COUNTRY:LA', 'REGION:TH-QQ']);
  });
});

describe('an import that takes an airport away', () => {
  it('leaves the page with the rules of where the airport lay, and lets their changes reach it', async () => {
    const rules = await world.saved(visaIn(OLD, false));
    const journey = await world.followedJourney(agent, 'a@traveller.example', to('Q0H'));
    await world.processLog();
    const before = await stored();
    await world.imported([], [{ kind: 'AIRPORT', id: 'Q0H' }]);
    await world.processLog();
    expect([await stored(), await mails(), await visaShown(journey)]).toEqual([before, [], [OLD, false]]);
    await world.saved(visaIn(OLD, true).revising(rules));
    await world.processLog();
    expect([await visaShown(journey), await mails()]).toEqual([[OLD, true], ['a@traveller.example']]);
  });

  it('says so to nobody, and the page follows when the airport comes back elsewhere', async () => {
    const journey = await world.journey(agent, to('Q0H'));
    await world.imported([], [{ kind: 'AIRPORT', id: 'Q0H' }]);
    await world.processLog();
    await world.importedAirport('Q0H', NEW);
    await world.processLog();
    expect(await keysOf(journey)).toContain(`REGION:${NEW}`);
  });
});

describe('between the import and the move', () => {
  it('a page that is made by a process that has not heard of the import lies where the import says', async () => {
    await world.saved(visaIn(OLD, false));
    await world.saved(visaIn(NEW, true));
    await world.importedAirport('Q0H', NEW, { heard: false });
    expect(await visaShown(await world.journey(agent, to('Q0H')))).toEqual([NEW, true]);
  });

  it('a worker that has heard neither of the import nor of the rules reads both', async () => {
    await world.saved(visaIn(NEW, true));
    const journey = await world.journey(agent, to('Q0H'));
    await world.importedAirport('Q0H', NEW, { heard: false });
    const [, job] = await world.relocationJobs();
    await world.relocate(job!, { rules: world.rulesOfAnotherProcess() });
    expect(await visaShown(journey)).toEqual([NEW, true]);
  });

  it('a revision that is applied before the relocation is committed reaches the page all the same', async () => {
    const rules = await world.saved(visaIn(NEW, false));
    const journey = await world.followedJourney(agent, 'a@traveller.example', to('Q0H'));
    await world.processLog();
    await world.importedAirport('Q0H', NEW);
    const [job] = await world.relocationJobs();
    let isRevised = false;
    const database: Parameters<TripWorld['relocate']>[1] = {
      rules: world.rulesOfAnotherProcess(),
      database: {
        transaction: (scope, work) =>
          world.db.database.transaction(scope, async (tx) => {
            const result = await work(tx);
            const { rows } = await tx.query('select 1 from itinerary_place where place_key = $1', [`REGION:${NEW}`]);
            if (rows.length > 0 && !isRevised) {
              isRevised = true;
              await world.saved(visaIn(NEW, true).revising(rules));
              await world.processLog();
            }
            return result;
          }),
      },
    };
    await world.relocate(job!, database);
    expect(isRevised).toBe(true);
    expect(await visaShown(journey)).toEqual([NEW, true]);
    expect(await mails()).toEqual(['a@traveller.example']);
  });
});
