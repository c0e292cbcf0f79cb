import type { Language } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import { itineraryKeys, RuleIndex, type Itinerary } from '@landfall/requirements';
import { AUTHORITY_STREAM } from '../events.js';
import type { Authority } from '../model/authorities.js';
import { revisionsAsOf, type Revision } from '../model/revision-store.js';
import { NO_TRANSLATIONS, type Translations } from '../translations/translation-index.js';
import { translationsOf } from '../translations/translations-of.js';
import type { RuleIndexProjection } from './rule-index.projection.js';
import { toRuleDetails } from './to-rule-details.js';

/** What past rules are read with, as the rules of now are. */
type Reading = Pick<RuleIndexProjection, 'groups' | 'timeZone'>;

/** The rules that were published at a moment, and who had stated them. */
export interface PastRules {
  ruleIndex: RuleIndex;
  authority(id: string): Authority | null;
  /** What was translated by then, for readers of one language. */
  translations: Translations;
}

/** A rule index of what was published at a moment for the places of a trip, and of nothing else. */
export const rulesAsOf = (
  tx: Tx,
  reading: Reading,
  trip: Pick<Itinerary, 'destinations' | 'transits'>,
  asOf: Date,
  language: Language,
): Promise<PastRules> => rulesOfPlacesAsOf(tx, reading, itineraryKeys(trip), asOf, language);

/** The same for these places by their keys, and for nothing above them; translations where a language is named. */
export async function rulesOfPlacesAsOf(
  tx: Tx,
  { groups, timeZone }: Reading,
  placeKeys: readonly string[],
  asOf: Date,
  language: Language | null = null,
): Promise<PastRules> {
  const revisions = await revisionsAsOf(tx, asOf, { placeKeys });
  const known = await authoritiesAsOf(tx, revisions, asOf);
  const details = revisions.flatMap((r) => toRuleDetails(r.restriction, timeZone));
  return {
    ruleIndex: RuleIndex.of(details, groups),
    authority: (id) => known.get(id) ?? null,
    translations: language
      ? await translationsOf(
          tx,
          details.flatMap(({ values }) => Object.entries(values)),
          language,
          asOf,
        )
      : NO_TRANSLATIONS,
  };
}

/** Authorities by id, as the newest of these revisions calls them. */
export function authoritiesOf(revisions: readonly Revision[]): ReadonlyMap<string, Authority> {
  const byAge = revisions.toSorted((a, b) => a.restriction.modifiedAt.getTime() - b.restriction.modifiedAt.getTime());
  return new Map(byAge.flatMap((r) => r.authorities).map((a) => [a.id, a]));
}

/**
 * The same as they were called at a moment: a name may have changed since the newest revision. What an authority was called
 * before its first renaming is known from the revisions alone.
 */
export async function authoritiesAsOf(
  tx: Tx,
  revisions: readonly Revision[],
  asOf: Date,
): Promise<ReadonlyMap<string, Authority>> {
  const stated = authoritiesOf(revisions);
  if (stated.size === 0) return stated;
  const { rows } = await tx.query<Authority>(
    `select distinct on (stream_id) stream_id as id, payload ->> 'name' as name, payload ->> 'authorityType' as "authorityType" from event_log
     where stream = $1 and stream_id = any($2) and occurred_at <= $3 order by stream_id, version desc`,
    [AUTHORITY_STREAM, [...stated.keys()], asOf],
  );
  return new Map([...stated, ...rows.map((row): [string, Authority] => [row.id, row])]);
}
