import { isDeepStrictEqual } from 'node:util';
import { checkValue, DETAIL_CATEGORIES, DETAIL_TYPES, normaliseValue, type DetailType } from '@landfall/catalogue';
import type { PhaseName, Span } from '@landfall/requirements';
import type { EntryRestrictionDetailInput } from '../../model/restriction/restriction-input.js';

/** The note, the phases and the address of the source belong to this category. */
const CATEGORY_OF_PARTS = 'EntryRequirements';
const PHASES: readonly PhaseName[] = ['noAccess', 'someRestrictions', 'noRestrictions'];

/** One field that a copy takes over. Undefined: nothing is stated; null: it is stated as not known. */
export interface CopiedField {
  category: string;
  field: string;
  before: unknown;
  after: unknown;
}

export const knownCategory = (key: string): (typeof DETAIL_CATEGORIES)[number] | null =>
  DETAIL_CATEGORIES.find((c) => c.key === key) ?? null;

/** Keys of a category and of those below it. */
export const withSubcategories = (key: string): ReadonlySet<string> =>
  new Set(DETAIL_CATEGORIES.filter((c) => c.key === key || c.parent === key).map((c) => c.key));

/**
 * What `source` states in these categories and `target` states otherwise. A note counts as a whole, in both its languages, and
 * so do the phases: a mixture of both could be inconsistent. What `source` does not state stays as it is.
 */
export function copiedFields(
  source: EntryRestrictionDetailInput,
  target: EntryRestrictionDetailInput,
  categories: ReadonlySet<string>,
): CopiedField[] {
  const pairs = [
    ...valuePairs(source, target, categories),
    ...(categories.has(CATEGORY_OF_PARTS) ? partPairs(source, target) : []),
  ];
  return pairs.filter(({ before, after }) => !isDeepStrictEqual(before, after));
}

/** What a detail states in these categories that a copy could take. */
export const statedFields = (source: EntryRestrictionDetailInput, categories: ReadonlySet<string>): CopiedField[] =>
  copiedFields(source, BLANK, categories);

export const statesSomething = (source: EntryRestrictionDetailInput, categories: ReadonlySet<string>): boolean =>
  statedFields(source, categories).length > 0;

/** An address alone says nothing to anybody. */
export const statesMoreThanItsSource = (
  source: EntryRestrictionDetailInput,
  categories: ReadonlySet<string>,
): boolean => statedFields(source, categories).some(({ field }) => field !== 'sourceUri');

/** Whether a detail states a value of this type. */
export const statesType = (detail: EntryRestrictionDetailInput, type: string): boolean =>
  stated(type, valuesOf(detail)[type]) !== undefined;

/** Keys of the types that a detail states. */
export const statedTypes = (detail: EntryRestrictionDetailInput): string[] =>
  Object.keys(valuesOf(detail)).filter((type) => statesType(detail, type));

/** Fields that are taken over together: the phases, the note in its languages; any other field is its own unit. */
export function unitOf(field: string): string {
  if (field.startsWith('phase.')) return 'phases';
  return field === 'noteDe' || field === 'noteEn' ? 'note' : field;
}

/** True for the fields of a detail that are no values. */
export const isPart = (field: string): boolean => ['phases', 'note', 'sourceUri'].includes(unitOf(field));

/** The target with the copied fields in it. */
export function withCopied(
  target: EntryRestrictionDetailInput,
  fields: readonly CopiedField[],
): EntryRestrictionDetailInput {
  const values = { ...valuesOf(target) };
  const parts: Partial<EntryRestrictionDetailInput> = {};
  for (const { field, after } of fields) {
    const phase = PHASES.find((name) => field === `phase.${name}`);
    if (phase)
      Object.assign(parts, {
        [`${phase}Start`]: (after as Span | undefined)?.start ?? null,
        [`${phase}End`]: (after as Span | undefined)?.end ?? null,
      });
    else if (field === 'noteDe' || field === 'noteEn' || field === 'sourceUri')
      parts[field] = (after ?? null) as string | null;
    else values[field] = after;
  }
  return { ...target, ...parts, restrictionDetailJson: values };
}

/** A private detail for the same nationalities and departures that states nothing yet. */
export const blankFor = ({
  citizenshipIds,
  departureIds,
}: EntryRestrictionDetailInput): EntryRestrictionDetailInput => ({
  ...BLANK,
  citizenshipIds: [...(citizenshipIds ?? [])],
  departureIds: [...(departureIds ?? [])],
});

const BLANK: EntryRestrictionDetailInput = {
  id: null,
  restrictionType: 'PRIVATE',
  citizenshipIds: [],
  departureIds: [],
  noAccessStart: null,
  noAccessEnd: null,
  someRestrictionsStart: null,
  someRestrictionsEnd: null,
  noRestrictionsStart: null,
  noRestrictionsEnd: null,
  noteDe: null,
  noteEn: null,
  sourceUri: null,
  authorityId: null,
  restrictionDetailJson: {},
  editCategories: [],
  checkedAt: null,
  nextReview: null,
};

const copyable = (type: DetailType, source: EntryRestrictionDetailInput): boolean =>
  type.key !== 'Note' && (type.showBusiness || source.restrictionType !== 'BUSINESS');

function valuePairs(
  source: EntryRestrictionDetailInput,
  target: EntryRestrictionDetailInput,
  categories: ReadonlySet<string>,
): CopiedField[] {
  const [from, to] = [valuesOf(source), valuesOf(target)];
  return DETAIL_TYPES.filter((type) => categories.has(type.category) && copyable(type, source)).flatMap(
    ({ key, category }) => {
      const after = stated(key, from[key]);
      return after === undefined ? [] : [{ category, field: key, before: stated(key, to[key]), after }];
    },
  );
}

function partPairs(source: EntryRestrictionDetailInput, target: EntryRestrictionDetailInput): CopiedField[] {
  const pair = (field: string, of: (detail: EntryRestrictionDetailInput) => unknown): CopiedField => ({
    category: CATEGORY_OF_PARTS,
    field,
    before: of(target),
    after: of(source),
  });
  const text = (value: string | null | undefined): string | undefined => value?.trim() || undefined;
  const span = (detail: EntryRestrictionDetailInput, name: PhaseName): Span | undefined => {
    const [start, end] = [detail[`${name}Start`] || null, detail[`${name}End`] || null];
    return start || end ? { start, end } : undefined;
  };
  const units = [
    PHASES.map((name) => pair(`phase.${name}`, (d) => span(d, name))),
    [pair('noteDe', (d) => text(d.noteDe)), pair('noteEn', (d) => text(d.noteEn))],
    [pair('sourceUri', (d) => text(d.sourceUri))],
  ];
  return units.filter((unit) => unit.some(({ after }) => after !== undefined)).flat();
}

function valuesOf({ restrictionDetailJson: json }: EntryRestrictionDetailInput): Record<string, unknown> {
  return json !== null && typeof json === 'object' && !Array.isArray(json) ? (json as Record<string, unknown>) : {};
}

/** A draft may hold anything: what does not fit its type is taken as it is, and saving rejects it. */
const stated = (type: string, value: unknown): unknown =>
  checkValue(type, value) === null ? normaliseValue(type, value) : value;
