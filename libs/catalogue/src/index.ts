export { DETAIL_CATEGORIES, type DetailCategory } from './categories.js';
export { DETAIL_TYPES, detailType, type DetailType, type ValueKind } from './detail-types.js';
export { DETAIL_GROUPS, type DetailGroup, type DetailView } from './detail-groups.js';
export { STATUS_COLORS, type DetailValue, type StatusColor, type TextValue, type YesNoTextValue } from './values.js';
