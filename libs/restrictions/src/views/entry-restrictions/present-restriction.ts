import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '@landfall/platform';
import { namesOfUsers } from '@landfall/organisations/persistence';
import type { CountryGroups, PhaseName } from '@landfall/requirements';
import { authorities, type Authority } from '../../model/authorities.js';
import type { EntryRestriction, RestrictionDetail } from '../../model/entry-restriction.js';

interface Options {
  groups: CountryGroups;
  /** Internal notes and sources are for staff only. */
  isStaff: boolean;
  parent?: EntryRestriction | null;
}

type Ref = { id: string };
type People = Map<string, { id: string; firstName: string; lastName: string }>;

/** Restrictions in the shape of the api; countries, regions and airports are references that their own resolvers fill. */
export async function presentRestrictions(tx: Tx, restrictions: readonly EntryRestriction[], options: Options): Promise<object[]> {
  const ids = restrictions.flatMap((r) => [r.modifiedBy, r.significantUpdateBy, r.checkedBy]).filter((id) => id !== null);
  const people = await namesOfUsers(tx, ids);
  const known = new Map((await authorities(tx)).map((a) => [a.id, a]));
  return restrictions.map((r) => present(r, people, known, options));
}

function present(r: EntryRestriction, people: People, known: Map<string, Authority>, options: Options): object {
  const person = (id: string | null): object | null => (id ? (people.get(id) ?? null) : null);
  return {
    id: r.id,
    level: r.level,
    restrictionLevel: r.level,
    isActive: r.isActive,
    country: { id: r.countryId },
    region: r.regionId ? { id: r.regionId } : null,
    airport: r.airportId ? { id: r.airportId } : null,
    reminder: r.reminder,
    internalNote: options.isStaff ? r.internalNote : null,
    internalSources: options.isStaff ? r.internalSources : null,
    regionDeviationTourism: r.regionDeviationTourism,
    regionDeviationBusiness: r.regionDeviationBusiness,
    modifiedAt: r.modifiedAt,
    modifiedBy: person(r.modifiedBy),
    significantUpdateAt: r.significantUpdateAt,
    significantUpdateBy: person(r.significantUpdateBy),
    significantUpdateNote: r.significantUpdateNote,
    checkedAt: r.checkedAt,
    checkedBy: person(r.checkedBy),
    version: r.version,
    origin: r.origin === 'imported' ? 'IMPORTED' : 'EDITORIAL',
    importSource: r.importOrigin?.source ?? null,
    importLicence: r.importOrigin?.licence ?? null,
    detailCount: r.details.length,
    // Made only when asked for: a list of all restrictions has thousands of details.
    details: () => r.details.map((d) => presentDetail(d, r.details, known, options)),
  };
}

function presentDetail(d: RestrictionDetail, siblings: readonly RestrictionDetail[], known: Map<string, Authority>, options: Options): object {
  const phase = (name: PhaseName): object => ({
    startDate: d.phases[name]?.start ?? null,
    endDate: d.phases[name]?.end ?? null,
    significantUpdateAt: d.phaseUpdates[name] ?? null,
  });
  const sameScope = (other: RestrictionDetail): boolean => isDeepStrictEqual([other.citizenships, other.departures], [d.citizenships, d.departures]);
  const parent = options.parent?.details.find((other) => other.purpose === d.purpose && sameScope(other));
  return {
    id: d.id,
    restrictionType: d.purpose,
    citizenships: expand(d.citizenships, options.groups),
    citizenshipGroups: d.citizenships.filter((c) => c in options.groups),
    departures: expand(d.departures, options.groups),
    departureGroups: d.departures.filter((c) => c in options.groups),
    noRestrictions: phase('noRestrictions'),
    noAccess: phase('noAccess'),
    someRestrictions: phase('someRestrictions'),
    note: {
      note: d.noteDe ?? d.noteEn,
      noteDe: d.noteDe,
      noteEn: d.noteEn,
      noteRaw: d.noteDe ?? d.noteEn,
      noteDeRaw: d.noteDe,
      noteEnRaw: d.noteEn,
      significantUpdateAt: d.noteUpdatedAt,
    },
    sourceUri: d.sourceUri,
    modifiedAt: d.modifiedAt,
    significantUpdateAt: d.significantUpdateAt,
    checkedAt: d.checkedAt,
    restrictionDetailJson: d.values,
    copyBase: d.purpose === 'PRIVATE' ? (siblings.find((other) => other.purpose === 'BUSINESS' && sameScope(other))?.id ?? null) : null,
    copyParent: parent ? { sourceUri: parent.sourceUri, phases: parent.phases, noteRaw: parent.noteDe ?? parent.noteEn } : null,
    authority: d.authorityId ? (known.get(d.authorityId) ?? null) : null,
    editCategories: d.editCategories,
  };
}

function expand(codes: readonly string[], groups: CountryGroups): Ref[] {
  return [...new Set(codes.flatMap((code) => groups[code] ?? [code]))].sort().map((id) => ({ id }));
}
