import { isDeepStrictEqual } from 'node:util';
import type { PhaseName } from '@landfall/requirements';
import type { EntryRestriction, RestrictionDetail } from '../restriction/entry-restriction.js';
import { sameWording } from '../restriction/same-wording.js';

/** A field that both sides changed, each in its own way, named as in a comparison of revisions; `detail`: one side took away what the other changed. */
export interface MergeConflict {
  detailId: string | null;
  field: string;
}

export type Merged = { ok: true; restriction: EntryRestriction } | { ok: false; conflicts: MergeConflict[] };

const PHASES: readonly PhaseName[] = ['noAccess', 'someRestrictions', 'noRestrictions'];
const OWN_FIELDS = [
  'isActive',
  'reminder',
  'internalNote',
  'internalSources',
  'regionDeviationTourism',
  'regionDeviationBusiness',
] as const;
const DETAIL_FIELDS = [
  'purpose',
  'citizenships',
  'departures',
  'conditions',
  'validFrom',
  'validUntil',
  'noteDe',
  'noteEn',
  'sourceUri',
  'authorityId',
  'editCategories',
] as const;

/**
 * Three-way merge of a revision: `mine` was decided on `base`, `theirs` stands now. Details are matched by id, each field and
 * each value by itself. Times are those of `theirs`; saving works them out anew.
 */
export function mergeRevisions(base: EntryRestriction, mine: EntryRestriction, theirs: EntryRestriction): Merged {
  const merge = new Merge();
  const own = (field: (typeof OWN_FIELDS)[number]): unknown =>
    merge.field(null, field, base[field], mine[field], theirs[field]);
  const merged = {
    ...theirs,
    ...Object.fromEntries(OWN_FIELDS.map((field) => [field, own(field)])),
    details: merge.details(base.details, mine.details, theirs.details),
  };
  return merge.conflicts.length > 0 ? { ok: false, conflicts: merge.conflicts } : { ok: true, restriction: merged };
}

class Merge {
  readonly conflicts: MergeConflict[] = [];

  field<T>(detailId: string | null, field: string, base: T, mine: T, theirs: T): T {
    if (isDeepStrictEqual(mine, base)) return theirs;
    if (!isDeepStrictEqual(theirs, base) && !isDeepStrictEqual(theirs, mine))
      this.conflicts.push({ detailId, field: field === 'authorityId' ? 'authority' : field });
    return mine;
  }

  /** Details in the order of `theirs`, those that only `mine` has after them. */
  details(
    base: readonly RestrictionDetail[],
    mine: readonly RestrictionDetail[],
    theirs: readonly RestrictionDetail[],
  ): RestrictionDetail[] {
    const [was, my, their] = [byId(base), byId(mine), byId(theirs)];
    const ids = [...new Set([...their.keys(), ...my.keys()])];
    return ids.flatMap((id) => {
      const [b, m, t] = [was.get(id), my.get(id), their.get(id)];
      if (m && t) return [b ? this.detail(b, m, t) : m];
      const left = (m ?? t)!;
      if (!b) return [left];
      if (!sameContent(b, left)) this.conflicts.push({ detailId: id, field: 'detail' });
      return [];
    });
  }

  private detail(base: RestrictionDetail, mine: RestrictionDetail, theirs: RestrictionDetail): RestrictionDetail {
    const { id } = theirs;
    const fields = DETAIL_FIELDS.map((field) => [
      field,
      this.field<unknown>(id, field, base[field], mine[field], theirs[field]),
    ]);
    return {
      ...theirs,
      ...(Object.fromEntries(fields) as Pick<RestrictionDetail, (typeof DETAIL_FIELDS)[number]>),
      phases: this.record(id, (name) => `phase.${name}`, PHASES, base.phases, mine.phases, theirs.phases),
      values: this.record(
        id,
        (type) => type,
        keysOf(base.values, mine.values, theirs.values),
        base.values,
        mine.values,
        theirs.values,
      ),
      ...mergedDates(base, mine, theirs),
      nextReview: this.field(
        id,
        'nextReview',
        base.nextReview ?? null,
        mine.nextReview ?? null,
        theirs.nextReview ?? null,
      ),
    };
  }

  private record<T extends object>(
    id: string,
    name: (key: string) => string,
    keys: readonly string[],
    base: T,
    mine: T,
    theirs: T,
  ): T {
    const part = (of: T, key: string): unknown => (of as Record<string, unknown>)[key];
    const entries = keys.map(
      (key) => [key, this.field(id, name(key), part(base, key), part(mine, key), part(theirs, key))] as const,
    );
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as T;
  }
}

const byId = (details: readonly RestrictionDetail[]): Map<string, RestrictionDetail> =>
  new Map(details.map((d) => [d.id, d]));
const keysOf = (...records: object[]): string[] => [...new Set(records.flatMap(Object.keys))];

type Dates = Required<Pick<RestrictionDetail, 'writtenOn' | 'checkedAt' | 'checkedBy'>>;

const datesOf = ({ writtenOn, checkedAt, checkedBy }: RestrictionDetail): Dates => ({
  writtenOn: writtenOn ?? null,
  checkedAt,
  checkedBy: checkedBy ?? null,
});

const later = (one: Dates, other: Dates, by: 'writtenOn' | 'checkedAt'): Dates =>
  (one[by] ?? '') > (other[by] ?? '') ? one : other;

/** Dates are no conflict. A check counts for the wording that it was made of: of the same wording the later one, of one that both sides changed none. */
function mergedDates(base: RestrictionDetail, mine: RestrictionDetail, theirs: RestrictionDetail): Dates {
  const [my, their] = [datesOf(mine), datesOf(theirs)];
  const [isMineNew, isTheirsNew] = [!sameWording(base, mine), !sameWording(base, theirs)];
  if (isMineNew !== isTheirsNew) return isMineNew ? my : their;
  const { writtenOn } = later(my, their, 'writtenOn');
  if (isMineNew && !sameWording(mine, theirs)) return { writtenOn, checkedAt: null, checkedBy: null };
  return { ...later(my, their, 'checkedAt'), writtenOn };
}

/** Whether a detail still says the same; when it was last touched does not count. */
function sameContent(a: RestrictionDetail, b: RestrictionDetail): boolean {
  const content = ({
    purpose,
    citizenships,
    departures,
    conditions,
    validFrom,
    validUntil,
    phases,
    values,
    noteDe,
    noteEn,
    sourceUri,
    authorityId,
  }: RestrictionDetail): unknown[] => [
    purpose,
    citizenships,
    departures,
    conditions,
    validFrom,
    validUntil,
    phases,
    values,
    noteDe,
    noteEn,
    sourceUri,
    authorityId,
  ];
  return isDeepStrictEqual(content(a), content(b));
}
