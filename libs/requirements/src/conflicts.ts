import { grouped, type IsoDate } from '@landfall/kernel';
import { DETAIL_TYPES } from '@landfall/catalogue';
import { indexGroups } from './audience.js';
import { type CompiledDetail, compileDetail } from './compiled-detail.js';
import { canClash, imply } from './condition-sets.js';
import type { CompiledConditions, JudgeConditions } from './conditions.js';
import { denyingTypes, typesInContact } from './contrary-values.js';
import { Pool } from './intern.js';
import type { Condition, CountryGroups, Purpose, RuleDetail, Statement } from './model.js';
import { dateAt } from './phases.js';
import { placeKey } from './place-keys.js';
import { PlaceIndex } from './place-index.js';
import type { View } from './resolved-value.js';

/**
 * `EQUAL_RANK`: the details always meet, or under the same conditions. `CONDITIONS_MEET`: their conditions differ and can hold at once; the answer
 * conflicts then. `MORE_CONDITIONS`: the same, and the detail with more conditions counts although it is not the narrower one.
 */
export type ConflictKind = 'EQUAL_RANK' | 'CONDITIONS_MEET' | 'MORE_CONDITIONS';

/** Details with different values for a type that meet, or an editor's and imported ones whose types deny each other. */
export interface RuleConflict {
  kind: ConflictKind;
  detailType: string;
  purpose: Purpose;
  placeId: string;
  /** ISO codes of those affected, sorted, at most ten; empty: everyone not named by a detail. */
  citizenships: string[];
  /** Those that count first. */
  detailIds: string[];
  /** Types of imported details that deny this one; absent: the details state the same type differently. */
  contrary?: { detailType: string; detailId: string }[];
}

/** A conflict with the value of each detail, in the order of `detailIds`. */
export interface Conflict extends RuleConflict {
  statements: (Statement & {
    restrictionId: string;
    detailType: string;
    conditions: readonly Condition[];
    /** The days on which its detail applies, both included; null: open. */
    validFrom: IsoDate | null;
    validUntil: IsoDate | null;
  })[];
}

const CITIZENSHIPS_NAMED = 10;
const ANYONE = '';

/** Named countries in classes of equal treatment: one answer per class suffices. */
function classesOf(details: readonly CompiledDetail[], list: 'nationalities' | 'departures'): string[][] {
  const codes = new Set([ANYONE, ...details.flatMap((detail) => [...detail[list].named()])]);
  const audiences = [...new Set(details.map((detail) => detail[list]))];
  return [...grouped([...codes], (code) => audiences.map((audience) => audience.rankOf(code)).join()).values()];
}

/** The conditions that hold in worlds in which details may meet: none, those of one, those of two. */
function holdings({ conditions }: PlaceIndex): (readonly CompiledConditions[])[] {
  const pairs = conditions.flatMap((one, at) =>
    conditions.slice(at + 1).flatMap((other) => (canClash(one, other) ? [[one, other] as const] : [])),
  );
  return [[], ...conditions.map((one) => [one]), ...pairs];
}

const judgeIn =
  (holding: readonly CompiledConditions[]): JudgeConditions =>
  (conditions) =>
    holding.includes(conditions) || imply(holding, conditions) ? 'yes' : 'no';

interface Met {
  kind: ConflictKind;
  ordinal: number;
  detailIds: readonly string[];
  contrary: NonNullable<RuleConflict['contrary']>;
}

/** What conflicts in the answer. */
function conflictingIn(view: View, byId: ReadonlyMap<string, CompiledDetail>): Met[] {
  return view.resolutions.flatMap((resolution, ordinal): Met[] => {
    if (resolution.state !== 'conflicting') return [];
    // Such a conflict is listed once, at the editor's type.
    if (resolution.contrary.length > 0 && resolution.isImported) return [];
    const [first, ...others] = resolution.detailIds.map((id) => byId.get(id)!.conditions);
    return [
      {
        kind: others.every((conditions) => conditions === first) ? 'EQUAL_RANK' : 'CONDITIONS_MEET',
        ordinal,
        detailIds: resolution.detailIds,
        contrary: resolution.contrary.map(({ detailType, statement: { detailId } }) => ({ detailType, detailId })),
      },
    ];
  });
}

/** What counts where both hold only because it has more conditions. `fewer`: where those with fewer hold alone. */
function decidedByCount(both: View, fewer: View, byId: ReadonlyMap<string, CompiledDetail>, code: string): Met[] {
  return both.resolutions.flatMap((resolution, ordinal): Met[] => {
    const other = fewer.resolutions.at(ordinal);
    if (resolution.state !== 'stated' || other?.state !== 'stated' || resolution === other) return [];
    const [one, two] = [byId.get(resolution.detailIds[0]!)!, byId.get(other.detailIds[0]!)!];
    const hasMore = one.conditions.list.length > two.conditions.list.length;
    if (!hasMore || resolution.said === other.said) return [];
    const isSameRank =
      one.isImported === two.isImported &&
      one.departures.isEveryone === two.departures.isEveryone &&
      one.nationalities.rankOf(code) === two.nationalities.rankOf(code);
    if (!isSameRank || !canClash(one.conditions, two.conditions)) return [];
    const detailIds = [...resolution.detailIds, ...other.detailIds];
    return [{ kind: 'MORE_CONDITIONS', ordinal, detailIds, contrary: [] }];
  });
}

