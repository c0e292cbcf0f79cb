import type { Fact } from '@landfall/kernel';
import type { EventTypeDefinition } from '@landfall/platform';
import type { NewsType } from '@landfall/platform/schema';
import type { News } from './news.entity.js';

/** A stream for each news article. */
export const NEWS_STREAM = 'news';

const NEWS_PUBLISHED = 'newsroom.NewsPublished';
const NEWS_REVISED = 'newsroom.NewsRevised';
const NEWS_DELETED = 'newsroom.NewsDeleted';

interface Texts {
  de: string | null;
  en: string | null;
  nl: string | null;
}

interface NewsContentV1 {
  newsType: NewsType;
  title: Texts;
  text: Texts;
  countryId: string | null;
  tagIds: readonly string[];
  imageId: string | null;
  importantUntil: string | null;
}

declare module '@landfall/kernel' {
  interface EventPayloads {
    [NEWS_PUBLISHED]: { 1: NewsContentV1 };
    /** Significant: those who have read it should read it again. */
    [NEWS_REVISED]: { 1: NewsContentV1 & { isSignificant: boolean } };
    [NEWS_DELETED]: { 1: Record<string, never> };
  }
}

export const NEWS_EVENTS: readonly EventTypeDefinition[] = [
  { type: NEWS_PUBLISHED, schemaVersion: 1 },
  { type: NEWS_REVISED, schemaVersion: 1 },
  { type: NEWS_DELETED, schemaVersion: 1 },
];

const contentOf = (news: News): NewsContentV1 => ({
  newsType: news.newsType,
  title: { de: news.titleDe, en: news.titleEn, nl: news.titleNl },
  text: { de: news.textDe, en: news.textEn, nl: news.textNl },
  countryId: news.countryId,
  tagIds: news.tagIds,
  imageId: news.imageId,
  importantUntil: news.importantUntil?.toISOString() ?? null,
});

/** What a change of an article means. Null: there was, or is, no such article. */
export function factOfNews(before: News | null, after: News | null): Fact {
  if (!after) return { type: NEWS_DELETED, schemaVersion: 1, payload: {} };
  if (!before) return { type: NEWS_PUBLISHED, schemaVersion: 1, payload: contentOf(after) };
  const isSignificant = after.significantUpdateAt?.getTime() !== before.significantUpdateAt?.getTime();
  return { type: NEWS_REVISED, schemaVersion: 1, payload: { ...contentOf(after), isSignificant } };
}
