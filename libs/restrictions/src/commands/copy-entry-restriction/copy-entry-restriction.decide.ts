import { accepted, Refusals, type Outcome } from '@landfall/kernel';
import type { CountryGroups } from '@landfall/requirements';
import type { EntryRestrictionDetailInput } from '../save-entry-restriction/save-entry-restriction.command.js';
import { blankFor, copiedFields, knownCategory, statesSomething, withCopied, withSubcategories, type CopiedField } from './copied-fields.js';

export type CopySource = 'BUSINESS' | 'PARENT';

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

export interface CopyOrder {
  from: CopySource;
  categories: readonly string[];
}

/**
 * Copies by category: from each business detail into the private one for the same nationalities and departures, which is made
 * where there is none; or from each detail of the parent into the one for the same purpose, nationalities and departures,
 * where there is one. Refuses categories that are unknown or not to be copied, and a parent that is missing
 * (spec: catalogue, sections 3 and 7).
 */
export function decideCopy(
  draft: readonly EntryRestrictionDetailInput[],
  parent: readonly EntryRestrictionDetailInput[] | null,
  { from, categories }: CopyOrder,
  groups: CountryGroups,
): Outcome<Copied> {
  const refusals = new Refusals();
  if (categories.length === 0) refusals.add('categories', 'refusal.required');
  for (const key of categories) {
    const category = knownCategory(key);
    if (!category) refusals.add('categories', 'refusal.unknownCategory', { category: key.slice(0, 60) });
    else if (!category.allowCopyFromBusiness) refusals.add('categories', 'refusal.copyNotAllowed', { category: key });
  }
  if (from === 'PARENT' && !parent) refusals.add('from', 'refusal.noParent');
  if (refusals.any) return refusals.toRefusal();

  const copy = new Copy(draft, [...new Set(categories)], groups);
  if (from === 'BUSINESS') {
    for (const source of draft) if (source.restrictionType === 'BUSINESS') copy.fromBusiness(source);
  } else {
    for (const source of parent ?? []) copy.fromParent(source);
  }
  return accepted(copy.result());
}

class Copy {
  private readonly details: EntryRestrictionDetailInput[];
  private readonly changes: CopyChange[] = [];
  private readonly scopes: ReadonlySet<string>;

  constructor(
    draft: readonly EntryRestrictionDetailInput[],
    private readonly categories: readonly string[],
    private readonly groups: CountryGroups,
  ) {
    this.details = [...draft];
    this.scopes = new Set(categories.flatMap((key) => [...withSubcategories(key)]));
  }

  fromBusiness(source: EntryRestrictionDetailInput): void {
    if (!statesSomething(source, this.scopes)) return;
    const index = this.indexFor('PRIVATE', source);
    const target = index < 0 ? blankFor(source) : this.details[index]!;
    const next = this.into(target, source);
    const copied = this.categories.filter((key) => statesSomething(source, withSubcategories(key)));
    this.put(index, { ...next, editCategories: recorded(next.editCategories ?? [], copied) });
  }

  fromParent(source: EntryRestrictionDetailInput): void {
    const index = this.indexFor(source.restrictionType, source);
    if (index >= 0) this.put(index, this.into(this.details[index]!, source));
  }

  result(): Copied {
    return {
      details: this.details,
      overwrites: this.changes.filter(({ before }) => before !== null),
      additions: this.changes.filter(({ before }) => before === null),
    };
  }

  private into(target: EntryRestrictionDetailInput, source: EntryRestrictionDetailInput): EntryRestrictionDetailInput {
    const fields = copiedFields(source, target, this.scopes);
    const scope = { detailId: target.id ?? null, citizenships: [...(target.citizenshipIds ?? [])], departures: [...(target.departureIds ?? [])] };
    this.changes.push(...fields.map((field) => ({ ...scope, ...field })));
    return withCopied(target, fields);
  }

  private put(index: number, detail: EntryRestrictionDetailInput): void {
    if (index < 0) this.details.push(detail);
    else this.details[index] = detail;
  }

  private indexFor(purpose: EntryRestrictionDetailInput['restrictionType'], source: EntryRestrictionDetailInput): number {
    const audience = this.audience(source);
    return this.details.findIndex((d) => d.restrictionType === purpose && this.audience(d) === audience);
  }

  /** A form may send a group as its members: it is the same audience. */
  private audience({ citizenshipIds, departureIds }: EntryRestrictionDetailInput): string {
    const members = (ids: readonly string[] | null | undefined): string[] =>
      [...new Set((ids ?? []).map((id) => id.trim().toUpperCase()).flatMap((code) => this.groups[code] ?? [code]))].sort();
    return JSON.stringify([members(citizenshipIds), members(departureIds)]);
  }
}

/** The categories of a detail, with those that were copied from business marked as such. */
function recorded(list: readonly unknown[], copied: readonly string[]): unknown[] {
  const categoryOf = (entry: unknown): unknown => (entry !== null && typeof entry === 'object' ? (entry as { category?: unknown }).category : undefined);
  const others = list.filter((entry) => !copied.some((key) => key === categoryOf(entry)));
  return [...others, ...copied.map((category) => ({ category, copyFromBusiness: true }))];
}
