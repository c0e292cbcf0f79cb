export * from './model.js';
export { answer } from './answer.js';
export { CORE_TYPES, TRANSIT_CORE_TYPES } from './core-types.js';
export { contentHash } from './content-hash.js';
export { differences } from './differences.js';
export { placeKey, placeKeys } from './place-keys.js';
export { RuleBook } from './rule-book.js';
export { findTies, type Tie } from './ties.js';
