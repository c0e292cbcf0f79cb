import { MAX_TEXT_LENGTH } from '@landfall/catalogue';
import { accepted, isUuid, Rejections, type Outcome } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { Validated } from '@landfall/platform';
import { richTextPlain, sanitiseRichText } from '@landfall/restrictions/rich-text';
import type { News } from './news.entity.js';
import type { NewsInput } from './news.input.js';

export type NewsContent = Omit<News, 'id'>;

const LANGUAGES = ['De', 'En', 'Nl'] as const;

/**
 * What an article will hold: a title and a text in at least one language, and no text without its title (spec: application, section 3).
 * `state`: what it holds now.
 */
export function decideNews(
  { input, shape }: Validated<NewsInput>,
  state: NewsContent | null,
  { places, editorId, now }: { places: Pick<Places, 'country'>; editorId: string; now: Date },
): Outcome<{ content: NewsContent }> {
  const rejections = new Rejections(shape);
  const texts = textsOf(input, state, rejections);
  const countryId = kept(input.countryId, state?.countryId);
  const tagIds = [...new Set(kept(input.tagIds, state?.tagIds) ?? [])];
  const imageId = kept(input.imageId, state?.imageId);
  rejectUnknown(rejections, places, { countryId, tagIds, imageId });
  if (rejections.any) return rejections.toRejection();
  const importantUntil = kept(input.importantUntil, state?.importantUntil);
  return accepted({
    content: {
      ...texts,
      newsType: input.newsType,
      searchText: wordsOf(Object.values(texts)),
      countryId,
      tagIds,
      imageId,
      importantUntil: importantUntil === null ? null : new Date(importantUntil),
      ...madeBy(state, { editorId, now }),
      significantUpdateAt: state && input.isSignificant ? now : (state?.significantUpdateAt ?? null),
    },
  });
}

/** Whether tags and image exist is for the database. */
function rejectUnknown(
  rejections: Rejections,
  places: Pick<Places, 'country'>,
  { countryId, tagIds, imageId }: Pick<NewsContent, 'countryId' | 'tagIds' | 'imageId'>,
): void {
  if (countryId && !rejections.has('countryId') && !places.country(countryId))
    rejections.add('countryId', 'rejection.unknownCountry', { id: countryId });
  if (!tagIds.every(isUuid)) rejections.add('tagIds', 'rejection.notFound');
  if (imageId && !isUuid(imageId)) rejections.add('imageId', 'rejection.notFound');
}

/** What is left out stays as it is. */
const kept = <T, S>(typed: T | null | undefined, stored: S | null | undefined): T | S | null =>
  typed === undefined ? (stored ?? null) : typed;

const madeBy = (state: NewsContent | null, { editorId, now }: { editorId: string; now: Date }) => ({
  createdAt: state?.createdAt ?? now,
  createdBy: state ? state.createdBy : editorId,
  modifiedAt: now,
  modifiedBy: editorId,
});

type Texts = Pick<News, 'titleDe' | 'titleEn' | 'titleNl' | 'textDe' | 'textEn' | 'textNl'>;

function textsOf(input: NewsInput, state: NewsContent | null, rejections: Rejections): Texts {
  const texts = Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const [title, text] = [`title${language}`, `text${language}`] as const;
      const typed = input[text];
      const clean = typed ? sanitiseRichText(typed) || null : typed;
      // Signs that are written as markup take more room than they did when typed.
      if (clean && clean.length > MAX_TEXT_LENGTH) rejections.add(text, 'rejection.tooLong', { max: MAX_TEXT_LENGTH });
      return [
        [title, input[title] === undefined ? (state?.[title] ?? null) : input[title]],
        [text, clean === undefined ? (state?.[text] ?? null) : clean],
      ];
    }),
  ) as unknown as Texts;
  for (const language of LANGUAGES) {
    const [title, text] = [`title${language}`, `text${language}`] as const;
    if (texts[title] && !texts[text]) rejections.add(text, 'rejection.required');
    if (texts[text] && !texts[title]) rejections.add(title, 'rejection.required');
  }
  if (!LANGUAGES.some((language) => texts[`title${language}`])) rejections.add('titleDe', 'rejection.textMissing');
  return texts;
}

/** What a reader sees, in lower case. */
const wordsOf = (texts: readonly (string | null)[]): string =>
  texts
    .filter((text) => text !== null)
    .map(richTextPlain)
    .join('\n')
    .toLowerCase();
