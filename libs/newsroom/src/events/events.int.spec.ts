import { jest } from '@jest/globals';
import type { Type } from '@nestjs/common';
import type { TestingModule } from '@nestjs/testing';
import { newId } from '@landfall/kernel';
import type { Viewer } from '@landfall/platform';
import { modulesOf, resolvedFor } from '../../../journeys/test/modules-of.js';
import { TripWorld, type Agent } from '../../../journeys/test/trip-world.js';
import { aReport } from '../../test/a-report.js';
import { NewsroomModule } from '../newsroom.module.js';
import { TickerResolver } from '../ticker/ticker.resolver.js';
import { decideReport } from './destination-event.decide.js';
import { EventsResolver } from './events.resolver.js';
import { storeReports } from './store-reports.js';

jest.setTimeout(60_000);

const NOW = '2026-05-02T12:00:00Z';
let world: TripWorld;
let module: TestingModule;
let agent: Agent;
let other: Agent;
const ids: Record<string, string> = {};
beforeAll(async () => {
  world = await TripWorld.open();
  await world.startAfresh();
  world.clock.set(NOW);
  [agent, other] = [await world.agent('SONNENWEG'), await world.agent('NORDLICHT')];
  module = await modulesOf(world, NewsroomModule);
  const at = (hour: number): Date => new Date(`2026-05-02T${String(hour).padStart(2, '0')}:00:00Z`);
  const reports = {
    storm: aReport({ uniqueId: 'storm', reportedAt: at(9) }),
    quake: aReport({ uniqueId: 'quake', countryId: 'ID', level: 'LEVEL3', reportedAt: at(10) }),
    over: aReport({ uniqueId: 'over', countryId: 'ES', isCurrent: false, reportedAt: at(8) }),
    silent: aReport({
      uniqueId: 'silent',
      countryId: 'KE',
      timeEnd: new Date('2026-04-29T11:00:00Z'),
      reportedAt: at(7),
    }),
    sea: aReport({ uniqueId: 'sea', countryId: null, reportedAt: at(6) }),
  };
  const decided = Object.entries(reports).map(([name, report]) => {
    const made = decideReport(null, report)!;
    ids[name] = made.event.id;
    return made;
  });
  await world.db.database.transaction('system', (tx) =>
    storeReports(tx, decided, { actor: 'test', correlationId: null }),
  );
});
afterAll(async () => {
  await module.close();
  await world.close();
});

const as = <R, T>(viewer: Viewer, type: Type<R>, work: (resolver: R) => T | Promise<T>): Promise<T> =>
  resolvedFor(module, viewer, type, work);
const named = (events: readonly { gmUniqueEventId: string }[]): string =>
  events.map(({ gmUniqueEventId }) => gmUniqueEventId).join(' ');
const pinnedOf = async (viewer: Viewer): Promise<string> =>
  named(await as(viewer, EventsResolver, (resolver) => resolver.pinned()));

describe('events', () => {
  it('come by the newest significant update; those go on whose end was said of the last three days', async () => {
    const { events, liveEvents, pinnedEvents } = await as(agent, EventsResolver, (resolver) => resolver.allEvents());
    expect(named(events)).toBe('quake storm over silent sea');
    expect(named(liveEvents)).toBe('quake storm sea');
    expect(pinnedEvents).toEqual([]);
    expect(events[0]).toMatchObject({
      title: 'Tropensturm CALVINIA',
      category: { code: 'WEATHER', name: 'Unwetter' },
      country: { id: 'ID' },
      isActive: true,
      pinned: false,
    });
    expect(named(await as(agent, EventsResolver, (resolver) => resolver.mapEvents()))).toBe('quake storm sea');
  });

  it('are those of some countries and of none, at most fifty', async () => {
    const latest = (args: { limit?: number; countryFilter?: string[] }) =>
      as(agent, EventsResolver, (resolver) => resolver.latest(args));
    expect(named((await latest({ countryFilter: ['es', 'MU'] })).events)).toBe('storm over sea');
    expect(named((await latest({ limit: 2 })).events)).toBe('quake storm');
    expect(named((await latest({ limit: 90 })).events)).toBe('quake storm over silent sea');
  });

  it('are pinned by a user for that user, once, and let go', async () => {
    const pin = (viewer: Viewer, event: string) => as(viewer, EventsResolver, (resolver) => resolver.pin(event));
    expect(await pin(agent, ids['over']!)).toEqual({ ok: true, errors: [] });
    expect(await pin(agent, ids['over']!)).toEqual({ ok: true, errors: [] });
    expect(await pinnedOf(agent)).toBe('over');
    expect(await pinnedOf(other)).toBe('');
    for (const unknown of [newId(), 'x', '']) expect(await pin(agent, unknown)).toMatchObject({ ok: false });
    const unpin = () => as(agent, EventsResolver, (resolver) => resolver.unpin(ids['over']!));
    expect(await unpin()).toEqual({ ok: true, errors: [] });
    expect(await unpin()).toEqual({ ok: true, errors: [] });
    expect(await pinnedOf(agent)).toBe('');
  });

  it('run through the ticker from an elevated level, for who may see events', async () => {
    const ticker = (viewer: Viewer) => as(viewer, TickerResolver, (resolver) => resolver.ticker({}));
    const permitted = { ...agent, permissions: ['a3m_core.DestinationManagerEvents'] };
    expect(await ticker(permitted)).toMatchObject([{ eventId: ids['quake'], newsId: null, country: { id: 'ID' } }]);
    expect(await ticker({ ...agent, permissions: [] })).toEqual([]);
  });

  it('are in the log without names of people', async () => {
    const rows = await world.query(`select type from event_log where stream = 'destination-event'`);
    expect(rows).toHaveLength(5);
  });
});
