import type { RequestedTranslation } from '@landfall/answers/requested-translation';
import type { TranslationProvider } from './translation-provider.js';

/** Requested translations in requests that a service takes: one source, target and form each, within its limits. */
export function batchesOf(
  requested: readonly RequestedTranslation[],
  limits: TranslationProvider['limits'],
): { batches: RequestedTranslation[][]; tooLong: RequestedTranslation[] } {
  const byKind = new Map<string, RequestedTranslation[][]>();
  const tooLong: RequestedTranslation[] = [];
  for (const one of requested) {
    if (one.text.length > limits.characters) {
      tooLong.push(one);
      continue;
    }
    const kind = `${one.source}>${one.target}${one.isHtml ? ' html' : ''}`;
    const batches = byKind.get(kind) ?? [];
    byKind.set(kind, batches);
    const last = batches.at(-1);
    if (last && last.length < limits.texts && charactersOf(last) + one.text.length <= limits.characters) last.push(one);
    else batches.push([one]);
  }
  return { batches: [...byKind.values()].flat(), tooLong };
}

/** What a service counts: the characters of the sources. */
export const charactersOf = (requested: readonly RequestedTranslation[]): number =>
  requested.reduce((sum, { text }) => sum + text.length, 0);
