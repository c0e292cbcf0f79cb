import type { DetailValue } from '@landfall/catalogue';
import { yesOf } from './facts.js';
import type { Statement, SummaryKey } from './model.js';
import type { Resolution } from './resolution.js';

interface SummaryRule {
  type: string;
  /** The answer that makes the item required. */
  requiredBy: boolean;
  /** The type that decides at a transit place; absent: the item does not apply to transit. */
  transitType?: string;
}

export const SUMMARY_RULES: Record<SummaryKey, SummaryRule> = {
  ID_OR_PASSPORT: { type: 'ErIdSufficient', requiredBy: false },
  VISA: { type: 'ErVisaRequired', requiredBy: true, transitType: 'ErTransitVisaRequired' },
  ENTRY_PERMIT: { type: 'ErEntryPermitRequired', requiredBy: true, transitType: 'ErTransitEntryPermitRequired' },
  HEALTH_INSURANCE: { type: 'ErHealthInsuranceRequired', requiredBy: true },
  IMMUNISATION: { type: 'VaccinationRequired', requiredBy: true },
  DRIVING_PERMIT: { type: 'InternationalDrivingPermitRequired', requiredBy: true },
  EXTRA_FORMS: { type: 'ErExtraFormsRequired', requiredBy: true },
  CHILDRENS_PASSPORT: { type: 'ErChildrenPassportRequired', requiredBy: true },
};

const REQUIRED_BY: ReadonlyMap<string, boolean> = new Map(
  Object.values(SUMMARY_RULES).flatMap(({ type, transitType, requiredBy }) =>
    [type, ...(transitType ? [transitType] : [])].map((one): [string, boolean] => [one, requiredBy]),
  ),
);

export const SUMMARY_TYPES: ReadonlySet<string> = new Set(REQUIRED_BY.keys());

/** Whether a value of a type of the summary requires it. */
export const isRequirement = (type: string, value: DetailValue): boolean =>
  REQUIRED_BY.has(type) && yesOf(value) === REQUIRED_BY.get(type);

export const requires = (statements: readonly Statement[], requiredBy: boolean): boolean =>
  statements.some(({ value }) => yesOf(value) === requiredBy);

/** Whether what is resolved for a type of the summary requires it for certain; a denied "no" may be a yes. */
export function isRequiring(
  type: string,
  { statements, likelyAlternatives: alternatives, contrary }: Resolution,
): boolean {
  const requiredBy = REQUIRED_BY.get(type);
  if (requiredBy === undefined) return false;
  if (alternatives.length === 0 && contrary.length > 0) return true;
  return (
    requires(statements, requiredBy) &&
    alternatives.every((alternative) => requires(alternative.statements, requiredBy))
  );
}

/** The type that decides an item of the summary at a destination. */
export const decidingType = (key: SummaryKey): string => SUMMARY_RULES[key].type;
