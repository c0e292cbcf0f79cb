import type { EventReport } from '../src/events/destination-event.decide.js';

/** A report of a cyclone, with what a test changes. */
export const aReport = (change: Partial<EventReport> = {}): EventReport => ({
  uniqueId: 'gdacs:TC:1',
  source: 'gdacs',
  kind: 'CYCLONE',
  countryId: 'MU',
  name: 'CALVINIA',
  severity: null,
  level: 'LEVEL2',
  isCurrent: true,
  timeStart: new Date('2026-05-01T08:00:00Z'),
  timeEnd: new Date('2026-05-01T09:00:00Z'),
  latitude: -19.4,
  longitude: 59.8,
  pageUrl: 'https://events.example/1',
  edition: '1',
  licence: 'x',
  reportedAt: new Date('2026-05-01T10:00:00Z'),
  ...change,
});
