export { restrictionHistory } from './views/restriction-history/restriction-history.projection.js';
export { RuleBookKeeper } from './rule-book/rule-book-keeper.js';
