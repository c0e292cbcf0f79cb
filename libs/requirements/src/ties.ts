import { DETAIL_TYPES } from '@landfall/catalogue';
import { indexGroups } from './audience.js';
import { type CompiledDetail, compileDetail } from './compiled-detail.js';
import { grouped } from './grouped.js';
import { Pool } from './intern.js';
import type { CountryGroups, Purpose, RuleDetail } from './model.js';
import { placeKey } from './place-keys.js';
import { Shelf } from './shelf.js';

/** Details that state a type differently in equal rank, so that an answer would be conflicting. */
export interface Tie {
  detailType: string;
  purpose: Purpose;
  placeId: string;
  /** ISO codes of those who would see the conflict, sorted, ten at most; empty: everyone whom no detail names. */
  citizenships: string[];
  detailIds: string[];
}

const CITIZENSHIPS_NAMED = 10;
/** Stands for a country that no detail names. */
const ANYONE = '';

const named = (details: readonly CompiledDetail[], list: 'nationalities' | 'departures'): string[] =>
  [...new Set([ANYONE, ...details.flatMap((detail) => [...detail[list].named()])])].sort();

function tiesOnShelf(shelf: Shelf, { purpose, placeId }: RuleDetail): Tie[] {
  const found = new Map<string, Tie>();
  const departures = named(shelf.details, 'departures');
  for (const citizenship of named(shelf.details, 'nationalities')) {
    for (const departure of departures) {
      const { rulings } = shelf.cell(citizenship, departure).view;
      rulings.forEach((ruling, ordinal) => {
        if (ruling?.state !== 'conflicting') return;
        const detailType = DETAIL_TYPES[ordinal]!.key;
        const key = JSON.stringify([detailType, ruling.detailIds]);
        const tie = found.get(key) ?? { detailType, purpose, placeId, citizenships: [], detailIds: [...ruling.detailIds] };
        found.set(key, tie);
        if (!tie.citizenships.includes(citizenship)) tie.citizenships.push(citizenship);
      });
    }
  }
  return [...found.values()].map((tie) => ({
    ...tie,
    citizenships: tie.citizenships.includes(ANYONE) ? [] : tie.citizenships.slice(0, CITIZENSHIPS_NAMED),
  }));
}

/**
 * The ties among these details, for the warning when an editor saves: pass all active details of the place together with
 * those being saved. A tie that a more specific detail of the same place settles for everyone is none.
 */
export function findTies(details: readonly RuleDetail[], groups: CountryGroups): Tie[] {
  const pool = new Pool(indexGroups(groups));
  const shelves = grouped(details, (detail) => `${placeKey(detail.level, detail.placeId)}|${detail.purpose}`);
  return [...shelves.values()].flatMap((list) => tiesOnShelf(new Shelf(list.map((detail) => compileDetail(detail, pool))), list[0]!));
}
