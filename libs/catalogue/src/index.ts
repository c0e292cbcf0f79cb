export { DETAIL_CATEGORIES, type DetailCategory } from './categories.js';
export type { DetailSet, DetailType, ValueKind } from './detail-type.js';
export { DETAIL_TYPES, detailType } from './detail-types.js';
export { COUNTRY_INFORMATION_TYPES } from './country-information-types.js';
export { FORMER_RULE_TYPES } from './former-rule-types.js';
export {
  PANDEMIC_TEXT_KEYS,
  VACCINATION_STATUS_TYPES,
  type VaccinationStatusArea,
} from './vaccination-status-types.js';
export { explanationKeyOf } from './explanations.js';
export { DETAIL_GROUPS, type DetailGroup, type DetailView } from './detail-groups.js';
export {
  AREA_SCALE,
  areaOfColor,
  areaOfCountry,
  areaOfParts,
  mapStatusOfColor,
  RISK_SCALE,
  riskOfLevel,
  SCALE_TEXT_KEYS,
  STATUS_SCALE,
  statusOfColor,
  VISA_PROCESSES,
  VISA_TYPES,
  type AreaClassification,
  type PlainArea,
  type ScaleRisk,
  type ScaleStatus,
  type VisaProcess,
  type VisaType,
} from './scales.js';
export {
  isNotKnown,
  STATUS_COLORS,
  type DetailValue,
  type StatusColor,
  type TextValue,
  type YesNoTextValue,
} from './values.js';
export { catalogueText, isNamedGroup, type TextValues } from './texts.js';
export { presentValue, presentPositive, type PresentedValue } from './present-value.js';
export { presentTranslated, sourceText, type SourceText } from './translated-text.js';
export { checkValue, normaliseValue, MAX_POSINT, MAX_TEXT_LENGTH, type ValueFault } from './check-value.js';
