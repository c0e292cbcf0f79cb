import { isDeepStrictEqual } from 'node:util';
import { isNotKnown, normaliseValue, type DetailValue } from '@landfall/catalogue';
import type { EntryRestriction, RestrictionDetail } from '@landfall/restrictions/entry-restriction';
import type { EntryRestrictionDetailInput } from '@landfall/restrictions/restriction-input';
import type { ImportChange } from './importer.js';

/** All that one source says about one country, in one detail for each purpose. */
export interface CountryStatement {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Empty: everyone. */
  citizenships: readonly string[];
  values: Readonly<Record<string, DetailValue>>;
  sourceUri: string | null;
  /** Day of what the source says, not of a check. */
  writtenOn: string;
  /** True: it only fills in where the source was silent so far, or knew no better. */
  isListedOnly?: boolean;
}

const PURPOSES = ['BUSINESS', 'PRIVATE'] as const;

/** A statement in the form in which it is stored, so that equal statements are equal. What a source does not know it does not state. */
export function normalised(statement: CountryStatement): CountryStatement {
  const values = Object.entries(statement.values).flatMap(([type, value]) => {
    const stored = normaliseValue(type, value);
    return stored === undefined || isNotKnown(stored) ? [] : [[type, stored] as const];
  });
  return { ...statement, citizenships: statement.citizenships.toSorted(), values: Object.fromEntries(values) };
}

/** What an imported restriction says now; null when it says nothing. */
export function detailOf(restriction: EntryRestriction | null): RestrictionDetail | null {
  return restriction?.isActive ? (restriction.details.find(({ purpose }) => purpose === 'PRIVATE') ?? null) : null;
}

/** The details of a statement as an editor would send them; those of before keep their ids. */
export function toDetailInputs(
  statement: CountryStatement,
  authorityId: string | null,
  before: EntryRestriction | null,
): EntryRestrictionDetailInput[] {
  return PURPOSES.map((restrictionType) => ({
    id: before?.details.find(({ purpose }) => purpose === restrictionType)?.id ?? null,
    restrictionType,
    citizenshipIds: [...statement.citizenships],
    sourceUri: statement.sourceUri,
    authorityId,
    writtenOn: statement.writtenOn,
    restrictionDetailJson: { ...statement.values },
  }));
}

/** Two languages represent a text of a dozen languages. */
function shownValue(value: unknown): unknown {
  if (value === null || typeof value !== 'object' || !('en' in value)) return value;
  const { de, en } = value as Record<string, unknown>;
  return de === undefined ? { en } : { de, en };
}

/** Field by field, what is stated differently afterwards; `after` null: nothing is stated any more. */
export function differences(
  before: RestrictionDetail | null,
  after: CountryStatement | null,
  authorityId: string | null,
  country: string,
): ImportChange[] {
  const changed = after === null ? 'REMOVED' : 'CHANGED';
  const kind = before === null ? 'ADDED' : changed;
  const change = (field: string, was: unknown, is: unknown): ImportChange[] =>
    isDeepStrictEqual(was ?? null, is ?? null)
      ? []
      : [
          {
            kind,
            placeType: 'COUNTRY',
            place: country,
            field,
            before: shownValue(was ?? null),
            after: shownValue(is ?? null),
          },
        ];
  const types = [...new Set([...Object.keys(before?.values ?? {}), ...Object.keys(after?.values ?? {})])];
  const values = types.flatMap((type) => change(type, before?.values[type], after?.values[type]));
  if (before === null || after === null) return values;
  return [
    ...values,
    ...change('citizenships', before.citizenships, after.citizenships),
    ...change('sourceUri', before.sourceUri, after.sourceUri),
    ...change('writtenOn', before.writtenOn, after.writtenOn),
    ...change('authorityId', before.authorityId, authorityId),
  ];
}
