import { DETAIL_TYPES } from '@landfall/catalogue';
import { indexGroups } from './audience.js';
import { type CompiledDetail, compileDetail } from './compiled-detail.js';
import { grouped } from './grouped.js';
import { Pool } from './intern.js';
import type { CountryGroups, Purpose, RuleDetail, Statement } from './model.js';
import { placeKey } from './place-keys.js';
import { PlaceIndex } from './place-index.js';

/** Details of equal rank with different values for a type. */
export interface RuleConflict {
  detailType: string;
  purpose: Purpose;
  placeId: string;
  /** ISO codes of those affected, sorted, at most ten; empty: everyone not named by a detail. */
  citizenships: string[];
  detailIds: string[];
}

/** A conflict with the value of each detail, in the order of `detailIds`. */
export interface Conflict extends RuleConflict {
  statements: (Statement & { restrictionId: string })[];
}

const CITIZENSHIPS_NAMED = 10;
const ANYONE = '';

/** Named countries in classes of equal treatment: one answer per class suffices. */
function classesOf(details: readonly CompiledDetail[], list: 'nationalities' | 'departures'): string[][] {
  const codes = new Set([ANYONE, ...details.flatMap((detail) => [...detail[list].named()])]);
  const audiences = [...new Set(details.map((detail) => detail[list]))];
  return [...grouped([...codes], (code) => audiences.map((audience) => audience.rankOf(code)).join()).values()];
}

function conflictsOnPlaceIndex(
  placeIndex: PlaceIndex,
  { purpose, placeId }: Pick<RuleConflict, 'purpose' | 'placeId'>,
): RuleConflict[] {
  const found = new Map<string, RuleConflict>();
  const departures = classesOf(placeIndex.details, 'departures').map((codes) => codes[0]!);
  for (const citizenships of classesOf(placeIndex.details, 'nationalities')) {
    for (const departure of departures) {
      const { resolutions } = placeIndex.resolvedValue(citizenships[0]!, departure).view;
      resolutions.forEach((resolution, ordinal) => {
        if (resolution?.state !== 'conflicting') return;
        const detailType = DETAIL_TYPES[ordinal]!.key;
        const key = JSON.stringify([detailType, resolution.detailIds]);
        const conflict = found.get(key) ?? {
          detailType,
          purpose,
          placeId,
          citizenships: [],
          detailIds: [...resolution.detailIds],
        };
        found.set(key, conflict);
        conflict.citizenships.push(...citizenships.filter((code) => !conflict.citizenships.includes(code)));
      });
    }
  }
  return [...found.values()].map((conflict) => ({
    ...conflict,
    citizenships: conflict.citizenships.includes(ANYONE)
      ? []
      : conflict.citizenships.sort().slice(0, CITIZENSHIPS_NAMED),
  }));
}

/** The conflicts among all active details of a place that no more specific detail resolves for everyone. */
export function findConflicts(
  details: readonly Omit<RuleDetail, 'checkedAt'>[],
  groups: CountryGroups,
): RuleConflict[] {
  const pool = new Pool(indexGroups(groups));
  const placeIndexes = grouped(details, (detail) => `${placeKey(detail.level, detail.placeId)}|${detail.purpose}`);
  return [...placeIndexes.values()].flatMap((list) =>
    conflictsOnPlaceIndex(
      new PlaceIndex(list.map((detail) => compileDetail({ ...detail, checkedAt: null }, pool))),
      list[0]!,
    ),
  );
}

const differ = (a: CompiledDetail, b: CompiledDetail): boolean =>
  a.values.some(({ ordinal, shared }) =>
    b.values.some((other) => other.ordinal === ordinal && other.shared.text !== shared.text),
  );

/** Both details apply to somebody in the same rank. */
function meet(a: CompiledDetail, b: CompiledDetail): boolean {
  if (
    a.isImported !== b.isImported ||
    a.departures.isEveryone !== b.departures.isEveryone ||
    a.nationalities.isEveryone !== b.nationalities.isEveryone
  )
    return false;
  const isNamedByBoth =
    a.departures.isEveryone || [...a.departures.named()].some((code) => b.departures.rankOf(code) >= 0);
  return (
    isNamedByBoth &&
    (a.nationalities.isEveryone ||
      [...a.nationalities.named()].some((code) => a.nationalities.rankOf(code) === b.nationalities.rankOf(code)))
  );
}

/** A cheap first check: most places have no candidate pair. */
const isContested = (details: readonly CompiledDetail[]): boolean =>
  details.some((a, at) => details.slice(at + 1).some((b) => meet(a, b) && differ(a, b)));

/** The conflicts of one place and purpose with the conflicting statements. */
export function conflictsOn(placeIndex: PlaceIndex, at: Pick<RuleConflict, 'purpose' | 'placeId'>): Conflict[] {
  if (!isContested(placeIndex.details)) return [];
  const byId = new Map(placeIndex.details.map((detail) => [detail.id, detail]));
  // Uses its own place index to keep the memo of the lookups small.
  return conflictsOnPlaceIndex(new PlaceIndex(placeIndex.details), at).map((conflict) => ({
    ...conflict,
    statements: conflict.detailIds.flatMap((id) => {
      const { restrictionId, provenance, values } = byId.get(id)!;
      return values
        .filter(({ ordinal }) => DETAIL_TYPES[ordinal]!.key === conflict.detailType)
        .map(({ shared }) => ({ value: shared.value, detailId: id, restrictionId, ...provenance }));
    }),
  }));
}
