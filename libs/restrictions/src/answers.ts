export {
  decideItinerary,
  MAX_DESTINATIONS,
  MAX_NATIONALITIES,
  zipPlaces,
  type ItineraryInput,
  type PlaceInput,
} from './itinerary/decide-itinerary.js';
export { differenceSideText, differenceTitle } from './views/destination-detail/difference-text.js';
export { entryText } from './views/destination-detail/entry-text.js';
export {
  presentAnswer,
  presentPlace,
  type PresentedAnswer,
  type PresentedEntry,
  type PresentedPlace,
} from './views/destination-detail/present-answer.js';
export { wantedLanguage } from './views/destination-detail/destination-detail.resolver.js';
export { AuthorityDirectory } from './rule-index/authority-directory.js';
export { Cruises } from './cruises/cruises.js';
export { RuleIndexProjection } from './rule-index/rule-index.projection.js';
export {
  decideDraft,
  type DraftDependencies,
  type DraftRules,
} from './commands/save-entry-restriction/decide-draft.js';
export type { EntryRestrictionInput } from './commands/save-entry-restriction/save-entry-restriction.command.js';
export { toRuleDetails } from './rule-index/to-rule-details.js';
export { presentAnswerAsOf } from './views/destination-detail/present-answer-as-of.js';
export { rulesAsOf, type PastRules } from './rule-index/rules-as-of.js';
export { translationsOf } from './translations/translations-of.js';
export type { Translations } from './translations/translation-index.js';
export { wantedMoment } from './rule-index/wanted-moment.js';
export { readable } from './commands/save-entry-restriction/readable-rejection.js';
export { brokenBetween, brokenBy, type RegressionCaseRules } from './model/broken-by.js';
export type { BrokenRegressionCase, RegressionFailure } from './model/regression-case.js';
export { planWarnings } from './commands/plan-revision/publish-revision.js';
export { readableWarning } from './views/entry-restrictions/readable-warning.js';
export { presentBrokenRegressionCases } from './views/regression-cases/present-regression-case.js';
export { mapRisk } from './views/map/map-status.js';
export { Viewpoints } from './views/map/viewpoints.js';
