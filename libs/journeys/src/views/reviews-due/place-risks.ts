import { setImmediate } from 'node:timers/promises';
import { RISK_SCALE } from '@landfall/catalogue';
import { mapRisk, type Viewpoint } from '@landfall/answers/map-status';
import type { PlacePath, RuleIndex } from '@landfall/requirements';

/** Longest stretch of work between two turns of the event loop. */
const SLICE_MS = 5;

interface Known {
  /** Of what the levels depend on beside the rules. */
  key: string;
  levels: Map<string, number | null>;
}

const knownBy = new WeakMap<RuleIndex, Known>();

interface Question {
  viewpoint: Viewpoint;
  /** Of `pathOf`. */
  placesVersion: number;
  /** Null: a place that is known no longer. */
  pathOf(placeKey: string): PlacePath | null;
}

/** Risk levels of places, 1 to 5, by what the foreign office of the citizenship says; null: unknown. Worked out once per state of the rules. */
export async function placeRisks(
  ruleIndex: RuleIndex,
  placeKeys: Iterable<string>,
  { viewpoint, placesVersion, pathOf }: Question,
): Promise<ReadonlyMap<string, number | null>> {
  const levels = levelsOf(ruleIndex, `${viewpoint.departure} ${viewpoint.citizenship} ${placesVersion}`);
  let began = performance.now();
  for (const placeKey of placeKeys) {
    if (levels.has(placeKey)) continue;
    const path = pathOf(placeKey);
    levels.set(placeKey, path && (RISK_SCALE.indexOf(mapRisk(ruleIndex, path, viewpoint)) || null));
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return levels;
}

function levelsOf(ruleIndex: RuleIndex, key: string): Map<string, number | null> {
  const known = knownBy.get(ruleIndex);
  if (known?.key === key) return known.levels;
  const levels = new Map<string, number | null>();
  knownBy.set(ruleIndex, { key, levels });
  return levels;
}
