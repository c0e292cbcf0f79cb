import { DETAIL_TYPES } from '@landfall/catalogue';
import { indexGroups } from './audience.js';
import { type CompiledDetail, compileDetail } from './compiled-detail.js';
import { grouped } from './grouped.js';
import { Pool } from './intern.js';
import type { CountryGroups, Purpose, RuleDetail, Statement } from './model.js';
import { placeKey } from './place-keys.js';
import { PlaceIndex } from './place-index.js';

/** Details that state a type differently in equal rank, so that an answer would be conflicting. */
export interface RuleConflict {
  detailType: string;
  purpose: Purpose;
  placeId: string;
  /** ISO codes of those who would see the conflict, sorted, ten at most; empty: everyone whom no detail names. */
  citizenships: string[];
  detailIds: string[];
}

/** A tie with what each of its details states, in the order of `detailIds`. */
export interface Conflict extends RuleConflict {
  statements: (Statement & { restrictionId: string })[];
}

const CITIZENSHIPS_NAMED = 10;
/** Stands for a country that no detail names. */
const ANYONE = '';

/** Countries that the details name, in classes that every detail treats alike: one answer of a class is that of all in it. */
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

/**
 * The ties among these details, for the warning when an editor saves: pass all active details of the place together with
 * those being saved. A tie that a more specific detail of the same place settles for everyone is none. When a statement was
 * checked does not count.
 */
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

/** Somebody is meant by both: in the same rank as a national, from wherever both name as a traveller. */
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

/** True when two details might tie: without such a pair nobody has to be asked, and most places have none. */
const isContested = (details: readonly CompiledDetail[]): boolean =>
  details.some((a, at) => details.slice(at + 1).some((b) => meet(a, b) && differ(a, b)));

/** The ties of one place and purpose with the statements that conflict. */
export function conflictsOn(placeIndex: PlaceIndex, at: Pick<RuleConflict, 'purpose' | 'placeId'>): Conflict[] {
  if (!isContested(placeIndex.details)) return [];
  const byId = new Map(placeIndex.details.map((detail) => [detail.id, detail]));
  // On a place index of its own: what is asked here for everybody would stay in the memory of the one that lookups use.
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
