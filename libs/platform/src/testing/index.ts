export { eventually } from './eventually.js';
export { PAGE_TOO_LONG, rejectionsOf } from './list-rejections.js';
export { commandsOf, queriesOf } from './queries-of.js';
export { recordsOn } from './records-on.js';
export { queueProcess, type QueueProcess } from './queue-process.js';
export { runMigration } from './run-migration.js';
export { comparedTables, schemaDrift } from './schema-drift.js';
export { testDatabase, type TestDatabase } from './test-database.js';
export { wholeList } from './whole-list.js';
