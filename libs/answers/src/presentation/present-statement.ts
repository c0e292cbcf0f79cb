import { isDeepStrictEqual } from 'node:util';
import { presentTranslated, presentValue, type DetailValue, type PresentedValue } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { richTextHtml, richTextPlain } from '@landfall/restrictions/rich-text';
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

interface Known {
  byEditor: PresentedText;
  /** What is shown with the translations of this state of theirs. The key of a translation is not kept: in ten languages keys took 30 MB. */
  translated?: { at: number; shown: PresentedText };
}

// The rule index shares equal values, so each is put into words once per language.
const ofObjects = new WeakMap<object, Map<string, Known>>();
const ofScalars = new Map<string, Known>();
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
  const known = knownOf(type, value, language);
  if (!translations.isIn(language) || known.byEditor.textLanguage === language) return known.byEditor;
  const { translated } = known;
  if (translated?.at === translations.changes) return translated.shown;
  const shown = shownWith(translations, type, value, language) ?? known.byEditor;
  known.translated = {
    at: translations.changes,
    shown: translated && isDeepStrictEqual(translated.shown, shown) ? translated.shown : shown,
  };
  return known.translated.shown;
}

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

function knownOf(type: string, value: DetailValue, language: Language): Known {
  const key = `${language}|${type}`;
  const make = (): Known => ({ byEditor: presented(type, presentValue(type, value, language), null) });
  if (value !== null && typeof value === 'object') {
    let known = ofObjects.get(value);
    if (!known) ofObjects.set(value, (known = new Map<string, Known>()));
    return remember(known, key, make);
  }
  if (ofScalars.size > MAX_SCALARS) ofScalars.clear();
  return remember(ofScalars, `${key}|${String(value)}`, make);
}

function remember(known: Map<string, Known>, key: string, make: () => Known): Known {
  let one = known.get(key);
  if (!one) known.set(key, (one = make()));
  return one;
}
