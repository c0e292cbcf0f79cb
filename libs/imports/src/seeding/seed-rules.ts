import { EntryRestrictionInput } from '@landfall/restrictions/restriction-input';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { newId, type Clock } from '@landfall/kernel';
import { EDITORS, storeTranslations } from '@landfall/answers/translation-store';
import type { Places } from '@landfall/places';
import { validated, type Database, type Tx } from '@landfall/platform';
import type { CountryGroups } from '@landfall/requirements';
import { decideSave } from '@landfall/restrictions/save-entry-restriction.decide';
import { toConditionInput } from '@landfall/restrictions/condition-input';
import type { EntryRestrictionDetailInput } from '@landfall/restrictions/restriction-input';
import { SEED } from '@landfall/restrictions/events';
import { storeRevision } from '@landfall/restrictions/store-revision';
import { buildSaveContext, type SaveContext } from '@landfall/restrictions/save-context';
import { ensureAuthority } from '@landfall/restrictions/authorities';
import { decideSeedAdvisory, loadSeedAdvisories } from './seed-advisories.js';
import { factDetails, loadFacts } from './country-facts.js';
import { parseRuleFile, parseSources, type RuleFile, type RuleFileDetail, type RuleSource } from './rule-file.js';
import { RuleFileError } from './rule-file-error.js';
import { loadSeedTranslations, seedTranslationsOf } from './seed-translations.js';

const SHARED_SOURCES = 'sources.yaml';

/** All rule files, by name. */
export async function loadRuleFiles(
  seedsDir: string,
  groups: CountryGroups,
): Promise<{ name: string; file: RuleFile }[]> {
  return loadFolder(join(seedsDir, 'rules'), groups);
}

/** All files of country information that are written by hand, by name; they share the sources of `sources.yaml`. */
export async function loadCountryInformation(
  seedsDir: string,
  groups: CountryGroups,
): Promise<{ name: string; file: RuleFile }[]> {
  const dir = join(seedsDir, 'country-information');
  const raw: unknown = parse(await readFile(join(dir, SHARED_SOURCES), 'utf8'), { schema: 'core' });
  return loadFolder(dir, groups, parseSources(SHARED_SOURCES, raw));
}

async function loadFolder(
  dir: string,
  groups: CountryGroups,
  shared?: ReadonlyMap<string, RuleSource>,
): Promise<{ name: string; file: RuleFile }[]> {
  const names = (await readdir(dir)).filter((n) => n.endsWith('.yaml') && n !== SHARED_SOURCES).sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      file: parseRuleFile(name, await readFile(join(dir, name), 'utf8'), groups, shared),
    })),
  );
}

/** Details of all files by ISO code of the destination. */
export function detailsByPlace(files: readonly { file: RuleFile }[]): Map<string, RuleFileDetail[]> {
  const byPlace = new Map<string, RuleFileDetail[]>();
  for (const { file } of files) {
    for (const place of file.places) byPlace.set(place, [...(byPlace.get(place) ?? []), ...file.details]);
  }
  return byPlace;
}

/**
 * All that the seeds say, by ISO code of the destination: rules, country information written by hand, and the generated facts
 * of every country. What a file states for everyone takes the place of the generated fact.
 */
export async function seedDetails(seedsDir: string, groups: CountryGroups): Promise<Map<string, RuleFileDetail[]>> {
  const [rules, information, facts] = await Promise.all([
    loadRuleFiles(seedsDir, groups),
    loadCountryInformation(seedsDir, groups),
    loadFacts(seedsDir),
  ]);
  const byPlace = detailsByPlace([...rules, ...information]);
  for (const country of facts.countries) {
    const written = byPlace.get(country.iso2) ?? [];
    byPlace.set(country.iso2, [
      ...written,
      ...factDetails(facts, country).flatMap((fact) => withoutStated(fact, written)),
    ]);
  }
  return byPlace;
}

/** A generated detail, once for each purpose, without the types that a written detail of equal rank states. */
function withoutStated(fact: RuleFileDetail, written: readonly RuleFileDetail[]): RuleFileDetail[] {
  return fact.purposes.flatMap((purpose) => {
    const rivals = written.filter(
      (d) =>
        d.for === 'everyone' &&
        d.from === 'anywhere' &&
        d.when.length === 0 &&
        !d.validFrom &&
        !d.validUntil &&
        d.purposes.includes(purpose),
    );
    const values = Object.fromEntries(
      Object.entries(fact.values).filter(([type]) => !rivals.some((d) => type in d.values)),
    );
    return Object.keys(values).length > 0 ? [{ ...fact, purposes: [purpose], values }] : [];
  });
}

