import { conditionForm, conditionInput, type ConditionForm } from './condition-form.js';
import type {
  EntryRestrictionDetailInput,
  EntryRestrictionInput,
  Phase,
  Restriction,
  RestrictionDetail,
  RestrictionLevel,
  RestrictionType,
  ValueKind,
} from '../../gen/graphql.js';
import { nameOfEditor } from '../../ui/editor-name.js';
import { detailValues, type DetailValue, type TextValue, type YesNoTextValue } from './detail-value.js';

/** Stated as not known. */
export interface NotKnown {
  isNotKnown: true;
}
/** A number stands as typed text, so that a wrong one can be shown as it is. Null: nothing is chosen yet. */
export type FormValue = boolean | string | null | TextValue | YesNoTextValue | NotKnown;

export const NOT_KNOWN: NotKnown = { isNotKnown: true };

/** What stands in a value that was just added. */
export const emptyValue = (kind: ValueKind): FormValue => {
  if (kind === 'FREETEXT') return { de: '', en: '' };
  if (kind === 'YESNOTEXT') return { yes: null, textDe: '', textEn: '' };
  return kind === 'YESNO' ? null : '';
};

/** True where "not known" is chosen, also beside the texts of a yes or no. */
export const isNotKnown = (value: FormValue | undefined): boolean =>
  typeof value === 'object' && value !== null && 'isNotKnown' in value;
export interface PhaseForm {
  start: string;
  end: string;
}
export type PhaseName = 'noAccess' | 'someRestrictions' | 'noRestrictions';
export const PHASES: readonly PhaseName[] = ['noAccess', 'someRestrictions', 'noRestrictions'];

export interface DetailForm {
  id: string | null;
  restrictionType: RestrictionType;
  /** Group keys and ISO codes. */
  nationalities: string[];
  departures: string[];
  /** All have to hold. */
  conditions: ConditionForm[];
  /** First and last day on which it applies; blank: open. */
  validFrom: string;
  validUntil: string;
  phases: Record<PhaseName, PhaseForm>;
  noteDe: string;
  noteEn: string;
  sourceUri: string;
  authorityId: string;
  /** Read only, as is the name of who checked: saving decides both. */
  writtenOn: string;
  checkedBy: string;
  checkedAt: string;
  nextReview: string;
  values: Record<string, FormValue>;
  editCategories: { category: string; copyFromBusiness: boolean }[];
}

export interface RestrictionForm {
  level: RestrictionLevel;
  countryId: string | null;
  regionId: string | null;
  airportId: string | null;
  isActive: boolean;
  reminder: string;
  internalNote: string;
  internalSources: string;
  regionDeviationTourism: boolean;
  regionDeviationBusiness: boolean;
  details: DetailForm[];
  isSignificant: boolean;
  significantUpdateNote: string;
  isChecked: boolean;
  /** Takes effect on a day instead of at once. */
  isScheduled: boolean;
  effectiveOn: string;
}

export const emptyDetail = (restrictionType: RestrictionType = 'PRIVATE'): DetailForm => ({
  id: null,
  restrictionType,
  nationalities: [],
  departures: [],
  conditions: [],
  validFrom: '',
  validUntil: '',
  phases: {
    noAccess: { start: '', end: '' },
    someRestrictions: { start: '', end: '' },
    noRestrictions: { start: '', end: '' },
  },
  noteDe: '',
  noteEn: '',
  sourceUri: '',
  authorityId: '',
  writtenOn: '',
  checkedBy: '',
  checkedAt: '',
  nextReview: '',
  values: {},
  editCategories: [],
});

export const emptyRestriction = (): RestrictionForm => ({
  level: 'COUNTRY',
  countryId: null,
  regionId: null,
  airportId: null,
  isActive: true,
  reminder: '',
  internalNote: '',
  internalSources: '',
  regionDeviationTourism: false,
  regionDeviationBusiness: false,
  details: [emptyDetail()],
  isSignificant: true,
  significantUpdateNote: '',
  isChecked: false,
  isScheduled: false,
  effectiveOn: '',
});

/** A copy is a new detail: it has no id until it is saved, and nobody has compared it with its source. */
export const duplicateOf = (detail: DetailForm): DetailForm => ({
  ...structuredClone(detail),
  id: null,
  writtenOn: '',
  checkedBy: '',
  checkedAt: '',
});

const phaseForm = ({ startDate, endDate }: Phase): PhaseForm => ({ start: startDate ?? '', end: endDate ?? '' });

export function formValue(value: DetailValue): FormValue {
  if (value === null) return NOT_KNOWN;
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || !('yes' in value)) return value;
  return value.yes === null && !value.textDe && !value.textEn ? { ...value, ...NOT_KNOWN } : value;
}

