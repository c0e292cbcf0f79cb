import { isDeepStrictEqual } from 'node:util';
import type { IsoDate, Language } from '@landfall/kernel';
import { namesOfUsers } from '@landfall/organisations/user-store';
import type { Places } from '@landfall/places';
import type { Presented, Tx } from '@landfall/platform';
import type { Condition, CountryGroups, PhaseName, RuleIndex } from '@landfall/requirements';
import { type Authority, authoritiesByIds } from '../../model/authorities/authority-store.js';
import { toConditionInput } from '../../model/restriction/condition-input.js';
import { conditionsText } from '../../model/restriction/condition-text.js';
import type { EntryRestriction, RestrictionDetail } from '../../model/restriction/entry-restriction.js';
import { mostSimilar, type Stating } from '../../model/restriction/similarity.js';
import { richTextHtml } from '../../model/restriction/rich-text.js';
import type { Reader } from './reader.js';
import { scheduledCounts } from '../../model/scheduled-revisions/scheduled-counts.js';

interface Options extends Reader {
  groups: CountryGroups;
  parent?: EntryRestriction | null;
  /** Set for what was said in the past: on which day, how authorities and places were called then, and beside which rules of the same places. */
  past?: { day: IsoDate; authorities: ReadonlyMap<string, Authority>; places: Places; rules: RuleIndex };
}

/** A restriction in the shape of the api, beside what the resolvers of its computed fields need. */
export type PresentedRestriction = Presented<
  'EntryRestriction',
  'status' | 'reviewsDueCount' | 'conflictCount' | 'details'
> & {
  stored: EntryRestriction;
  /** The day it is seen on; null: today. */
  seenOn: IsoDate | null;
  /** The rules of its place that it stood beside; null: those of now. */
  historicalRules: RuleIndex | null;
  /** Computed only when selected: a list of all restrictions has thousands of details. */
  details: () => PresentedDetail[];
};

export type PresentedDetail = Presented<'EntryRestrictionDetail', 'link' | 'checkedDigest'> & {
  /** The source whose checks are kept; null: there is none, or it is that of an import. */
  checkedUri: string | null;
};

/** A note as it may be shown: markup is sanitised once more, plain text stays as it is. */
const shown = (note: string | null): string | null => (note === null ? null : (richTextHtml(note) ?? note));

interface DetailOptions extends Options {
  person(id: string | null): Presented<'Editor'> | null;
  scheduled: ReadonlyMap<string, number>;
}

type Ref = Presented<'Country'>;

/** Restrictions in the shape of the api; countries, regions and airports are references that their own resolvers fill. */
export async function presentRestrictions(
  tx: Tx,
  restrictions: readonly EntryRestriction[],
  options: Options,
): Promise<PresentedRestriction[]> {
  const ids = restrictions
    .flatMap((r) => [r.modifiedBy, r.significantUpdateBy, r.checkedBy, ...r.details.map((d) => d.checkedBy ?? null)])
    .filter((id) => id !== null);
  const people = await namesOfUsers(tx, ids);
  const authorityIds = new Set(restrictions.flatMap((r) => r.details.flatMap((d) => d.authorityId ?? [])));
  const known = new Map([
    ...(await authoritiesByIds(tx, authorityIds)).map((a): [string, Authority] => [a.id, a]),
    ...(options.past?.authorities ?? []),
  ]);
  const scheduled = options.past
    ? new Map<string, number>()
    : await scheduledCounts(
        tx,
        restrictions.map((r) => r.id),
      );
  const person = (id: string | null): Presented<'Editor'> | null => (id ? (people.get(id) ?? null) : null);
  return restrictions.map((r) => present(r, known, { ...options, scheduled, person }));
}

function present(r: EntryRestriction, known: Map<string, Authority>, options: DetailOptions): PresentedRestriction {
  const { person } = options;
  const place = (id: string): Ref => options.past?.places.ref(id) ?? { id };
  return {
    stored: r,
    seenOn: options.past?.day ?? null,
    historicalRules: options.past?.rules ?? null,
    id: r.id,
    level: r.level,
    restrictionLevel: r.level,
    isActive: r.isActive,
    country: place(r.countryId),
    region: r.regionId ? place(r.regionId) : null,
    airport: r.airportId ? place(r.airportId) : null,
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
    provenance: r.provenance === 'imported' ? 'IMPORTED' : 'EDITORIAL',
    importSource: r.importProvenance?.source ?? null,
    importLicence: r.importProvenance?.licence ?? null,
    detailCount: r.details.length,
    scheduledCount: options.scheduled.get(r.id) ?? 0,
    details: () => r.details.map((d) => presentDetail(d, r, known, options)),
  };
}