/** A file's detail as an editor would send it, once for each purpose. */
export function toDetailInputs(detail: RuleFileDetail, authorityId: string): EntryRestrictionDetailInput[] {
  const { noAccess, someRestrictions, noRestrictions } = detail.phases;
  return detail.purposes.map((restrictionType) => ({
    restrictionType,
    citizenshipIds: detail.for === 'everyone' ? [] : detail.for,
    departureIds: detail.from === 'anywhere' ? [] : detail.from,
    conditions: detail.when.map(toConditionInput),
    validFrom: detail.validFrom,
    validUntil: detail.validUntil,
    noAccessStart: noAccess?.start ?? null,
    noAccessEnd: noAccess?.end ?? null,
    someRestrictionsStart: someRestrictions?.start ?? null,
    someRestrictionsEnd: someRestrictions?.end ?? null,
    noRestrictionsStart: noRestrictions?.start ?? null,
    noRestrictionsEnd: noRestrictions?.end ?? null,
    noteDe: detail.noteDe,
    noteEn: detail.noteEn,
    sourceUri: detail.source.url,
    authorityId,
    writtenOn: detail.written,
    restrictionDetailJson: detail.values,
  }));
}

/** True when the database holds a restriction of editors: they keep the rules from then on, not the seeds. */
export async function hasEditorialRules(tx: Tx): Promise<boolean> {
  const { rows } = await tx.query(`select 1 from entry_restriction where provenance = 'editorial' limit 1`);
  return rows.length > 0;
}

/**
 * Writes the seeds into a database that holds no editorial restriction yet; otherwise it does nothing, because
 * the editors keep the rules from then on. All rules with their translations, or nothing. Returns the number of restrictions written.
 */
export async function seedRules(
  database: Database,
  places: Places,
  groups: CountryGroups,
  seedsDir: string,
  clock: Clock,
): Promise<number> {
  const byPlace = await seedDetails(seedsDir, groups);
  const [advisories, translations] = await Promise.all([loadSeedAdvisories(seedsDir), loadSeedTranslations(seedsDir)]);
  const authorities = [
    ...[...byPlace.values()].flat().map(authorityOf),
    ...advisories.map(({ source }): Authority => ({ authority: source.foreignOffice, type: 'FOREIGN_OFFICE' })),
  ];
  const authorityByName = await database.repeatable('system', async (tx) =>
    (await isUnseeded(tx)) ? ensureAuthorities(tx, authorities) : null,
  );
  if (!authorityByName) return 0;
  // Decided before the transaction that writes: none is open while rules are computed.
  const context = buildSaveContext(places, groups, {
    authorityIds: new Set(authorityByName.values()),
    now: clock.now(),
    newId,
    editorId: null,
    importProvenance: null,
    neighbours: [],
    takesDatesAsSent: true,
  });
  const rules = [...byPlace].map(([countryId, details]) =>
    seeded(
      countryId,
      details.flatMap((d) => toDetailInputs(d, authorityByName.get(authorityKey(authorityOf(d)))!)),
      context,
    ),
  );
  const world = { places, groups, clock };
  const advice = advisories.map((advisory) => {
    const key = authorityKey({ authority: advisory.source.foreignOffice, type: 'FOREIGN_OFFICE' });
    return decideSeedAdvisory(advisory, authorityByName.get(key)!, world);
  });
  const revisions = [...rules, ...advice];
  const translated = seedTranslationsOf(
    rules.map(({ restriction }) => restriction),
    translations,
  );
  return database.repeatable('system', async (tx) => {
    if (!(await isUnseeded(tx))) return 0;
    for (const revision of revisions) await storeRevision(tx, revision, 0, { actor: SEED, correlationId: null });
    await storeTranslations(tx, translated, EDITORS, clock.now());
    return revisions.length;
  });
}

/** Until the transaction ends, no other one sees that as well. */
async function isUnseeded(tx: Tx): Promise<boolean> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('seed-rules', 0))`);
  return !(await hasEditorialRules(tx));
}

function seeded(
  countryId: string,
  details: EntryRestrictionDetailInput[],
  context: SaveContext,
): Parameters<typeof storeRevision>[1] {
  const input = validated(EntryRestrictionInput, {
    level: 'COUNTRY',
    countryId,
    isActive: true,
    isChecked: false,
    details,
  });
  const outcome = decideSave(null, input, context);
  if (!outcome.ok) throw new RuleFileError(countryId, outcome.rejections.map((r) => `${r.field} ${r.key}`).join(', '));
  return outcome;
}

type Authority = Pick<RuleSource, 'authority' | 'type'>;

const authorityOf = ({ source }: RuleFileDetail): Authority => source;

const authorityKey = ({ type, authority }: Authority): string => `${type}|${authority}`;

async function ensureAuthorities(tx: Tx, authorities: readonly Authority[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const one of authorities) {
    const key = authorityKey(one);
    if (!ids.has(key)) ids.set(key, await ensureAuthority(tx, newId(), one.authority, one.type));
  }
  return ids;
}
