export { eventually } from './eventually.js';
export { runMigration } from './run-migration.js';
export { schemaDrift } from './schema-drift.js';
export { testDatabase, type TestDatabase } from './test-database.js';
export { wholeList } from './whole-list.js';
