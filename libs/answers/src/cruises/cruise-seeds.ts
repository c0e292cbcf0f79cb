import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CruiseRows } from './cruise-rows.js';

/** The cruises of the seeds, `cruises/cruises.json`. Throws when the file is missing; what it says is checked by `Cruises.of`. */
export async function loadCruiseSeeds(seedsDir: string): Promise<CruiseRows> {
  return JSON.parse(await readFile(join(seedsDir, 'cruises', 'cruises.json'), 'utf8')) as CruiseRows;
}
