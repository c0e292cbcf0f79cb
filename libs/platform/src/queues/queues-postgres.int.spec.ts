import { describeQueues } from '../../test/queue-behaviour.js';

describeQueues('PostgreSQL', null);
