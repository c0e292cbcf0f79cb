export { authorities, ensureAuthority, type Authority } from './model/authorities.js';
export { placeKeyOf, restrictionById, restrictionsBy } from './model/restriction-store.js';
export type { EntryRestriction, RestrictionDetail } from './model/entry-restriction.js';
export { STATUS_TYPE } from './model/changed-types.js';
export { RuleBookKeeper } from './rule-book/rule-book-keeper.js';
export { detailsByPlace, loadGroups, loadRuleFiles, seedRules } from './seeding/seed-rules.js';
