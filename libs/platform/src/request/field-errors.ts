import type { FieldErrors, FieldRefusal, Language } from '@landfall/kernel';
import { translate } from '@landfall/messages';

/** Refusals as the api answers them: grouped by field, in the reader's language. */
export function toFieldErrors(refusals: readonly FieldRefusal[], language: Language): FieldErrors[] {
  const byField = new Map<string, string[]>();
  for (const { field, key, values } of refusals) {
    byField.set(field, [...(byField.get(field) ?? []), translate(language, key, values)]);
  }
  return [...byField].map(([field, messages]) => ({ field, messages }));
}
