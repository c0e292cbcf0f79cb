import { describeQueues } from './queue-behaviour.js';

describeQueues('PostgreSQL', null);
