import { tagsByIds } from '@landfall/editorial/news-tag-store';
import type { FieldRejection } from '@landfall/kernel';
import { imageOf, showImage } from '@landfall/media/image-store';
import type { Places } from '@landfall/places';
import { inLanguage, type Presented, type RecordKind } from '@landfall/platform';
import type { NewsFilter, NewsSortField } from '@landfall/platform/schema';
import { decideNews, type NewsContent } from './news.decide.js';
import { factOfNews, NEWS_STREAM } from './news-events.js';
import { News } from './news.entity.js';
import { NewsInput } from './news.input.js';
import { presentNews } from './present-news.js';

const MINE = { purpose: 'news', organisationId: null } as const;

const titleIn = (language: string): string =>
  `coalesce(${[language, 'en', 'de', 'nl']
    .filter((one) => ['de', 'en', 'nl'].includes(one))
    .map((one) => `title_${one}`)
    .join(', ')})`;

/** News articles; boards and ticker read them as they stand, and the log says what became of each. */
export const newsOf = (
  places: Pick<Places, 'country'>,
): RecordKind<News, NewsInput, Presented<'News'>, NewsSortField, NewsFilter> => ({
  entity: News,
  input: NewsInput,
  field: 'news',
  listing: {
    sort: (language) => ({
      title: [inLanguage(titleIn(language), language)],
      createdAt: ['created_at'],
      modifiedAt: ['modified_at'],
      importantUntil: ['important_until'],
    }),
    defaultSort: ['createdAt', 'DESC'],
    search: [],
    folded: ['search_text'],
    narrow: (conditions, { newsType, countryId, tagId, isImportant }) =>
      conditions
        .when(newsType, (type) => `news_type = ${type}`)
        .when(countryId?.toUpperCase(), (country) => `country_id = ${country}`)
        .when(tagId, (tag) => `${tag} = any(tag_ids::text[])`)
        .when(isImportant, (isIt) => `coalesce(important_until > now(), false) = ${isIt}`),
  },
  decide: (input, state, change) => decideNews(input, state, { places, ...change }),
  check: async (tx, { tagIds, imageId }: NewsContent) => {
    const rejections: FieldRejection[] = [];
    if ((await tagsByIds(tx, tagIds)).length < tagIds.length)
      rejections.push({ field: 'tagIds', key: 'rejection.notFound' });
    if (imageId && !(await imageOf(tx, imageId, MINE)))
      rejections.push({ field: 'imageId', key: 'rejection.notFound' });
    return rejections;
  },
  alongside: async (tx, before, after) => {
    if (before?.imageId !== after?.imageId) await showImage(tx, (after ?? before)!.id, after?.imageId ?? null);
  },
  facts: { stream: NEWS_STREAM, of: factOfNews },
  present: presentNews,
});
