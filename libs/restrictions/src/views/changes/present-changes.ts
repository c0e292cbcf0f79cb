import { catalogueText, checkValue, detailType } from '@landfall/catalogue';
import type { Language } from '@landfall/kernel';
import { formatDay, formatDayRange, formatList, translate } from '@landfall/messages';
import type { Presented } from '@landfall/platform';
import type { Condition, CountryGroups, Span } from '@landfall/requirements';
import { statementText } from './statement-text.js';
import { conditionsText } from '../../model/restriction/condition-text.js';
import type { RestrictionDetail } from '../../model/restriction/entry-restriction.js';
import { richTextPlain } from '../../model/restriction/rich-text.js';
import { STAFF_FIELDS, type RevisionDifference } from '../../model/revisions/revision-diff.js';

export interface ChangeWords {
  language: Language;
  groups: CountryGroups;
  countryName(code: string): string | null;
  authorityName(id: string): string | null;
}

/** Differences with their titles and both sides in words; what is internal is left out unless staff asks. */
export function presentChanges(
  differences: readonly RevisionDifference[],
  words: ChangeWords & { isStaff: boolean },
): Presented<'RevisionChange'>[] {
  return differences
    .filter((d) => words.isStaff || d.detail !== null || !STAFF_FIELDS.has(d.field))
    .map(({ detail, field, before, after }) => ({
      detailId: detail?.id ?? null,
      purpose: detail?.purpose ?? null,
      citizenships: detail?.citizenships ?? [],
      departures: detail?.departures ?? [],
      field,
      title: fieldTitle(field, words.language),
      before: before ?? null,
      after: after ?? null,
      beforeText: fieldText(field, before, words),
      afterText: fieldText(field, after, words),
    }));
}

/** Name of a detail type or of a part; a type that the catalogue no longer knows goes by its key. */
export function fieldTitle(field: string, language: Language): string {
  if (detailType(field)) return catalogueText(language, `type.${field}`);
  return field in PARTS ? translate(language, `change.${field}`) : field;
}

/** One side of a formatted change; null where nothing is stated, which is `undefined`: null states that it is not known. */
export function fieldText(field: string, value: unknown, words: ChangeWords): string | null {
  if (value === undefined) return null;
  if (detailType(field))
    return checkValue(field, value) === null ? statementText(field, value, words.language) : JSON.stringify(value);
  return field in PARTS ? PARTS[field as Part](value, words) : JSON.stringify(value);
}

type Formatter = (value: unknown, words: ChangeWords) => string;

const plain: Formatter = (value) => richTextPlain(String(value));
const asIs: Formatter = (value) => String(value);
const day: Formatter = (value, { language }) => formatDay(language, String(value));
const yesNo: Formatter = (value, { language }) => translate(language, value === true ? 'change.yes' : 'change.no');
const span: Formatter = (value, { language }) => {
  const { start, end } = value as Span;
  if (start && end) return formatDayRange(language, start, end);
  return translate(language, start ? 'change.since' : 'change.until', {
    date: formatDay(language, start ?? end ?? ''),
  });
};
const countries =
  (everyone: 'change.everyone' | 'change.anywhere'): Formatter =>
  (value, { language, groups, countryName }) => {
    const codes = value as string[];
    if (codes.length === 0) return translate(language, everyone);
    return formatList(
      language,
      codes.map((code) =>
        code in groups ? catalogueText(language, `countryGroup.${code}`) : (countryName(code) ?? code),
      ),
    );
  };
const categories: Formatter = (value, { language }) =>
  formatList(
    language,
    (value as RestrictionDetail['editCategories']).map(({ category, copyFromBusiness }) => {
      const title = catalogueText(language, `category.${category}`);
      return copyFromBusiness ? translate(language, 'change.copiedFromBusiness', { category: title }) : title;
    }),
  );

const PARTS = {
  isActive: (value, { language }) => translate(language, value === true ? 'change.published' : 'change.notPublished'),
  reminder: day,
  internalNote: plain,
  internalSources: plain,
  regionDeviationTourism: yesNo,
  regionDeviationBusiness: yesNo,
  purpose: (value, { language }) =>
    translate(language, value === 'BUSINESS' ? 'page.purpose.BUSINESS' : 'page.purpose.PRIVATE'),
  citizenships: countries('change.everyone'),
  departures: countries('change.anywhere'),
  conditions: (value, { language }) => {
    const conditions = value as Condition[];
    return conditions.length === 0 ? translate(language, 'change.noConditions') : conditionsText(conditions, language);
  },
  validFrom: day,
  validUntil: day,
  'phase.noAccess': span,
  'phase.someRestrictions': span,
  'phase.noRestrictions': span,
  noteDe: plain,
  noteEn: plain,
  sourceUri: asIs,
  authority: (value, { authorityName }) => authorityName(String(value)) ?? '–',
  writtenOn: day,
  checkedAt: day,
  nextReview: day,
  editCategories: categories,
} as const satisfies Record<string, Formatter>;

type Part = keyof typeof PARTS;