function presentDetail(
  d: RestrictionDetail,
  { provenance, details: siblings }: EntryRestriction,
  known: Map<string, Authority>,
  options: DetailOptions,
): PresentedDetail {
  const phase = (name: PhaseName): Presented<'Phase'> => ({
    startDate: d.phases[name]?.start ?? null,
    endDate: d.phases[name]?.end ?? null,
    significantUpdateAt: d.phaseUpdates[name] ?? null,
  });
  const sameScope = (other: RestrictionDetail): boolean =>
    isDeepStrictEqual(
      [other.citizenships, other.departures, other.conditions, other.validFrom, other.validUntil],
      [d.citizenships, d.departures, d.conditions, d.validFrom, d.validUntil],
    );
  // Several details may speak to the same people.
  const mostSimilarOf = (
    purpose: RestrictionDetail['purpose'],
    details: readonly RestrictionDetail[],
  ): RestrictionDetail | undefined =>
    mostSimilar(
      statingOf(d),
      details.filter((other) => other.purpose === purpose && sameScope(other)),
      statingOf,
    );
  const parent = options.parent && mostSimilarOf(d.purpose, options.parent.details);
  return {
    id: d.id,
    restrictionType: d.purpose,
    citizenships: expand(d.citizenships, options.groups),
    citizenshipGroups: d.citizenships.filter((c) => c in options.groups),
    citizenshipCodes: d.citizenships,
    departures: expand(d.departures, options.groups),
    departureGroups: d.departures.filter((c) => c in options.groups),
    departureCodes: d.departures,
    conditions: (d.conditions ?? []).map((condition) => presentCondition(condition, options.language)),
    validFrom: d.validFrom ?? null,
    validUntil: d.validUntil ?? null,
    noRestrictions: phase('noRestrictions'),
    noAccess: phase('noAccess'),
    someRestrictions: phase('someRestrictions'),
    note: presentNote(d, options.language),
    sourceUri: d.sourceUri,
    modifiedAt: d.modifiedAt,
    significantUpdateAt: d.significantUpdateAt,
    writtenOn: d.writtenOn ?? null,
    checkedAt: d.checkedAt,
    checkedBy: options.person(d.checkedBy ?? null),
    nextReview: d.nextReview ?? null,
    checkedUri: provenance === 'editorial' ? d.sourceUri : null,
    restrictionDetailJson: d.values,
    copyBase: d.purpose === 'PRIVATE' ? (mostSimilarOf('BUSINESS', siblings)?.id ?? null) : null,
    copyParent: parent ? copyOf(parent) : null,
    authority: d.authorityId ? (known.get(d.authorityId) ?? null) : null,
    editCategories: d.editCategories,
  };
}

function presentCondition(condition: Condition, language: Language): Presented<'Condition'> {
  const {
    isNot,
    countryIds,
    withinDays,
    transitHours,
    documents,
    withinYears,
    qualities,
    validMonths,
    ageFrom,
    ageTo,
    means,
    portIds,
    passports,
  } = toConditionInput(condition);
  return {
    kind: condition.kind,
    isNot: isNot ?? false,
    countryIds: countryIds ?? [],
    withinDays: withinDays ?? null,
    transitHours: transitHours ?? null,
    documents: documents ?? [],
    withinYears: withinYears ?? null,
    qualities: qualities ?? [],
    validMonths: validMonths ?? null,
    ageFrom: ageFrom ?? null,
    ageTo: ageTo ?? null,
    means: means ?? [],
    portIds: portIds ?? [],
    passports: passports ?? [],
    text: conditionsText([condition], language),
  };
}

function presentNote(
  { noteDe, noteEn, noteUpdatedAt }: RestrictionDetail,
  language: Language,
): Presented<'LocalisedNote'> {
  const note = language === 'de' ? (noteDe ?? noteEn) : (noteEn ?? noteDe);
  return {
    note: shown(note),
    noteDe: shown(noteDe),
    noteEn: shown(noteEn),
    noteRaw: note,
    noteDeRaw: noteDe,
    noteEnRaw: noteEn,
    significantUpdateAt: noteUpdatedAt,
  };
}

const statingOf = ({ sourceUri, values }: RestrictionDetail): Stating => ({ sourceUri, types: Object.keys(values) });

/** What a copy from the parent's detail would bring, as a form names its fields. */
function copyOf(parent: RestrictionDetail): object {
  const dates = (name: PhaseName): object => ({
    [`${name}Start`]: parent.phases[name]?.start ?? null,
    [`${name}End`]: parent.phases[name]?.end ?? null,
  });
  return {
    sourceUri: parent.sourceUri,
    phases: parent.phases,
    ...dates('noAccess'),
    ...dates('someRestrictions'),
    ...dates('noRestrictions'),
    noteRaw: parent.noteDe ?? parent.noteEn,
    noteDeRaw: parent.noteDe,
    noteEnRaw: parent.noteEn,
  };
}

function expand(codes: readonly string[], groups: CountryGroups): Ref[] {
  return [...new Set(codes.flatMap((code) => groups[code] ?? [code]))].sort().map((id) => ({ id }));
}
