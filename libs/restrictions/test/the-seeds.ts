import { fileURLToPath } from 'node:url';
import { Places, type PlaceRows } from '@landfall/places';
import { loadPlaceSeeds } from '@landfall/places/seeds';
import type { CountryGroups } from '@landfall/requirements';
import { loadGroups } from '../src/model/country-groups/load-groups.js';

export const SEEDS = fileURLToPath(new URL('../../../db/seeds', import.meta.url));

export interface Seeds {
  places: Places;
  /** The rows that `places` was made of. */
  shipped: PlaceRows;
  groups: CountryGroups;
}

let loading: Promise<Seeds> | null = null;

/** The places and groups that the product ships with; read once per test file. */
export function theSeeds(): Promise<Seeds> {
  const load = async (): Promise<Seeds> => {
    const shipped = await loadPlaceSeeds(`${SEEDS}/places`);
    return { places: Places.of(shipped), shipped, groups: await loadGroups(SEEDS) };
  };
  return (loading ??= load());
}
