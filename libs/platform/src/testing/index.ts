export { eventually } from './eventually.js';
export { queueProcess, type QueueProcess } from './queue-process.js';
export { testDatabase, type TestDatabase } from './test-database.js';
