export { DETAIL_CATEGORIES, type DetailCategory } from './categories.js';
export { DETAIL_TYPES, detailType, type DetailType, type ValueKind } from './detail-types.js';
export { DETAIL_GROUPS, type DetailGroup, type DetailView } from './detail-groups.js';
export { STATUS_COLORS, type DetailValue, type StatusColor, type TextValue, type YesNoTextValue } from './values.js';
export { catalogueText, type TextValues } from './texts.js';
export { presentValue, presentPositive, type PresentedValue } from './present-value.js';
export { checkValue, normaliseValue, MAX_POSINT, MAX_TEXT_LENGTH, type ValueFault } from './check-value.js';
