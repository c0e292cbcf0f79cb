import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { NewsTag } from '@landfall/editorial/news-tag';
import { newId, type Clock } from '@landfall/kernel';
import { credentialsOf } from '@landfall/organisations/user-store';
import type { Places } from '@landfall/places';
import { appendEvents, validated, type Database, type Tx } from '@landfall/platform';
import type { NewsType } from '@landfall/platform/schema';
import { decideNews } from '../news/news.decide.js';
import { factOfNews, NEWS_STREAM } from '../news/news-events.js';
import { News } from '../news/news.entity.js';
import { NewsInput } from '../news/news.input.js';

const DAY_MS = 86_400_000;
const MINUTES_BETWEEN = 47;

interface Texts {
  de: string;
  en: string;
  nl: string;
}
interface DemoNews {
  daysAgo: number;
  updatedDaysAgo?: number;
  importantForDays?: number;
  type?: NewsType;
  country?: string;
  tags: string[];
  title: Texts;
  text: Texts;
}
interface DemoFile {
  tags: Texts[];
  news: DemoNews[];
}

interface Demo {
  database: Database;
  /** Only read when there is something to write. */
  places: () => Promise<Pick<Places, 'country'>>;
  clock: Clock;
  /** The folder of the seeds. */
  seeds: string;
}

/** News to try the product with; only ever called for the private database of `npm start`, after its accounts. Safe to run twice. */
export async function seedDemoNews({ database, places, clock, seeds }: Demo): Promise<void> {
  if (await database.transaction('system', (tx) => tx.manager.exists(News))) return;
  const known = await places();
  const file = parse(await readFile(join(seeds, 'demo/news.yaml'), 'utf8')) as DemoFile;
  await database.transaction('system', async (tx) => {
    const editor = await credentialsOf(tx, 'editor');
    if (!editor || (await tx.manager.exists(News))) return;
    const tagIds = await seedTags(tx, file.tags);
    for (const [at, news] of file.news.entries()) {
      const now = new Date(clock.now().getTime() - news.daysAgo * DAY_MS - (at + 1) * MINUTES_BETWEEN * 60_000);
      const input = validated(NewsInput, inputOf(news, tagIds, clock.now()));
      const outcome = decideNews(input, null, { places: known, editorId: editor.id, now });
      if (!outcome.ok) throw new Error(`demo/news.yaml: ${JSON.stringify(outcome.rejections)}`);
      const { updatedDaysAgo } = news;
      const significantUpdateAt =
        updatedDaysAgo === undefined ? null : new Date(clock.now().getTime() - updatedDaysAgo * DAY_MS);
      const row: News = { ...outcome.content, id: newId(), significantUpdateAt };
      await tx.manager.insert(News, row);
      const event = { stream: NEWS_STREAM, streamId: row.id, ...factOfNews(null, row) };
      await appendEvents(tx, [event], 0, { actor: editor.id, correlationId: null });
    }
  });
}

async function seedTags(tx: Tx, tags: readonly Texts[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const [order, { de, en, nl }] of tags.entries()) {
    const known = await tx.manager.findOneBy(NewsTag, { nameDe: de });
    const id = known?.id ?? newId();
    if (!known) await tx.manager.insert(NewsTag, { id, nameDe: de, nameEn: en, nameNl: nl, order });
    ids.set(de, id);
  }
  return ids;
}

const inputOf = (
  { title, text, type = 'GENERAL', country, tags, importantForDays }: DemoNews,
  tagIds: ReadonlyMap<string, string>,
  now: Date,
): NewsInput => ({
  newsType: type,
  titleDe: title.de,
  titleEn: title.en,
  titleNl: title.nl,
  textDe: text.de,
  textEn: text.en,
  textNl: text.nl,
  countryId: country ?? null,
  tagIds: tags.map((tag) => tagIds.get(tag)!),
  importantUntil: importantForDays ? new Date(now.getTime() + importantForDays * DAY_MS).toISOString() : null,
});
