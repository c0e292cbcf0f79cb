import { accepted, Rejections, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import type { CountryGroups } from '@landfall/requirements';
import type { EntryRestrictionDetailInput } from '../../model/restriction/restriction-input.js';
import {
  blankFor,
  copiedFields,
  isPart,
  knownCategory,
  statedFields,
  statesMoreThanItsSource,
  statesSomething,
  statesType,
  unitOf,
  withCopied,
  withSubcategories,
  type CopiedField,
} from './copied-fields.js';
import type { CopyOrder } from './copy-entry-restriction.input.js';
import { assignTargets, type TargetOf } from './targets.js';

/** A field that a copy writes into a detail; `detailId` is null for one that is not stored yet. */
export interface CopyChange extends CopiedField {
  detailId: string | null;
  citizenships: string[];
  departures: string[];
}

export interface Copied {
  /** All details as they stand after the copy, with their ids; new ones at the end. */
  details: EntryRestrictionDetailInput[];
  /** What stood there and would be lost. */
  overwrites: CopyChange[];
  additions: CopyChange[];
}

/**
 * Copies by category: from each business detail into the private one for the same nationalities and departures, which is made
 * where there is none; or from each detail of the parent into the one for the same purpose, nationalities and departures,
 * where there is one. Several details may speak to the same people: a value is overwritten where it is stated. Rejects
 * categories that are unknown or not to be copied, and a parent that is missing (spec: catalogue, sections 3 and 7).
 */
export function decideCopy(
  draft: readonly EntryRestrictionDetailInput[],
  parent: readonly EntryRestrictionDetailInput[] | null,
  { input: { from, categories }, shape }: Validated<CopyOrder>,
  groups: CountryGroups,
): Outcome<Copied> {
  const rejections = new Rejections(shape);
  for (const key of categories) {
    const category = knownCategory(key);
    if (!category) rejections.add('categories', 'rejection.unknownCategory', { category: key.slice(0, 60) });
    else if (!category.allowCopyFromBusiness)
      rejections.add('categories', 'rejection.copyNotAllowed', { category: key });
  }
  if (from === 'PARENT' && !parent) rejections.add('from', 'rejection.noParent');
  if (rejections.any) return rejections.toRejection();

  const copy = new Copy(draft, [...new Set(categories)], groups);
  if (from === 'BUSINESS') copy.fromBusiness(draft.filter((detail) => detail.restrictionType === 'BUSINESS'));
  else copy.fromParent(parent ?? []);
  return accepted(copy.result());
}

class Copy {
  private readonly details: EntryRestrictionDetailInput[];
  private readonly changes: CopyChange[] = [];
  private readonly scopes: ReadonlySet<string>;
  /** Notes, phases and addresses that are written, by detail: of two sources that share a target the first one gives them. */
  private readonly written = new Set<string>();
  private readonly audiences = new WeakMap<EntryRestrictionDetailInput, string>();

  constructor(
    draft: readonly EntryRestrictionDetailInput[],
    private readonly categories: readonly string[],
    private readonly groups: CountryGroups,
  ) {
    this.details = [...draft];
    this.scopes = new Set(categories.flatMap((key) => [...withSubcategories(key)]));
  }

  fromBusiness(all: readonly EntryRestrictionDetailInput[]): void {
    const sources = all.filter((source) => statesSomething(source, this.scopes));
    const targetOf = assignTargets(sources, (source) => this.targets('PRIVATE', source), this.details, 'OWN');
    for (const source of sources) {
      if (targetOf.has(source) || !statesMoreThanItsSource(source, this.scopes)) continue;
      targetOf.set(source, this.details.push(blankFor(source)) - 1);
    }
    for (const source of sources) this.copy('PRIVATE', source, targetOf, true);
  }

  fromParent(all: readonly EntryRestrictionDetailInput[]): void {
    const sources = all.filter((source) => statesSomething(source, this.scopes));
    const targetOf = assignTargets(
      sources,
      (source) => this.targets(source.restrictionType, source),
      this.details,
      'SHARED',
    );
    for (const source of sources) this.copy(source.restrictionType, source, targetOf, false);
  }

  result(): Copied {
    return {
      details: this.details,
      overwrites: this.changes.filter(({ before }) => before !== undefined),
      additions: this.changes.filter(({ before }) => before === undefined),
    };
  }

  private copy(
    purpose: EntryRestrictionDetailInput['restrictionType'],
    source: EntryRestrictionDetailInput,
    targetOf: TargetOf,
    record: boolean,
  ): void {
    const targets = this.targets(purpose, source);
    const present = statedFields(source, this.scopes).map(({ field, category }) => ({
      category,
      field,
      to: this.placesFor(field, source, targets, targetOf),
    }));
    for (const index of targets) {
      const target = this.details[index]!;
      const own = present.filter(({ to }) => to.includes(index));
      const scope = {
        detailId: target.id ?? null,
        citizenships: [...(target.citizenshipIds ?? [])],
        departures: [...(target.departureIds ?? [])],
      };
      const fields = copiedFields(source, target, this.scopes).filter(({ field }) =>
        own.some((stated) => unitOf(stated.field) === unitOf(field)),
      );
      this.changes.push(...fields.map((field) => ({ ...scope, ...field })));
      const next = withCopied(target, fields);
      const copied = record
        ? this.categories.filter((key) => own.some(({ category }) => withSubcategories(key).has(category)))
        : [];
      this.details[index] =
        copied.length > 0 ? { ...next, editCategories: recorded(next.editCategories ?? [], copied) } : next;
      for (const { field } of own) this.written.add(`${index} ${unitOf(field)}`);
    }
  }

  /**
   * Where a field of a source goes: a value to every detail that states it, except one that another source gives it to; what
   * nobody states, and note, phases and address, to the target of the source.
   */
  private placesFor(
    field: string,
    source: EntryRestrictionDetailInput,
    targets: readonly number[],
    targetOf: TargetOf,
  ): number[] {
    const target = targetOf.get(source);
    if (isPart(field)) return target === undefined || this.written.has(`${target} ${unitOf(field)}`) ? [] : [target];
    const givenByAnother = (index: number): boolean =>
      [...targetOf].some(([other, to]) => other !== source && to === index && statesType(other, field));
    const places = targets.filter(
      (index) => statesType(this.details[index]!, field) && (index === target || !givenByAnother(index)),
    );
    return places.length > 0 || target === undefined ? places : [target];
  }

  private targets(
    purpose: EntryRestrictionDetailInput['restrictionType'],
    source: EntryRestrictionDetailInput,
  ): number[] {
    const audience = this.audience(source);
    return this.details.flatMap((d, index) =>
      d.restrictionType === purpose && this.audience(d) === audience ? [index] : [],
    );
  }

  /** A form may send a group as its members: it is the same audience. */
  private audience(detail: EntryRestrictionDetailInput): string {
    const members = (ids: readonly string[] | null | undefined): string[] =>
      [
        ...new Set((ids ?? []).map((id) => id.trim().toUpperCase()).flatMap((code) => this.groups[code] ?? [code])),
      ].sort();
    const known =
      this.audiences.get(detail) ?? JSON.stringify([members(detail.citizenshipIds), members(detail.departureIds)]);
    this.audiences.set(detail, known);
    return known;
  }
}

/** The categories of a detail, with those that were copied from business marked as such. */
function recorded(list: readonly unknown[], copied: readonly string[]): unknown[] {
  const categoryOf = (entry: unknown): unknown =>
    entry !== null && typeof entry === 'object' ? (entry as { category?: unknown }).category : undefined;
  const others = list.filter((entry) => !copied.some((key) => key === categoryOf(entry)));
  return [...others, ...copied.map((category) => ({ category, copyFromBusiness: true }))];
}
