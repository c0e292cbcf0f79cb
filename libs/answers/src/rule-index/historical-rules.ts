import type { Language } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { itineraryKeys, type Itinerary } from '@landfall/requirements';
import type { PublishedRules } from '@landfall/restrictions/published-rules';
import { rulesOfPlacesAsOf, type PublishedThen } from '@landfall/restrictions/rules-as-of';
import type { Translations } from '../translations/translation-index.js';
import { translationsOf } from '../translations/translations-of.js';

/** What answers about the past are made of. */
export interface HistoricalRules extends Pick<PublishedThen, 'ruleIndex' | 'authority'> {
  /** What was translated by then, for readers of one language. */
  translations: Translations;
}

/** A rule index of what was published at a moment for the places of a trip, and of nothing else. */
export async function rulesAsOf(
  tx: Tx,
  reading: Pick<PublishedRules, 'groups' | 'timeZone'>,
  trip: Pick<Itinerary, 'destinations' | 'transits'>,
  asOf: Date,
  language: Language,
): Promise<HistoricalRules> {
  const { ruleIndex, details, authority } = await rulesOfPlacesAsOf(tx, reading, itineraryKeys(trip), asOf);
  const stated = details.flatMap(({ values }) => Object.entries(values));
  return { ruleIndex, authority, translations: await translationsOf(tx, stated, language, asOf) };
}
