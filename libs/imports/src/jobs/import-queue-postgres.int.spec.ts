import { describeImportQueue } from '../../test/import-queue-behaviour.js';

describeImportQueue('PostgreSQL', null);
