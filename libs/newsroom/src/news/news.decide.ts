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
  const countryId = input.countryId === undefined ? (state?.countryId ?? null) : input.countryId;
  if (countryId && !rejections.has('countryId') && !places.country(countryId))
    rejections.add('countryId', 'rejection.unknownCountry', { id: countryId });
  const tagIds = input.tagIds === undefined ? (state?.tagIds ?? []) : [...new Set(input.tagIds)];
  if (!tagIds.every(isUuid)) rejections.add('tagIds', 'rejection.notFound');
  const imageId = input.imageId === undefined ? (state?.imageId ?? null) : input.imageId;
  if (imageId && !isUuid(imageId)) rejections.add('imageId', 'rejection.notFound');
  if (rejections.any) return rejections.toRejection();
  const { importantUntil } = input;
  return accepted({
    content: {
      ...texts,
      newsType: input.newsType,
      searchText: wordsOf(Object.values(texts)),
      countryId,
      tagIds,
      imageId,
      importantUntil:
        importantUntil === undefined
          ? (state?.importantUntil ?? null)
          : importantUntil === null
            ? null
            : new Date(importantUntil),
      significantUpdateAt: state && input.isSignificant ? now : (state?.significantUpdateAt ?? null),
      createdAt: state?.createdAt ?? now,
      createdBy: state ? state.createdBy : editorId,
      modifiedAt: now,
      modifiedBy: editorId,
    },
  });
}

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
