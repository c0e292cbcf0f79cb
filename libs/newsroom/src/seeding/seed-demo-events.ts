import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Clock } from '@landfall/kernel';
import type { Database } from '@landfall/platform';
import type { RiskLevel } from '@landfall/platform/schema';
import { decideReport } from '../events/destination-event.decide.js';
import { DestinationEvent, type EventKind } from '../events/destination-event.entity.js';
import { DEMO_SOURCE } from '../events/present-events.js';
import { storeReports } from '../events/store-reports.js';

const DAY_MS = 86_400_000;
const ACTOR = 'demo';

interface DemoEvent {
  id: number;
  kind: EventKind;
  name?: string;
  severity?: number;
  country?: string;
  level: RiskLevel;
  daysAgo: number;
  updates: number;
  isOver?: boolean;
  latitude: number;
  longitude: number;
}

/** Events to try the product with; only ever called for the private database of `npm start`. Safe to run twice. */
export async function seedDemoEvents(database: Database, clock: Clock, seeds: string): Promise<void> {
  await database.transaction('system', async (tx) => {
    if (await tx.manager.exists(DestinationEvent)) return;
    const file = parse(await readFile(join(seeds, 'demo/events.yaml'), 'utf8')) as DemoEvent[];
    const decided = file.map((event) => {
      const { fact, event: row } = decideReport(null, reportOf(event, clock.now()))!;
      return { fact, event: { ...row, countUpdates: event.updates } };
    });
    await storeReports(tx, decided, { actor: ACTOR, correlationId: null });
  });
}

function reportOf(demo: DemoEvent, now: Date): Parameters<typeof decideReport>[1] {
  const { kind, level, latitude, longitude, isOver = false } = demo;
  const start = new Date(now.getTime() - demo.daysAgo * DAY_MS - demo.id * 41 * 60_000);
  return {
    uniqueId: `${DEMO_SOURCE}:${kind}:${demo.id}`,
    source: DEMO_SOURCE,
    kind,
    countryId: demo.country ?? null,
    name: demo.name ?? null,
    severity: demo.severity ?? null,
    level,
    isCurrent: !isOver,
    timeStart: start,
    // Whatever goes on in the demo goes on for as long as it is tried.
    timeEnd: isOver ? new Date(start.getTime() + 3 * DAY_MS) : new Date(now.getTime() + 365 * DAY_MS),
    latitude,
    longitude,
    pageUrl: null,
    edition: '1',
    licence: '',
    reportedAt: new Date(start.getTime() + (demo.updates > 0 ? DAY_MS / 2 : 0)),
  };
}
