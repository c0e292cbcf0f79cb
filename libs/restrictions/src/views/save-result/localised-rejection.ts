import { catalogueText, detailType } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { formatInstant } from '@landfall/messages';

/** The time of a stale version in the notation of the editor's language, with its zone, and a detail type by its title, whichever placeholder names it. */
export function localised<R extends { values?: Record<string, string | number> }>(rejection: R, language: Language): R {
  const { time } = rejection.values ?? {};
  const shown: Record<string, string> = {};
  if (typeof time === 'string') shown['time'] = formatInstant(language, time);
  for (const placeholder of ['type', 'other', 'key']) {
    const typeKey = rejection.values?.[placeholder];
    if (typeof typeKey === 'string' && detailType(typeKey))
      shown[placeholder] = catalogueText(language, `type.${typeKey}`);
  }
  return Object.keys(shown).length === 0 ? rejection : { ...rejection, values: { ...rejection.values, ...shown } };
}
