import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@landfall/platform';
import type { Difference, Entry } from '@landfall/requirements';

export interface NotifiedChange {
  place: string;
  detailType: string;
  citizenships: string[];
  before: Difference['before'];
  after: Difference['after'];
}

interface Row extends NotifiedChange {
  id: string;
  fingerprint: string;
}

/** Changes of several itineraries in the order in which they happened, by fingerprint. */
export async function changesOf(
  tx: Tx,
  fingerprints: readonly string[],
  after: string,
): Promise<Map<string, (NotifiedChange & { id: string })[]>> {
  const { rows } = await tx.query<Row>(
    `select id, fingerprint, place, detail_type as "detailType", citizenships, before, after
     from itinerary_change where fingerprint = any($1) and id > $2 order by id`,
    [[...new Set(fingerprints)], after],
  );
  const byFingerprint = new Map<string, (NotifiedChange & { id: string })[]>();
  for (const { fingerprint, ...change } of rows) {
    const list = byFingerprint.get(fingerprint);
    if (list) list.push(change);
    else byFingerprint.set(fingerprint, [change]);
  }
  return byFingerprint;
}

/**
 * Combines several changes of one field into its first and last value. A field back at its first value is left out.
 * Citizenships are tracked one by one, because groups can split and join.
 */
export function coalesce(changes: readonly NotifiedChange[]): NotifiedChange[] {
  const byCell = new Map<string, { change: NotifiedChange; citizenship: string | null }>();
  for (const change of changes) {
    const citizenships = change.citizenships.length > 0 ? change.citizenships : [null];
    for (const citizenship of citizenships) {
      const key = `${change.place}|${change.detailType}|${citizenship ?? ''}`;
      const first = byCell.get(key);
      if (first) first.change = { ...first.change, after: change.after };
      else byCell.set(key, { change: { ...change }, citizenship });
    }
  }
  const merged: NotifiedChange[] = [];
  for (const { change, citizenship } of byCell.values()) {
    if (isDeepStrictEqual(visible(change.before), visible(change.after))) continue;
    const same = merged.find(
      (m) =>
        m.place === change.place &&
        m.detailType === change.detailType &&
        isDeepStrictEqual([visible(m.before), visible(m.after)], [visible(change.before), visible(change.after)]),
    );
    if (!same) merged.push({ ...change, citizenships: citizenship ? [citizenship] : [] });
    else if (citizenship) same.citizenships.push(citizenship);
  }
  return merged;
}

/** The visible content of one side: state and values, without sources and ids. */
function visible(side: NotifiedChange['before']): unknown {
  if (side === null || typeof side === 'string') return side;
  const values = (statements: Entry['statements']): unknown[] => statements.map((s) => s.value);
  return [
    side.state,
    side.state === 'unknown' ? [] : values(side.statements),
    ...(side.alternatives ?? []).map((one) => [one.conditions, values(one.statements)]),
    ...(side.periods ?? []).map(({ from, until, ...said }) => [from, until, said.state, values(said.statements)]),
  ];
}