/** Among details that state one of these types, and in them alone. */
function conflictsOfTypes(
  placeIndex: PlaceIndex,
  types: ReadonlySet<number>,
  { purpose, placeId }: Pick<RuleConflict, 'purpose' | 'placeId'>,
): RuleConflict[] {
  const found = new Map<string, RuleConflict>();
  const byId = new Map(placeIndex.details.map((detail) => [detail.id, detail]));
  const departures = classesOf(placeIndex.details, 'departures').map((codes) => codes[0]!);
  const worlds = departures.flatMap((departure) =>
    holdings(placeIndex).flatMap((holding) =>
      [-Infinity, ...placeIndex.turns].map((day) => ({ departure, holding, day })),
    ),
  );
  for (const citizenships of classesOf(placeIndex.details, 'nationalities')) {
    for (const { departure, holding, day } of worlds) {
      const viewIn = (conditions: readonly CompiledConditions[]): View =>
        placeIndex.resolvedValue(citizenships[0]!, departure, judgeIn(conditions), day).view;
      const view = viewIn(holding);
      const met = [
        ...conflictingIn(view, byId),
        ...(holding.length === 2
          ? holding.flatMap((one) => decidedByCount(view, viewIn([one]), byId, citizenships[0]!))
          : []),
      ];
      for (const { kind, ordinal, detailIds, contrary } of met) {
        if (!types.has(ordinal)) continue;
        const detailType = DETAIL_TYPES[ordinal]!.key;
        const key = JSON.stringify([detailType, detailIds, contrary]);
        const conflict: RuleConflict = found.get(key) ?? {
          kind,
          detailType,
          purpose,
          placeId,
          citizenships: [],
          detailIds: [...new Set([...detailIds, ...contrary.map(({ detailId }) => detailId)])],
          ...(contrary.length > 0 ? { contrary } : {}),
        };
        found.set(key, conflict);
        conflict.citizenships.push(...citizenships.filter((code) => !conflict.citizenships.includes(code)));
      }
    }
  }
  return [...found.values()].map((conflict) => ({
    ...conflict,
    citizenships: conflict.citizenships.includes(ANYONE)
      ? []
      : conflict.citizenships.sort().slice(0, CITIZENSHIPS_NAMED),
  }));
}

const differingTypes = (a: CompiledDetail, b: CompiledDetail): number[] =>
  a.values.flatMap(({ ordinal, shared }) =>
    b.values.some((other) => other.ordinal === ordinal && other.shared.text !== shared.text) ? [ordinal] : [],
  );

/** Both details apply to somebody in the same rank, but for the number of their conditions. */
function meet(a: CompiledDetail, b: CompiledDetail): boolean {
  if (
    a.isImported !== b.isImported ||
    (a.conditions !== b.conditions && !canClash(a.conditions, b.conditions)) ||
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

/** A cheap first look: the types, by position, that two details can conflict in. */
function contestedTypes(details: readonly CompiledDetail[]): Set<number> {
  const found = new Set<number>();
  details.forEach((a, at) => {
    for (const b of details.slice(at + 1)) {
      const types = a.isImported === b.isImported ? differingTypes(a, b) : denyingTypes(a.values, b.values);
      const isNew = types.some((type) => !found.has(type));
      if (isNew && (a.isImported !== b.isImported || meet(a, b))) types.forEach((type) => found.add(type));
    }
  });
  return found;
}

/** Type by type: the worlds in which details may meet are many where much depends on conditions. */
function conflictsAmong(
  details: readonly CompiledDetail[],
  at: Pick<RuleConflict, 'purpose' | 'placeId'>,
): RuleConflict[] {
  const open = contestedTypes(details);
  const found: RuleConflict[] = [];
  for (const type of open) {
    const types = typesInContact(type);
    types.forEach((one) => open.delete(one));
    const stating = details.filter(({ values }) => values.some(({ ordinal }) => types.has(ordinal)));
    found.push(...conflictsOfTypes(new PlaceIndex(stating), types, at));
  }
  return found;
}

/** The conflicts among all active details of a place that no more specific detail resolves for everyone. */
export function findConflicts(
  details: readonly Omit<RuleDetail, 'checkedAt'>[],
  groups: CountryGroups,
): RuleConflict[] {
  const pool = new Pool(indexGroups(groups));
  const placeIndexes = grouped(details, (detail) => `${placeKey(detail.level, detail.placeId)}|${detail.purpose}`);
  return [...placeIndexes.values()].flatMap((list) =>
    conflictsAmong(
      list.map((detail) => compileDetail({ ...detail, checkedAt: null }, pool)),
      list[0]!,
    ),
  );
}

/** The conflicts of one place and purpose with the conflicting statements. */
export function conflictsOn(placeIndex: PlaceIndex, at: Pick<RuleConflict, 'purpose' | 'placeId'>): Conflict[] {
  const byId = new Map(placeIndex.details.map((detail) => [detail.id, detail]));
  return conflictsAmong(placeIndex.details, at).map((conflict) => ({
    ...conflict,
    statements: conflict.detailIds.flatMap((id) => {
      const { restrictionId, firstDay, lastDay, provenance, values, conditions } = byId.get(id)!;
      const days = { validFrom: dateAt(firstDay), validUntil: dateAt(lastDay) };
      const contrary = conflict.contrary?.filter(({ detailId }) => detailId === id).map(({ detailType }) => detailType);
      const types = contrary && contrary.length > 0 ? contrary : [conflict.detailType];
      return values.flatMap(({ ordinal, shared }) => {
        const detailType = DETAIL_TYPES[ordinal]!.key;
        return types.includes(detailType)
          ? [
              {
                value: shared.value,
                detailType,
                detailId: id,
                restrictionId,
                conditions: conditions.list,
                ...days,
                ...provenance,
              },
            ]
          : [];
      });
    }),
  }));
}
