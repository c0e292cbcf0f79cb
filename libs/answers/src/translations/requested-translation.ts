import { createHash } from 'node:crypto';
import { sourceText, type DetailValue, type SourceText } from '@landfall/catalogue';
import { LANGUAGES, type Language } from '@landfall/kernel';
import type { EntryRestriction } from '@landfall/restrictions/entry-restriction';
import { isRichText } from '@landfall/catalogue/markup';
import { toStatements } from '@landfall/restrictions/to-rule-details';

/** The only type that carries markup (docs/adr/0015). */
const NOTE = 'Note';

export interface RequestedTranslation {
  /** Under it the translation is stored; another text, language or form has another one. */
  key: string;
  text: string;
  source: SourceText['language'];
  target: Language;
  /** Markup is translated as markup; "<" in a plain text is a character like any other. */
  isHtml: boolean;
}

/** The translation that readers of `target` would need of a value; null where an editor's own text or no text is shown. */
export function requestedTranslation(type: string, value: DetailValue, target: Language): RequestedTranslation | null {
  const source = sourceText(type, value, target);
  if (!source) return null;
  const isHtml = type === NOTE && isRichText(source.text);
  return { key: keyOf(source, target, isHtml), text: source.text, source: source.language, target, isHtml };
}

/** Every translation that the readers of published restrictions need, each once, however many details share its text. */
export function requestedTranslations(
  restrictions: Iterable<EntryRestriction>,
  targets: readonly Language[] = LANGUAGES,
): RequestedTranslation[] {
  const requested = new Map<string, RequestedTranslation>();
  for (const restriction of restrictions) {
    for (const { values } of toStatements(restriction)) {
      for (const [type, value] of Object.entries(values)) {
        for (const target of value === null ? [] : targets) {
          const one = requestedTranslation(type, value, target);
          if (one) requested.set(one.key, one);
        }
      }
    }
  }
  return [...requested.values()];
}

const keyOf = (source: SourceText, target: Language, isHtml: boolean): string =>
  createHash('sha256')
    .update(JSON.stringify([source.text, source.language, target, isHtml ? 'html' : 'text']))
    .digest('hex');
