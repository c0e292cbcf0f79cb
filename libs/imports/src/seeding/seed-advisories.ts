import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isIsoDate, type Clock } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import type { CountryGroups } from '@landfall/requirements';
import type { DecidedRevision } from '@landfall/restrictions/save-entry-restriction.decide';
import { parse } from 'yaml';
import type { Advisory } from '../advisories/advisory.js';
import { toStatement, type AdvisorySource } from '../advisories/advisory-importer.js';
import { ADVISORY_SOURCES } from '../advisories/advisory-sources.js';
import type { CountryStatement } from '../port/country-statement.js';
import { decideStatement } from '../port/decide-statement.js';
import { RuleFileError } from './rule-file-error.js';

const FILE = 'advisories/advisories.yaml';
/** Advice of one government that stands in for others: no importer replaces it. */
const FOR_EVERYONE = 'advisory-everyone';

interface SeedAdvisory {
  /** Whose advice it is. */
  source: AdvisorySource;
  /** Name of the importer that replaces it. */
  importSource: string;
  statement: CountryStatement;
}

type Row = Pick<Advisory, 'status' | 'level' | 'measure'> & { by?: string; on: string; page: string };

/** The levels of travel advice that the product ships with. Throws `RuleFileError`. */
export async function loadSeedAdvisories(seedsDir: string): Promise<SeedAdvisory[]> {
  const sections = parse(await readFile(join(seedsDir, FILE), 'utf8'), { schema: 'core' }) as Record<
    string,
    Record<string, Row>
  >;
  return Object.entries(sections).flatMap(([section, rows]) =>
    Object.entries(rows).map(([country, row]) => seedAdvisory(section, country, row)),
  );
}

function seedAdvisory(section: string, country: string, { by, status, level, measure, on, page }: Row): SeedAdvisory {
  const isForEveryone = section === 'everyone';
  const source = ADVISORY_SOURCES.find(({ key }) => key === (isForEveryone ? by : section));
  if (!source) throw new RuleFileError(FILE, `${country} names an unknown government`);
  if (!isIsoDate(on) || !page.startsWith('https://')) throw new RuleFileError(FILE, `${country} lacks a day or a page`);
  const advisory = { country, status: status ?? null, level, measure, publishedOn: on, uri: page, headline: null };
  const statement = toStatement(source, advisory);
  return {
    source,
    importSource: isForEveryone ? FOR_EVERYONE : `advisory-${source.key}`,
    statement: isForEveryone ? { ...statement, citizenships: [] } : statement,
  };
}

/** The restriction that a first import of this advice would write. */
export function decideSeedAdvisory(
  { source, importSource, statement }: SeedAdvisory,
  authorityId: string,
  world: { places: Places; groups: CountryGroups; clock: Clock },
): DecidedRevision {
  return decideStatement(null, statement.country, statement, false, {
    source: importSource,
    dated: statement.writtenOn,
    options: {
      fileName: FILE,
      dated: null,
      fetchedOn: null,
      licence: source.licence,
      sourceUri: null,
      removeMissing: false,
      allowPartial: false,
    },
    world,
    authorityId,
  });
}