function detailForm(detail: RestrictionDetail): DetailForm {
  return {
    id: detail.id,
    restrictionType: detail.restrictionType,
    nationalities: [...detail.citizenshipCodes],
    departures: [...detail.departureCodes],
    conditions: detail.conditions.map(conditionForm),
    validFrom: detail.validFrom ?? '',
    validUntil: detail.validUntil ?? '',
    phases: {
      noAccess: phaseForm(detail.noAccess),
      someRestrictions: phaseForm(detail.someRestrictions),
      noRestrictions: phaseForm(detail.noRestrictions),
    },
    noteDe: detail.note.noteDeRaw ?? '',
    noteEn: detail.note.noteEnRaw ?? '',
    sourceUri: detail.sourceUri ?? '',
    authorityId: detail.authority?.id ?? '',
    writtenOn: detail.writtenOn ?? '',
    checkedBy: nameOfEditor(detail.checkedBy),
    checkedAt: detail.checkedAt ?? '',
    nextReview: detail.nextReview ?? '',
    values: Object.fromEntries(
      Object.entries(detailValues(detail.restrictionDetailJson)).map(([key, value]) => [key, formValue(value)]),
    ),
    editCategories: detail.editCategories.map(({ category, copyFromBusiness }) => ({ category, copyFromBusiness })),
  };
}

export const restrictionForm = (restriction: Restriction): RestrictionForm => ({
  ...emptyRestriction(),
  level: restriction.level,
  countryId: restriction.country.iso2,
  regionId: restriction.region?.id ?? null,
  airportId: restriction.airport?.id ?? null,
  isActive: restriction.isActive,
  reminder: restriction.reminder ?? '',
  internalNote: restriction.internalNote ?? '',
  internalSources: restriction.internalSources ?? '',
  regionDeviationTourism: restriction.regionDeviationTourism,
  regionDeviationBusiness: restriction.regionDeviationBusiness,
  details: restriction.details.map(detailForm),
});

const orNull = (text: string | null | undefined): string | null => text?.trim() || null;

const isYesNoText = (value: FormValue): value is YesNoTextValue =>
  typeof value === 'object' && value !== null && 'yes' in value;

/** Undefined when nothing is stated: such a value is left out, and a more general one counts. Null: it is stated as not known. */
function detailValue(value: FormValue, kind: ValueKind | undefined): DetailValue | undefined {
  if (value === null || value === '') return undefined;
  if (typeof value === 'string') return kind === 'POSINT' ? Number(value) : value;
  if (typeof value === 'boolean') return value;
  if (isYesNoText(value)) {
    const text: YesNoTextValue = { yes: value.yes, textDe: orNull(value.textDe), textEn: orNull(value.textEn) };
    return text.yes === null && !text.textDe && !text.textEn && !isNotKnown(value) ? undefined : text;
  }
  if ('isNotKnown' in value) return null;
  const texts: Record<string, string | null | undefined> = { ...value };
  const spoken = Object.entries(texts).filter(([, text]) => orNull(text) !== null);
  return spoken.length === 0 ? undefined : Object.fromEntries(spoken);
}

const detailInput = (detail: DetailForm, kinds: ReadonlyMap<string, ValueKind>): EntryRestrictionDetailInput => ({
  id: detail.id,
  restrictionType: detail.restrictionType,
  citizenshipIds: detail.nationalities,
  departureIds: detail.departures,
  conditions: detail.conditions.map(conditionInput),
  validFrom: orNull(detail.validFrom),
  validUntil: orNull(detail.validUntil),
  noAccessStart: orNull(detail.phases.noAccess.start),
  noAccessEnd: orNull(detail.phases.noAccess.end),
  someRestrictionsStart: orNull(detail.phases.someRestrictions.start),
  someRestrictionsEnd: orNull(detail.phases.someRestrictions.end),
  noRestrictionsStart: orNull(detail.phases.noRestrictions.start),
  noRestrictionsEnd: orNull(detail.phases.noRestrictions.end),
  noteDe: orNull(detail.noteDe),
  noteEn: orNull(detail.noteEn),
  sourceUri: orNull(detail.sourceUri),
  authorityId: orNull(detail.authorityId),
  writtenOn: null,
  checkedAt: orNull(detail.checkedAt),
  nextReview: orNull(detail.nextReview),
  restrictionDetailJson: Object.fromEntries(
    Object.entries(detail.values).flatMap(([key, value]): [string, DetailValue][] => {
      const stated = detailValue(value, kinds.get(key));
      return stated === undefined ? [] : [[key, stated]];
    }),
  ),
  editCategories: detail.editCategories,
});

export const restrictionInput = (
  form: RestrictionForm,
  saved: { id: string; version: number } | null,
  kinds: ReadonlyMap<string, ValueKind>,
): EntryRestrictionInput => ({
  id: saved?.id ?? null,
  version: saved?.version ?? null,
  level: form.level,
  countryId: form.countryId ?? '',
  regionId: form.level === 'REGION' ? form.regionId : null,
  airportId: form.level === 'AIRPORT' ? form.airportId : null,
  isActive: form.isActive,
  reminder: orNull(form.reminder),
  internalNote: orNull(form.internalNote),
  internalSources: orNull(form.internalSources),
  regionDeviationTourism: form.regionDeviationTourism,
  regionDeviationBusiness: form.regionDeviationBusiness,
  isSignificant: form.isSignificant,
  significantUpdateNote: form.isSignificant ? orNull(form.significantUpdateNote) : null,
  isChecked: form.isChecked,
  effectiveOn: form.isScheduled ? orNull(form.effectiveOn) : null,
  proposeForConfirmation: false,
  details: form.details.map((detail) => detailInput(detail, kinds)),
});
