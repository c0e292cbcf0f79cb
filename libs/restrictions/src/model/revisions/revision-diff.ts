import { isDeepStrictEqual } from 'node:util';
import { DETAIL_TYPES } from '@landfall/catalogue';
import type { PhaseName, Purpose } from '@landfall/requirements';
import type { EntryRestriction, RestrictionDetail } from '../restriction/entry-restriction.js';
import { dayOfCheck } from '../restriction/review.js';

/** What two versions are compared by. The instant of a check may come as JSON kept it. */
export type RevisionContent = Pick<
  EntryRestriction,
  | 'isActive'
  | 'reminder'
  | 'internalNote'
  | 'internalSources'
  | 'regionDeviationTourism'
  | 'regionDeviationBusiness'
  | 'details'
> & { checkedAt: Date | string | null };

/** One field that says something else than before. Undefined: nothing was or is stated; null: it was or is stated as not known. */
export interface RevisionDifference {
  /** The detail it belongs to, with its scope of now, or its last one when it is gone; null: the restriction itself. */
  detail: { id: string; purpose: Purpose; citizenships: string[]; departures: string[] } | null;
  /**
   * A detail type, or a part of the detail or of the restriction; types begin with a capital letter, parts do not. An empty
   * list of `citizenships` or `departures` means everyone and anywhere.
   */
  field: string;
  before: unknown;
  after: unknown;
}

/** Parts of a restriction that only staff may read. */
export const STAFF_FIELDS: ReadonlySet<string> = new Set(['internalNote', 'internalSources']);

const PHASES: readonly PhaseName[] = ['noAccess', 'someRestrictions', 'noRestrictions'];

/** The order of fields; types no longer in the catalogue come last. */
const ORDER: ReadonlyMap<string, number> = new Map(
  [
    'isActive',
    'reminder',
    'internalNote',
    'internalSources',
    'regionDeviationTourism',
    'regionDeviationBusiness',
    'purpose',
    'citizenships',
    'departures',
    'conditions',
    'validFrom',
    'validUntil',
    ...PHASES.map((name) => `phase.${name}`),
    'noteDe',
    'noteEn',
    ...DETAIL_TYPES.map((type) => type.key),
    'sourceUri',
    'authority',
    'writtenOn',
    'checkedAt',
    'nextReview',
    'editCategories',
  ].map((field, rank) => [field, rank]),
);
const rankOf = (field: string): number => ORDER.get(field) ?? ORDER.size;

/**
 * Field by field what `after` says otherwise than `before`: first the restriction's own fields, then each detail, matched
 * by its id. A detail that was added or taken away shows each field it stated, its purpose among them. `before` is null
 * for the first version. A check counts by its day in `timeZone`.
 */
export function diffRevisions(
  before: RevisionContent | null,
  after: RevisionContent,
  timeZone: string,
): RevisionDifference[] {
  const was = new Map((before?.details ?? []).map((d) => [d.id, d]));
  const is = new Map(after.details.map((d) => [d.id, d]));
  const details = [...after.details, ...(before?.details ?? []).filter((d) => !is.has(d.id))];
  return [
    ...compared(null, before && restrictionFields(before, timeZone), restrictionFields(after, timeZone)),
    ...details.flatMap((d) => {
      const [old, now] = [was.get(d.id), is.get(d.id)];
      return compared(d, old ? detailFields(old) : null, now ? detailFields(now) : null);
    }),
  ];
}

/** The web addresses on which the changed details rest, each once, sorted. */
export function sourcesOfChanges(differences: readonly RevisionDifference[], after: RevisionContent): string[] {
  const touched = new Set(differences.map((d) => d.detail?.id));
  return [
    ...new Set(
      after.details
        .filter((d) => touched.has(d.id))
        .map((d) => d.sourceUri)
        .filter((uri) => uri !== null),
    ),
  ].sort();
}

type Fields = Map<string, unknown>;

function compared(detail: RestrictionDetail | null, before: Fields | null, after: Fields | null): RevisionDifference[] {
  const scope = detail && {
    id: detail.id,
    purpose: detail.purpose,
    citizenships: detail.citizenships,
    departures: detail.departures,
  };
  const fields = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].sort(
    (a, b) => rankOf(a) - rankOf(b),
  );
  return fields.flatMap((field) => {
    const [old, now] = [before?.get(field), after?.get(field)];
    return isDeepStrictEqual(old, now) || (isEmpty(old) && isEmpty(now))
      ? []
      : [{ detail: scope, field, before: old, after: now }];
  });
}

/** Nothing, or the scope of everyone: a new detail for everyone narrows nothing. */
const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

function restrictionFields(r: RevisionContent, timeZone: string): Fields {
  return stated({
    isActive: r.isActive,
    reminder: r.reminder,
    internalNote: r.internalNote,
    internalSources: r.internalSources,
    regionDeviationTourism: r.regionDeviationTourism || null,
    regionDeviationBusiness: r.regionDeviationBusiness || null,
    // Answers show the day; a second check on the same day is no change.
    checkedAt: dayOfCheck(r.checkedAt, timeZone),
  });
}

function detailFields(d: RestrictionDetail): Fields {
  const parts = stated({
    purpose: d.purpose,
    citizenships: [...d.citizenships].sort(),
    departures: [...d.departures].sort(),
    conditions: d.conditions ?? [],
    validFrom: d.validFrom ?? null,
    validUntil: d.validUntil ?? null,
    ...Object.fromEntries(PHASES.map((name) => [`phase.${name}`, d.phases[name] ?? null])),
    noteDe: d.noteDe,
    noteEn: d.noteEn,
    sourceUri: d.sourceUri,
    authority: d.authorityId,
    writtenOn: d.writtenOn ?? null,
    checkedAt: d.checkedAt,
    nextReview: d.nextReview ?? null,
    editCategories:
      d.editCategories.length > 0 ? [...d.editCategories].sort((a, b) => (a.category < b.category ? -1 : 1)) : null,
  });
  return new Map([...parts, ...Object.entries(d.values)]);
}

const stated = (fields: Record<string, unknown>): Fields =>
  new Map(Object.entries(fields).filter(([, value]) => value !== null));
