export { eventually } from './eventually.js';
export { testDatabase, type TestDatabase } from './test-database.js';
export { wholeList } from './whole-list.js';
