import { fallbackText } from '@landfall/editorial/fallback-text';
import { tagsByIds } from '@landfall/editorial/news-tag-store';
import { presentNewsTag } from '@landfall/editorial/present-news-tag';
import type { Language } from '@landfall/kernel';
import { imageUrl } from '@landfall/media/image-url';
import { namesOfUsers } from '@landfall/organisations/user-store';
import type { Presented, Tx } from '@landfall/platform';
import { richTextHtml } from '@landfall/restrictions/rich-text';
import type { News } from './news.entity.js';

/** Title and text for a reader: where the own language has none, those of one other language together. */
export function shownIn(
  {
    titleDe,
    titleEn,
    titleNl,
    textDe,
    textEn,
    textNl,
  }: Pick<News, 'titleDe' | 'titleEn' | 'titleNl' | 'textDe' | 'textEn' | 'textNl'>,
  language: Language,
): { title: string; text: string } {
  const title = { de: titleDe, en: titleEn, nl: titleNl };
  const text = { de: textDe, en: textEn, nl: textNl };
  const shown = fallbackText(text, language) ?? textNl ?? '';
  return {
    title: fallbackText(title, language) ?? titleNl ?? '',
    // Sanitised once more, as whatever is shown with its markup.
    text: richTextHtml(shown) ?? shown,
  };
}

/** Articles in the shape of the API, with the names of their editors and tags in the language of the reader. */
export async function presentNews(rows: readonly News[], language: Language, tx: Tx): Promise<Presented<'News'>[]> {
  const people = await namesOfUsers(
    tx,
    rows.flatMap(({ createdBy, modifiedBy }) => [createdBy, modifiedBy]).filter((id) => id !== null),
  );
  const person = (id: string | null): Presented<'Editor'> | null => (id ? (people.get(id) ?? null) : null);
  const tagIds = [...new Set(rows.flatMap((news) => news.tagIds))];
  const tags = await tagsByIds(tx, tagIds);
  return rows.map(({ searchText: _, ...news }) => ({
    ...news,
    ...shownIn(news, language),
    country: news.countryId ? { id: news.countryId } : null,
    image: news.imageId ? imageUrl(news.imageId) : null,
    tags: tags.filter(({ id }) => news.tagIds.includes(id)).map((tag) => presentNewsTag(tag, language)),
    createdBy: person(news.createdBy),
    modifiedBy: person(news.modifiedBy),
  }));
}
