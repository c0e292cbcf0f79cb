export { authorities, ensureAuthority, type Authority } from './model/authorities.js';
export { placeKeyOf, restrictionById, restrictionsBy } from './model/restriction-store.js';
export type { EntryRestriction, RestrictionDetail } from './model/entry-restriction.js';
export { isRichText, plainTextHtml, richTextHtml, richTextPlain, sanitiseRichText } from './model/rich-text.js';
// What is copied into a note is limited as a note is.
export { MAX_TEXT_LENGTH } from '@landfall/catalogue';
export {
  diffRevisions,
  sourcesOfChanges,
  STAFF_FIELDS,
  type RevisionContent,
  type RevisionDifference,
} from './model/revision-diff.js';
export {
  fieldText,
  fieldTitle,
  presentChanges,
  type ChangeWords,
  type PresentedChange,
} from './views/restriction-revisions/present-changes.js';
export { checkedDay, isOverdue, overdueDetails, reviewDay, REVIEW_AFTER_DAYS } from './model/review.js';
export { STATUS_TYPE } from './model/changed-types.js';
export { plansKey, restrictionOfPlansKey } from './rule-index/open-plans.js';
export { movesAnswers } from './rule-index/moves-answers.js';
export { RuleIndexProjection } from './rule-index/rule-index.projection.js';
export { loadCruiseSeeds } from './cruises/cruise-seeds.js';
export { detailsByPlace, loadGroups, loadRuleFiles, seedRules } from './seeding/seed-rules.js';
export { linkChecks, type LinkCheck } from './model/link-checks.js';
export { acceptableTranslation } from './translations/acceptable-translation.js';
export type { Translations } from './translations/translation-index.js';
export {
  KEEP_UNUSED_DAYS,
  missingTranslations,
  storeTranslations,
  sweepTranslations,
  takeIntoUse,
  type MadeTranslation,
} from './translations/translation-store.js';
export { wantedTranslations, type WantedTranslation } from './translations/wanted-translation.js';
export { RestrictionHistory } from './views/restriction-history/restriction-history.projection.js';
