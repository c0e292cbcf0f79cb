import type {
  CopySource,
  DetailCategory,
  DetailType,
  EntryRestrictionDetailInput,
  RestrictionDetail,
} from '../../gen/graphql.js';
import { detailValues } from '../form/detail-value.js';
import { emptyDetail, formValue, type DetailForm } from '../form/restriction-form.js';

/** One category that can be copied, or that cannot and why. */
export interface CategoryChoice {
  key: string;
  title: string;
  /** How many values of it the business details of the form state; null where that is not known here. */
  valueCount: number | null;
  /** Private travellers need words of their own: minors and their documents are never copied from business. */
  isBarred: boolean;
}

/** The categories in the order of the catalogue. A barred one stays in the list, so that nobody looks for it. */
export function categoryChoices(
  from: CopySource,
  details: readonly DetailForm[],
  types: ReadonlyMap<string, Pick<DetailType, 'category'>>,
  categories: Iterable<Pick<DetailCategory, 'key' | 'title' | 'allowCopyFromBusiness'>>,
): CategoryChoice[] {
  const counts = new Map<string, number>();
  for (const { restrictionType, values } of details) {
    if (restrictionType !== 'BUSINESS') continue;
    for (const key of Object.keys(values)) {
      const category = types.get(key)?.category;
      if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
    }
  }
  return [...categories].map(({ key, title, allowCopyFromBusiness }) => ({
    key,
    title,
    valueCount: from === 'BUSINESS' ? (counts.get(key) ?? 0) : null,
    isBarred: from === 'BUSINESS' && !allowCopyFromBusiness,
  }));
}

/** What is chosen to begin with: everything of business that says something, nothing of a parent. */
export const firstChoice = (choices: readonly CategoryChoice[]): ReadonlySet<string> =>
  new Set(choices.filter(({ isBarred, valueCount }) => !isBarred && (valueCount ?? 0) > 0).map(({ key }) => key));

type EditCategories = RestrictionDetail['editCategories'];

/** The preview carries its details as JSON in the shape of the input. */
export const previewedDetails = (json: unknown): Partial<EntryRestrictionDetailInput>[] =>
  Array.isArray(json) ? (json as Partial<EntryRestrictionDetailInput>[]) : [];

/** A detail of a copy preview as the form holds it. What the answer leaves out is blank. */
export function detailFormOfInput(input: Partial<EntryRestrictionDetailInput>): DetailForm {
  const phase = (start: string | null | undefined, end: string | null | undefined) => ({
    start: start ?? '',
    end: end ?? '',
  });
  return {
    ...emptyDetail(input.restrictionType ?? 'PRIVATE'),
    id: input.id ?? null,
    nationalities: [...(input.citizenshipIds ?? [])],
    departures: [...(input.departureIds ?? [])],
    validFrom: input.validFrom ?? '',
    validUntil: input.validUntil ?? '',
    phases: {
      noAccess: phase(input.noAccessStart, input.noAccessEnd),
      someRestrictions: phase(input.someRestrictionsStart, input.someRestrictionsEnd),
      noRestrictions: phase(input.noRestrictionsStart, input.noRestrictionsEnd),
    },
    noteDe: input.noteDe ?? '',
    noteEn: input.noteEn ?? '',
    sourceUri: input.sourceUri ?? '',
    authorityId: input.authorityId ?? '',
    writtenOn: input.writtenOn ?? '',
    checkedAt: input.checkedAt ?? '',
    nextReview: input.nextReview ?? '',
    values: Object.fromEntries(
      Object.entries(detailValues(input.restrictionDetailJson)).map(([key, value]) => [key, formValue(value)]),
    ),
    editCategories: ((input.editCategories ?? []) as EditCategories).map(({ category, copyFromBusiness }) => ({
      category,
      copyFromBusiness,
    })),
  };
}
