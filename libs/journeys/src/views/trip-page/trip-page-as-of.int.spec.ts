import { jest } from '@jest/globals';
import pg from 'pg';
import { InputRejected, type Language } from '@landfall/kernel';
import type { OverlayEntry } from '@landfall/places/overlay-entry';
import { validated } from '@landfall/platform';
import { queriesOf } from '@landfall/platform/testing';
import { aRestriction } from '../../../../restrictions/test/a-restriction.js';
import { asking } from '../../../../restrictions/test/asking.js';
import { MissedLinks } from '../../model/missed-links.js';
import { MarkChangeRead, MarkChangeReadInput } from '../../commands/mark-change-read/mark-change-read.command.js';
import { MarkChangeReadHandler } from '../../commands/mark-change-read/mark-change-read.handler.js';
import type { TripPageModel } from './trip-page-content.js';
import { TripPageResolver } from './trip-page.resolver.js';
import { freshForEachTest } from '../../../test/fresh-for-each-test.js';
import { accepted, TripWorld, type Agent, type CreatedJourney } from '../../../test/trip-world.js';

jest.setTimeout(30_000);
const at = (day: number): string => `2026-05-0${day}T10:00:00Z`;

let world: TripWorld;
let agents: Record<'own' | 'other', Agent>;
let journey: CreatedJourney;
/** 1 May visa-free; 2 May the page is made; 3 May a visa; 4 May the traveller has read it; 5 May. */
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agents = { own: await world.agent('SONNENWEG'), other: await world.agent('NORDLICHT') };
  const rules = await world.saved(aRestriction().for('TH').visaFree());
  world.clock.set(at(2));
  journey = await world.journey(agents.own);
  world.clock.set(at(3));
  await world.saved(aRestriction().for('TH').visaRequired().revising(rules));
  await world.processLog();
  world.clock.set(at(4));
  const [change] = await world.query<{ id: string }>('select id from itinerary_change');
  accepted(
    await new MarkChangeReadHandler(world.db.database, world.clock, world.config).execute(
      new MarkChangeRead(validated(MarkChangeReadInput, { token: journey.token, changeId: change!.id })),
    ),
  );
  world.clock.set(at(5));
});

const shown = (asOf: string | null): Promise<TripPageModel | null> => world.page(journey.token, null, asOf);
const visa = (page: TripPageModel | null): unknown =>
  page?.detail?.sections.flatMap((s) => s.entries).find((e) => e.detailType === 'ErVisaRequired')?.value;
const ofAgent = (agent: Agent, id: string, asOf = at(2)): Promise<Record<string, unknown> | null> =>
  asking(
    () =>
      new TripPageResolver(queriesOf(world.pages, world.pastPages), new MissedLinks(world.db.database)).myjourneyAsOf({
        id,
        asOf,
      }),
    {
      viewer: agent,
    },
  );
const rejectionOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof InputRejected ? error.rejections : error),
  );

