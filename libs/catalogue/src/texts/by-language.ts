import type { Language } from '@landfall/kernel';
import { sentences as csSentences } from './cs/sentences.js';
import { titles as csTitles } from './cs/titles.js';
import { sentences as daSentences } from './da/sentences.js';
import { titles as daTitles } from './da/titles.js';
import { sentences as deSentences } from './de/sentences.js';
import { titles as deTitles } from './de/titles.js';
import { sentences as enSentences } from './en/sentences.js';
import { titles as enTitles } from './en/titles.js';
import { sentences as esSentences } from './es/sentences.js';
import { titles as esTitles } from './es/titles.js';
import { sentences as frSentences } from './fr/sentences.js';
import { titles as frTitles } from './fr/titles.js';
import { sentences as huSentences } from './hu/sentences.js';
import { titles as huTitles } from './hu/titles.js';
import { sentences as itSentences } from './it/sentences.js';
import { titles as itTitles } from './it/titles.js';
import { sentences as nlSentences } from './nl/sentences.js';
import { titles as nlTitles } from './nl/titles.js';
import { sentences as plSentences } from './pl/sentences.js';
import { titles as plTitles } from './pl/titles.js';
import { sentences as ptSentences } from './pt/sentences.js';
import { titles as ptTitles } from './pt/titles.js';
import { sentences as trSentences } from './tr/sentences.js';
import { titles as trTitles } from './tr/titles.js';
import type { Sentences } from './en/sentences.js';
import type { Titles } from './en/titles.js';

export type CatalogueTexts = Titles & Sentences;

/** Every message of the catalogue in ICU MessageFormat; the types refuse a language that lacks a key or has one too many. */
export const TEXTS: Readonly<Record<Language, CatalogueTexts>> = {
  cs: { ...csTitles, ...csSentences },
  da: { ...daTitles, ...daSentences },
  de: { ...deTitles, ...deSentences },
  en: { ...enTitles, ...enSentences },
  es: { ...esTitles, ...esSentences },
  fr: { ...frTitles, ...frSentences },
  hu: { ...huTitles, ...huSentences },
  it: { ...itTitles, ...itSentences },
  nl: { ...nlTitles, ...nlSentences },
  pl: { ...plTitles, ...plSentences },
  pt: { ...ptTitles, ...ptSentences },
  tr: { ...trTitles, ...trSentences },
};
