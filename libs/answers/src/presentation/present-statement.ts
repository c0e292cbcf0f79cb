import { isDeepStrictEqual } from 'node:util';
import { presentTranslated, presentValue, type DetailValue, type PresentedValue } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { richTextHtml, richTextPlain } from '@landfall/restrictions/rich-text';
import { inLanguagesAt, placeOf, type InLanguages } from './in-languages.js';
import { NO_TRANSLATIONS, type Translations } from '../translations/translation-index.js';
import { requestedTranslation } from '../translations/requested-translation.js';

export interface PresentedText {
  text: string;
  textLanguage: string;
  /** The same with its markup, sanitised; null where there is none. */
  html: string | null;
  /** The language in which an editor wrote it; null: no machine has translated it. */
  machineTranslatedFrom: string | null;
}

/**
 * What is shown of a value, and with which state of the translations; 0: without any. Neither the key of a translation nor the text
 * that it replaces is kept: both, in ten languages, took as much memory again.
 */
interface Known {
  at: number;
  shown: PresentedText;
}

// The rule index shares equal values. Entries that are written once and for all keep their bytes, so few texts are read again after a while.
let ofObjects = new WeakMap<object, Map<string, InLanguages<Known>>>();
let textsOfObjects = 0;
const MAX_TEXTS_OF_OBJECTS = 8_000;
const ofScalars = new Map<string, InLanguages<Known>>();
const MAX_SCALARS = 20_000;

/** A note keeps its markup beside the plain text; any other value is plain. */
function presented(
  type: string,
  { text, textLanguage }: PresentedValue,
  machineTranslatedFrom: string | null,
): PresentedText {
  if (type !== 'Note') return { text, textLanguage, html: null, machineTranslatedFrom };
  return { text: richTextPlain(text), textLanguage, html: richTextHtml(text), machineTranslatedFrom };
}

/** A value in words, remembered: an editor's own text, else the stored translation of it, else the language he wrote. */
export function presentStatement(
  type: string,
  value: DetailValue,
  language: Language,
  translations: Translations = NO_TRANSLATIONS,
): PresentedText {
  const at = translations.isIn(language) ? translations.changes : 0;
  const inLanguages = knownOf(type, value);
  const place = placeOf(language);
  const known = inLanguages[place];
  if (known?.at === at) return known.shown;
  const now = (at > 0 && shownWith(translations, type, value, language)) || byEditor(type, value, language);
  const shown = known && isDeepStrictEqual(known.shown, now) ? known.shown : now;
  if (!known && typeof value === 'object') countTextOfObject();
  inLanguages[place] = { at, shown };
  return shown;
}

function countTextOfObject(): void {
  textsOfObjects += 1;
  if (textsOfObjects <= MAX_TEXTS_OF_OBJECTS) return;
  ofObjects = new WeakMap();
  textsOfObjects = 0;
}

const byEditor = (type: string, value: DetailValue, language: Language): PresentedText =>
  presented(type, presentValue(type, value, language), null);

function shownWith(
  translations: Translations,
  type: string,
  value: DetailValue,
  language: Language,
): PresentedText | null {
  const requested = requestedTranslation(type, value, language);
  const stored = requested && translations.find(requested.key);
  if (!requested || !stored) return null;
  const words = presentTranslated(type, value, language, stored.text);
  return presented(type, words, stored.byMachine ? requested.source : null);
}

function knownOf(type: string, value: DetailValue): InLanguages<Known> {
  if (value === null || typeof value !== 'object') {
    if (ofScalars.size > MAX_SCALARS) ofScalars.clear();
    return inLanguagesAt(ofScalars, `${type}|${String(value)}`);
  }
  let ofTypes = ofObjects.get(value);
  if (!ofTypes) ofObjects.set(value, (ofTypes = new Map<string, InLanguages<Known>>()));
  return inLanguagesAt(ofTypes, type);
}
