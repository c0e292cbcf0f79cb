import type { Clock } from '@landfall/kernel';
import type { Database } from '../database/database.js';
import { DeleteRecordHandler } from '../records/delete-record.handler.js';
import { ListRecordsHandler } from '../records/list-records.query.js';
import { ReadRecordsHandler } from '../records/read-records.query.js';
import { Records } from '../records/records.js';
import { SaveRecordHandler } from '../records/save-record.handler.js';
import { commandsOf, queriesOf } from './queries-of.js';

/** Records of a database, for resolvers that a test makes by hand. */
export const recordsOn = (database: Database, clock: Clock): Records =>
  new Records(
    commandsOf(new SaveRecordHandler(database, clock), new DeleteRecordHandler(database)),
    queriesOf(new ReadRecordsHandler(database), new ListRecordsHandler(database)),
  );
