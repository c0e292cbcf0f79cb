import { furtherNames } from './subdivisions.mjs';
import { foldName } from './region-names.mjs';

/**
 * Adds the subdivisions without an airport and gives the code of its subdivision to each region that has only a name: by the
 * table of former ids, else by a name that one subdivision of the country carries. The former id stays valid.
 */
export function withCodes({ regions, airports, subdivisions, regionCodes, formerRegions, ourAirports, database }) {
  const codeOf = codesByFormerId(regions, subdivisions, formerRegions);
  const former = new Map([...codeOf].map(([id, code]) => [code, id]));
  if (former.size < codeOf.size)
    throw new Error('two former ids have the same code: former-regions.csv decides which one');
  const byId = new Map(regions.map((row) => [row.id, row]));
  const named = new Map(ourAirports.map((row) => [row.code, row]));
  const authored = regionCodes.map((row) => authoredRow(row, named, database));
  const added = subdivisions.map((row) => rowOf(row, byId.get(former.get(row.id))));
  const kept = regions.filter(({ id }) => isNameOnly(id) && !codeOf.has(id));
  return {
    regions: [...authored, ...added, ...kept].sort((a, b) => (a.id < b.id ? -1 : 1)),
    airports: airports.map((row) => ({ ...row, regionId: codeOf.get(row.regionId) ?? row.regionId })),
    withoutCode: kept,
  };
}

const isNameOnly = (id) => id.includes(':');

function codesByFormerId(regions, subdivisions, formerRegions) {
  const authored = new Map(formerRegions.map(({ former, id }) => [former, id]));
  const ids = new Set(subdivisions.map(({ id }) => id));
  const formerIds = new Set(regions.map(({ id }) => id));
  const unexpected = formerRegions.filter(({ former, id }) => !formerIds.has(former) || !ids.has(id));
  if (unexpected.length > 0)
    throw new Error(
      `former-regions.csv does not fit: ${unexpected.map(({ former, id }) => `${former}=${id}`).join('; ')}`,
    );
  return new Map(
    regions
      .filter(({ id }) => isNameOnly(id))
      .flatMap((region) => {
        const code = authored.get(region.id) ?? codeByName(region, subdivisions);
        return code ? [[region.id, code]] : [];
      }),
  );
}

function codeByName({ country, name }, subdivisions) {
  const called = (fold) =>
    subdivisions.filter(
      (row) =>
        row.country === country && [row.name, ...row.also, ...row.others].some((one) => fold(one) === fold(name)),
    );
  const found = called(foldName);
  const [only, another] = found.length > 1 ? called((text) => text.toLowerCase()) : found;
  return another ? null : (only?.id ?? null);
}

/** A name that readers know from before stays; the list's one is found as well. */
function rowOf({ id, country, name, also, others, names }, former) {
  return regionRow({ id, country, name: former?.name ?? name }, [name, ...also, ...others], names, former?.id);
}

function authoredRow({ code: id, country, name, also: list }, named, database) {
  const row = { id, country, name, also: list.split('|').filter(Boolean) };
  const { others, names } = furtherNames(row, named.get(id), database);
  return regionRow(row, others, names);
}

/** `also` of the row is kept as it is, and of the other names those that say more than the kind of region. */
function regionRow({ id, country, name, also: certain = [] }, otherNames, { en, ...names }, formerId) {
  const inLanguages = Object.entries(names).filter(([, translated]) => translated !== name);
  const shown = [name, ...Object.values(names)];
  const others = (en ? [...otherNames, en] : otherNames).filter(
    (one) => !shown.some((other) => foldName(other) === foldName(one)),
  );
  const also = [...new Set([...certain, ...uniqueByFold(others)])].filter((one) => !shown.includes(one));
  return {
    id,
    country,
    name,
    also,
    ...(inLanguages.length > 0 ? { names: Object.fromEntries(inLanguages) } : {}),
    ...(formerId ? { formerId } : {}),
  };
}

const uniqueByFold = (names) =>
  [...new Map(names.toReversed().map((name) => [foldName(name), name])).values()].toReversed();
