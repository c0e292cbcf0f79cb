import { MAX_TEXT_LENGTH } from '@landfall/catalogue';
import { accepted, Rejections, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import { richTextPlain, sanitiseRichText } from '@landfall/restrictions/rich-text';
import type { TextSnippet } from './text-snippet.entity.js';
import type { TextSnippetInput } from './text-snippet.input.js';

export type SnippetContent = Omit<TextSnippet, 'id'>;

/** What a snippet will hold: a name and a text in at least one version, each as a note may be marked up. `state`: what it holds now. */
export function decideTextSnippet(
  { input, shape }: Validated<TextSnippetInput>,
  state: SnippetContent | null,
  { editorId, now }: { editorId: string; now: Date },
): Outcome<{ content: SnippetContent }> {
  const rejections = new Rejections(shape);
  const text = (field: 'text' | 'textDe' | 'textEn'): string | null => {
    const typed = input[field];
    if (typed === undefined) return state?.[field] ?? null;
    if (typed === null || rejections.has(field)) return typed;
    const clean = sanitiseRichText(typed) || null;
    // Signs that are written as markup take more room than they did when typed.
    if (clean && clean.length > MAX_TEXT_LENGTH) rejections.add(field, 'rejection.tooLong', { max: MAX_TEXT_LENGTH });
    return clean;
  };
  const texts = { text: text('text'), textDe: text('textDe'), textEn: text('textEn') };
  if (!texts.text && !texts.textDe && !texts.textEn) rejections.add('text', 'rejection.textMissing');
  if (rejections.any) return rejections.toRejection();
  // Where only a German or English version exists, answers show it as `text` too: sent back, it has not been written.
  const repeatsFallback = input.text !== undefined && (texts.text === texts.textDe || texts.text === texts.textEn);
  return accepted({
    content: {
      name: input.name,
      ...texts,
      ...(repeatsFallback && { text: null }),
      searchText: wordsOf(Object.values(texts)),
      createdAt: state?.createdAt ?? now,
      createdBy: state ? state.createdBy : editorId,
      modifiedAt: now,
      modifiedBy: editorId,
    },
  });
}

/** What a reader sees of the texts, in lower case. */
const wordsOf = (texts: readonly (string | null)[]): string =>
  texts
    .filter((text) => text !== null)
    .map(richTextPlain)
    .join('\n')
    .toLowerCase();
