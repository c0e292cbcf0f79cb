import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CountryGroups } from '@landfall/requirements';

/** The named groups of countries, from `groups.yaml` of the seeds. */
export async function loadGroups(seedsDir: string): Promise<CountryGroups> {
  return parse(await readFile(join(seedsDir, 'groups.yaml'), 'utf8'), { schema: 'core' }) as CountryGroups;
}
