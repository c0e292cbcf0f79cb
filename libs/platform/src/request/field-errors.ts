import type { FieldErrors, FieldRejection, Language } from '@landfall/kernel';
import { translate } from '@landfall/messages';

/** Rejections in the shape of the API: grouped by field, in the reader's language. */
export function toFieldErrors(rejections: readonly FieldRejection[], language: Language): FieldErrors[] {
  const byField = new Map<string, string[]>();
  for (const { field, key, values } of rejections) {
    byField.set(field, [...(byField.get(field) ?? []), translate(language, key, values)]);
  }
  return [...byField].map(([field, messages]) => ({ field, messages }));
}
