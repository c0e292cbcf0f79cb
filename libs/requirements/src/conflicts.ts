import { grouped } from '@landfall/kernel';
import { DETAIL_TYPES } from '@landfall/catalogue';
import { indexGroups } from './audience.js';
import { type CompiledDetail, compileDetail } from './compiled-detail.js';
import type { JudgeConditions } from './conditions.js';
import { mayDeny } from './contrary-values.js';
import { Pool } from './intern.js';
import type { CountryGroups, Purpose, RuleDetail, Statement } from './model.js';
import { placeKey } from './place-keys.js';
import { PlaceIndex } from './place-index.js';

/** Details of equal rank with different values for a type, or an editor's and imported ones whose types deny each other. */
export interface RuleConflict {
  detailType: string;
  purpose: Purpose;
  placeId: string;
  /** ISO codes of those affected, sorted, at most ten; empty: everyone not named by a detail. */
  citizenships: string[];
  detailIds: string[];
  /** Types of imported details that deny this one; absent: the details state the same type differently. */
  contrary?: { detailType: string; detailId: string }[];
}

/** A conflict with the value of each detail, in the order of `detailIds`. */
export interface Conflict extends RuleConflict {
  statements: (Statement & { restrictionId: string; detailType: string })[];
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
  // Details with different conditions are not known to meet.
  const worlds = departures.flatMap((departure) =>
    [null, ...placeIndex.conditions].flatMap((holding) =>
      [-Infinity, ...placeIndex.turns].map((day) => ({ departure, holding, day })),
    ),
  );
  for (const citizenships of classesOf(placeIndex.details, 'nationalities')) {
    for (const { departure, holding, day } of worlds) {
      const judge: JudgeConditions = (conditions) => (conditions === holding ? 'yes' : 'no');
      const { resolutions } = placeIndex.resolvedValue(citizenships[0]!, departure, judge, day).view;
      resolutions.forEach((resolution, ordinal) => {
        if (resolution?.state !== 'conflicting') return;
        // Such a conflict is listed once, at the editor's type.
        if (resolution.contrary.length > 0 && resolution.isImported) return;
        const detailType = DETAIL_TYPES[ordinal]!.key;
        const contrary = resolution.contrary.map((one) => ({
          detailType: one.detailType,
          detailId: one.statement.detailId,
        }));
        const detailIds = [...new Set([...resolution.detailIds, ...contrary.map(({ detailId }) => detailId)])];
        const key = JSON.stringify([detailType, resolution.detailIds, contrary]);
        const conflict: RuleConflict = found.get(key) ?? {
          detailType,
          purpose,
          placeId,
          citizenships: [],
          detailIds,
          ...(contrary.length > 0 ? { contrary } : {}),
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
    a.conditions !== b.conditions ||
    a.firstDay > b.lastDay ||
    b.firstDay > a.lastDay ||
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
  details.some((a, at) =>
    details
      .slice(at + 1)
      .some((b) => (a.isImported === b.isImported ? meet(a, b) && differ(a, b) : mayDeny(a.values, b.values))),
  );

/** The conflicts of one place and purpose with the conflicting statements. */
export function conflictsOn(placeIndex: PlaceIndex, at: Pick<RuleConflict, 'purpose' | 'placeId'>): Conflict[] {
  if (!isContested(placeIndex.details)) return [];
  const byId = new Map(placeIndex.details.map((detail) => [detail.id, detail]));
  // Uses its own place index to keep the memo of the lookups small.
  return conflictsOnPlaceIndex(new PlaceIndex(placeIndex.details), at).map((conflict) => ({
    ...conflict,
    statements: conflict.detailIds.flatMap((id) => {
      const { restrictionId, provenance, values } = byId.get(id)!;
      const contrary = conflict.contrary?.filter(({ detailId }) => detailId === id).map(({ detailType }) => detailType);
      const types = contrary && contrary.length > 0 ? contrary : [conflict.detailType];
      return values.flatMap(({ ordinal, shared }) => {
        const detailType = DETAIL_TYPES[ordinal]!.key;
        return types.includes(detailType)
          ? [{ value: shared.value, detailType, detailId: id, restrictionId, ...provenance }]
          : [];
      });
    }),
  }));
}
