import type { Language } from '@landfall/kernel';
import { fallbackText } from '../model/fallback-text.js';
import type { ExternalInfo } from './external-info.entity.js';

/** A page of a tour operator in the shape of the API: `link` is the reader's where no other is written. */
export const presentExternalInfo = (info: ExternalInfo, language: Language): ExternalInfo => ({
  ...info,
  link: info.link ?? fallbackText({ de: info.linkDe, en: info.linkEn }, language),
});
