import { isDeepStrictEqual } from 'node:util';
import type { RestrictionDetail } from './entry-restriction.js';

/** Pseudo type for the phases, from which the colour of a place is made. */
export const STATUS_TYPE = 'Status';

type Content = Pick<
  RestrictionDetail,
  | 'purpose'
  | 'citizenships'
  | 'departures'
  | 'conditions'
  | 'validFrom'
  | 'validUntil'
  | 'phases'
  | 'values'
  | 'noteDe'
  | 'noteEn'
>;

/** Detail types for which a revision says something else than before, sorted; an inactive side says nothing. */
export function changedTypes(
  before: { isActive: boolean; details: readonly Content[] } | null,
  after: { isActive: boolean; details: readonly Content[] },
): string[] {
  const was = statements(before?.isActive ? before.details : []);
  const is = statements(after.isActive ? after.details : []);
  const changed = new Set<string>();
  for (const key of new Set([...was.keys(), ...is.keys()])) {
    if (!isDeepStrictEqual(was.get(key), is.get(key))) changed.add(key.slice(key.lastIndexOf('|') + 1));
  }
  return [...changed].sort();
}

function statements(details: readonly Content[]): Map<string, unknown[]> {
  const byKey = new Map<string, unknown[]>();
  const state = (scope: string, type: string, value: unknown): void => {
    const key = `${scope}|${type}`;
    byKey.set(key, [...(byKey.get(key) ?? []), value]);
  };
  for (const detail of details) {
    const scope = [
      detail.purpose,
      [...detail.citizenships].sort().join(),
      [...detail.departures].sort().join(),
      detail.conditions ? JSON.stringify(detail.conditions) : '',
      detail.validFrom ?? '',
      detail.validUntil ?? '',
    ].join('|');
    for (const [type, value] of Object.entries(detail.values)) state(scope, type, value);
    if (detail.noteDe || detail.noteEn) state(scope, 'Note', [detail.noteDe, detail.noteEn]);
    if (Object.keys(detail.phases).length > 0) state(scope, STATUS_TYPE, detail.phases);
  }
  return byKey;
}
