import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { shapeOf } from '../../../restrictions/test/event-shape.js';
import { storedVersions } from '../../../restrictions/test/stored-versions.js';
import { aReport } from '../../test/a-report.js';
import { decideReport } from '../events/destination-event.decide.js';
import { DESTINATION_EVENT_FACTS } from '../events/destination-event-facts.js';
import { factOfNews, NEWS_EVENTS } from './news-events.js';
import type { News } from './news.entity.js';

const GOLDEN = fileURLToPath(new URL('../../test/golden/', import.meta.url));
const fileOf = (type: string, version: number): string => `${type}.v${version}.json`;
const versions = [...NEWS_EVENTS, ...DESTINATION_EVENT_FACTS].flatMap(storedVersions);

const NEWS: News = {
  id: '00000000-0000-4000-8000-000000000001',
  newsType: 'GENERAL',
  titleDe: 'Titel',
  titleEn: 'Title',
  titleNl: 'Titel',
  textDe: 'Text',
  textEn: 'Text',
  textNl: 'Tekst',
  searchText: 'text',
  countryId: 'FR',
  tagIds: ['00000000-0000-4000-8000-000000000002'],
  imageId: '00000000-0000-4000-8000-000000000003',
  importantUntil: new Date('2026-05-03T10:00:00Z'),
  significantUpdateAt: null,
  createdAt: new Date('2026-05-01T10:00:00Z'),
  createdBy: null,
  modifiedAt: new Date('2026-05-01T10:00:00Z'),
  modifiedBy: null,
};

it('each version of each event of news has one golden payload, and no other', async () => {
  expect((await readdir(GOLDEN)).sort()).toEqual(versions.map(({ type, version }) => fileOf(type, version)).sort());
});

it.each([
  ['published', null, NEWS],
  ['revised', NEWS, NEWS],
  ['deleted', NEWS, null],
])('the newest version is what is appended when an article is %s', async (_, before, after) => {
  const { type, schemaVersion, payload } = factOfNews(before, after);
  const golden = JSON.parse(await readFile(GOLDEN + fileOf(type, schemaVersion), 'utf8')) as unknown;
  expect(shapeOf(payload)).toEqual(shapeOf(golden));
});

it('the newest version is what is appended when an event is reported', async () => {
  const { type, schemaVersion, payload } = decideReport(null, aReport())!.fact;
  const golden = JSON.parse(await readFile(GOLDEN + fileOf(type, schemaVersion), 'utf8')) as unknown;
  expect(shapeOf(payload)).toEqual(shapeOf(golden));
});
