/** What reads tables, which is loaded with the first text that may hold one. */
export { listedNationalities, readTable } from './table.js';
