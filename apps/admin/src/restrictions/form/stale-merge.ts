import type { DetailForm, FormValue, RestrictionForm } from './restriction-form.js';

export type Side = 'mine' | 'theirs';

/** One field in which the two versions differ. `detail` is the detail it belongs to; a missing side is undefined. */
export interface Difference {
  kind: 'field' | 'detail';
  name: string;
  detail: DetailForm | null;
  /** What both versions started from. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
  /** The side that holds when the editor keeps working on top of the other version. */
  keeps: Side;
}

export interface Merge {
  merged: RestrictionForm;
  differences: Difference[];
}

const HEAD = [
  'level',
  'countryId',
  'regionId',
  'airportId',
  'isActive',
  'reminder',
  'internalNote',
  'internalSources',
  'regionDeviationTourism',
  'regionDeviationBusiness',
] as const satisfies readonly (keyof RestrictionForm)[];

const DETAIL_FIELDS = [
  'restrictionType',
  'nationalities',
  'departures',
  'conditions',
  'validFrom',
  'validUntil',
  'phases',
  'noteDe',
  'noteEn',
  'sourceUri',
  'authorityId',
  'checkedAt',
  'nextReview',
  'editCategories',
] as const satisfies readonly (keyof DetailForm)[];

const isBlank = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Equal as an editor sees it: blank is blank, and the order of countries or keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isBlank(a) || isBlank(b)) return isBlank(a) && isBlank(b);
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item) => b.some((other) => isSame(item, other)));
  }
  if (typeof a === 'object' && typeof b === 'object') {
    const left = a as Record<string, unknown>;
    const right = b as Record<string, unknown>;
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => isSame(left[key], right[key]));
  }
  return a === b;
}

class Merger {
  readonly differences: Difference[] = [];

  /** What I changed stays mine; what I did not touch takes their version. */
  pick<T>(base: T, mine: T, theirs: T, name: string, detail: DetailForm | null): T {
    if (isSame(mine, theirs)) return mine;
    const keeps: Side = isSame(mine, base) ? 'theirs' : 'mine';
    this.differences.push({ kind: 'field', name, detail, base, mine, theirs, keeps });
    return keeps === 'mine' ? mine : theirs;
  }

  detail(base: DetailForm | undefined, mine: DetailForm, theirs: DetailForm): DetailForm {
    const origin = base ?? theirs;
    const merged: DetailForm = { ...theirs };
    const take = <K extends keyof DetailForm>(key: K): void => {
      merged[key] = this.pick(origin[key], mine[key], theirs[key], key, theirs);
    };
    DETAIL_FIELDS.forEach(take);
    const values: Record<string, FormValue> = {};
    for (const key of new Set([...Object.keys(theirs.values), ...Object.keys(mine.values)])) {
      const value = this.pick(origin.values[key], mine.values[key], theirs.values[key], `values.${key}`, theirs);
      if (value !== undefined) values[key] = value;
    }
    return { ...merged, values };
  }

  whole(keeps: Side, base: DetailForm | undefined, mine: DetailForm | undefined, theirs: DetailForm | undefined): void {
    this.differences.push({
      kind: 'detail',
      name: mine ? 'mine' : 'theirs',
      detail: mine ?? theirs ?? null,
      base,
      mine,
      theirs,
      keeps,
    });
  }

  /** A detail that only I have: new, or removed by the other editor. */
  mineOnly(base: DetailForm | undefined, mine: DetailForm): DetailForm[] {
    const isUntouched = base !== undefined && isSame(base, mine);
    this.whole(isUntouched ? 'theirs' : 'mine', base, mine, undefined);
    return isUntouched ? [] : [{ ...mine, id: null }];
  }

  /** A detail that only they have: added by the other editor, or removed by me. */
  theirsOnly(base: DetailForm | undefined, theirs: DetailForm): DetailForm[] {
    this.whole(base ? 'mine' : 'theirs', base, undefined, theirs);
    return base ? [] : [theirs];
  }
}

/**
 * Puts my changes on top of their version. `base` is what I started from. The fields of the save bar stay mine: they say
 * what I am about to save, not what the restriction says.
 */
export function mergeStale(base: RestrictionForm, mine: RestrictionForm, theirs: RestrictionForm): Merge {
  const merger = new Merger();
  const merged: RestrictionForm = { ...mine };
  const take = <K extends (typeof HEAD)[number]>(key: K): void => {
    merged[key] = merger.pick(base[key], mine[key], theirs[key], key, null);
  };
  HEAD.forEach(take);

  const byId = (details: readonly DetailForm[], id: string | null): DetailForm | undefined =>
    id === null ? undefined : details.find((detail) => detail.id === id);
  const kept = theirs.details.flatMap((detail) => {
    const own = byId(mine.details, detail.id);
    const origin = byId(base.details, detail.id);
    return own ? [merger.detail(origin, own, detail)] : merger.theirsOnly(origin, detail);
  });
  const added = mine.details
    .filter(({ id }) => byId(theirs.details, id) === undefined)
    .flatMap((detail) => merger.mineOnly(byId(base.details, detail.id), detail));

  return { merged: { ...merged, details: [...kept, ...added] }, differences: merger.differences };
}
