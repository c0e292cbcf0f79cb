import type { Language } from '@landfall/kernel';
import type { Presented } from '@landfall/platform';
import { fallbackText } from '../model/fallback-text.js';
import type { NewsTag } from './news-tag.entity.js';

/** A tag in the shape of the API, named in the language of the reader. */
export const presentNewsTag = (tag: NewsTag, language: Language): Presented<'NewsTag'> => ({
  ...tag,
  name: fallbackText({ de: tag.nameDe, en: tag.nameEn, nl: tag.nameNl }, language),
});