describe('a trip page as of a past moment', () => {
  it('shows what it showed then, with the changes that had been made and read', async () => {
    const [before, changed, read, now] = [
      await shown(at(2)),
      await shown(at(3)),
      await shown(at(4)),
      await shown(null),
    ];
    expect([before, changed, read, now].map(visa)).toEqual([false, true, true, true]);
    expect([before, changed, read, now].map((p) => p!.changes.map((c) => c.isRead))).toEqual([
      [],
      [false],
      [true],
      [true],
    ]);
    expect([before, changed, now].map((p) => p!.detail!.asOf)).toEqual([
      '2026-05-02T10:00:00.000Z',
      '2026-05-03T10:00:00.000Z',
      null,
    ]);
    const isChanged = (page: TripPageModel | null): unknown =>
      page!.detail!.sections.flatMap((s) => s.entries).find((e) => e.detailType === 'ErVisaRequired')!.isChanged;
    expect([isChanged(before), isChanged(changed), isChanged(read)]).toEqual([false, true, false]);
    expect({ ...read, detail: { ...read!.detail, asOf: null } }).toEqual(now);
  });

  it('is rejected before the page was made, in the future, and for what is no moment', async () => {
    expect(await rejectionOf(shown('2026-05-02T09:59:59Z'))).toEqual([
      { field: 'asOf', key: 'rejection.asOfBeforePage' },
    ]);
    expect(await rejectionOf(shown(at(6)))).toEqual([{ field: 'asOf', key: 'rejection.asOfFuture' }]);
    expect(await rejectionOf(shown(''))).toEqual([{ field: 'asOf', key: 'rejection.invalidDate' }]);
    expect(await rejectionOf(shown('2026-05-03'))).toEqual([{ field: 'asOf', key: 'rejection.invalidDate' }]);
    expect(await world.page('a wrong secret', null, at(2))).toBeNull();
  });

  it('lets an address guess twenty links a minute, and still shows the right one', async () => {
    const resolver = new TripPageResolver(queriesOf(world.pages, world.pastPages), new MissedLinks(world.db.database));
    const seen = (token: string): Promise<unknown> =>
      asking(() => resolver.tripPage({ token }), { viewer: null }).then(
        (page) => page?.state ?? null,
        (error: Error & { code?: string }) => error.code,
      );
    for (let n = 0; n < 20; n += 1) expect(await seen(`guess-${n}`)).toBeNull();
    expect(await seen('guess-20')).toBe('TOO_MANY_REQUESTS');
    expect(await seen(journey.token)).toBe('ACTIVE');
  });

  it('is rejected for its moment and its language together', async () => {
    const resolver = new TripPageResolver(queriesOf(world.pages, world.pastPages), new MissedLinks(world.db.database));
    const { token } = journey;
    const language = 'tlh' as Language;
    const unknownLanguage = { field: 'language', key: 'rejection.unknownLanguage' };
    expect(await rejectionOf(resolver.tripPage({ token, language, asOf: at(6) }))).toEqual([
      unknownLanguage,
      { field: 'asOf', key: 'rejection.asOfFuture' },
    ]);
    expect(await rejectionOf(resolver.tripPage({ token, language, asOf: '' }))).toEqual(
      expect.arrayContaining([unknownLanguage, { field: 'asOf', key: 'rejection.invalidDate' }]),
    );
    expect(await rejectionOf(resolver.tripPage({ token, language }))).toEqual([unknownLanguage]);
  });

  it('stays closed when the page is closed, but not to its agency', async () => {
    accepted(await world.update(agents.own, { id: journey.id, isManuallyDisabled: true }));
    expect(await shown(at(3))).toMatchObject({ state: 'DISABLED', detail: null, changes: [] });
    expect(await ofAgent(agents.own, journey.id)).toMatchObject({
      state: 'DISABLED',
      detail: { asOf: '2026-05-02T10:00:00.000Z' },
    });
    world.clock.set('2026-06-20T10:00:00Z');
    await world.expire();
    expect(await shown(at(3))).toMatchObject({ state: 'EXPIRED', detail: null, changes: [] });
    expect(await ofAgent(agents.own, journey.id)).toMatchObject({
      state: 'EXPIRED',
      detail: { asOf: '2026-05-02T10:00:00.000Z' },
    });
    expect(await ofAgent(agents.other, journey.id)).toBeNull();
  });

  it('is shown to the agency it belongs to, and to no other', async () => {
    expect(await ofAgent(agents.own, journey.id)).toMatchObject({
      state: 'ACTIVE',
      detail: { asOf: '2026-05-02T10:00:00.000Z' },
      changes: [],
    });
    expect(await ofAgent(agents.other, journey.id)).toBeNull();
    expect(await ofAgent(agents.own, '00000000-0000-4000-8000-000000000000')).toBeNull();
    expect(await ofAgent(agents.own, `' or true --`)).toBeNull();
    expect(await rejectionOf(ofAgent(agents.own, journey.id, at(1)))).toEqual([
      { field: 'asOf', key: 'rejection.asOfBeforePage' },
    ]);
    // What another agency asks about tells it nothing, not even since when the page has existed.
    expect(await ofAgent(agents.other, journey.id, at(1))).toBeNull();
    await expect(
      asking(() =>
        new TripPageResolver(queriesOf(world.pages, world.pastPages), new MissedLinks(world.db.database)).myjourneyAsOf(
          { id: journey.id, asOf: at(2) },
        ),
      ),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

describe('a trip page as of a moment before places were imported', () => {
  const strip = (name: string, regionId: string): OverlayEntry[] => {
    const row = world.shipped.airports.find(({ iata }) => iata === 'HKT')!;
    return [{ kind: 'AIRPORT', row: { ...row, iata: 'Q0H', icao: null, name, regionId } }];
  };
  /** What an import of a day left, and no airport where it left none; pages have followed it. */
  async function imported(day: number, stored: OverlayEntry[]): Promise<void> {
    await world.imported(stored, stored.length > 0 ? [] : [{ kind: 'AIRPORT', id: 'Q0H' }]);
    const owner = new pg.Client({ connectionString: world.db.url });
    await owner.connect();
    await owner.query(
      `update event_log set occurred_at = $1 where stream = 'places' and version = (select max(version) from event_log where stream = 'places')`,
      [at(day)],
    );
    await owner.end();
    world.clock.set(at(day));
    await world.processLog();
  }

  it('names them as it did then, and lets an airport lie where it lay then, also when it has been relocated and removed since', async () => {
    await world.saved(aRestriction().forRegion('TH', 'TH-83').stating({ ErVisaFreeDays: 10 }));
    await world.saved(aRestriction().forRegion('TH', 'TH-10').stating({ ErVisaFreeDays: 20 }));
    await imported(5, strip('Old Strip', 'TH-83'));
    world.clock.set(at(6));
    journey = await world.journey(agents.own, { destinationsTypes: ['AIRPORT'], destinationIds: ['Q0H'] });
    const facts = (page: TripPageModel | null): unknown[] => {
      const {
        destinations: [destination],
        sections,
      } = page!.detail!;
      const { name, region } = destination!.place;
      return [
        name,
        region?.id,
        sections.flatMap((s) => s.entries).find((e) => e.detailType === 'ErVisaFreeDays')?.value,
      ];
    };
    const before = facts(await shown(null));
    await imported(7, strip('New Strip', 'TH-10'));
    const after = ['New Strip', 'TH-10', 20];
    expect(before).toEqual(['Old Strip', 'TH-83', 10]);
    expect([facts(await shown(at(6))), facts(await shown(at(7))), facts(await shown(null))]).toEqual([
      before,
      after,
      after,
    ]);
    await imported(9, []);
    const gone = ['Q0H', 'TH-10', 20];
    expect([
      facts(await shown(at(6))),
      facts(await shown(at(8))),
      facts(await shown(at(9))),
      facts(await shown(null)),
    ]).toEqual([before, after, gone, gone]);
    const ofAgency = (await ofAgent(agents.own, journey.id, at(6))) as unknown as TripPageModel;
    expect(facts(ofAgency)).toEqual(before);
  });
});
