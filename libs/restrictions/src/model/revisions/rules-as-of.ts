import type { Tx } from '@landfall/platform';
import { RuleIndex, type RuleDetail } from '@landfall/requirements';
import type { Authority } from '../authorities/authority-store.js';
import { AUTHORITY_STREAM } from '../restriction/events.js';
import type { PublishedRules } from '../restriction/published-rules.js';
import { toRuleDetails } from '../restriction/to-rule-details.js';
import { revisionsAsOf, type Revision } from './revision-store.js';

/** What historical rules are read with, as the rules of now are. */
type Reading = Pick<PublishedRules, 'groups' | 'timeZone'>;

/** The rules that were published at a moment, and who had stated them. */
export interface PublishedThen {
  ruleIndex: RuleIndex;
  /** What the rule index was made of. */
  details: readonly RuleDetail[];
  authority(id: string): Authority | null;
}

/** A rule index of what was published at a moment for these places by their keys, and for nothing above them. */
export async function rulesOfPlacesAsOf(
  tx: Tx,
  { groups, timeZone }: Reading,
  placeKeys: readonly string[],
  asOf: Date,
): Promise<PublishedThen> {
  const revisions = await revisionsAsOf(tx, asOf, { placeKeys });
  const known = await authoritiesAsOf(tx, revisions, asOf);
  const details = revisions.flatMap((r) => toRuleDetails(r.restriction, timeZone));
  return { ruleIndex: RuleIndex.of(details, groups), details, authority: (id) => known.get(id) ?? null };
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
