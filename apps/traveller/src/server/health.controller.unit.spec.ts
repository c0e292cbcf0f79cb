import { describeReadiness } from '../../../../libs/platform/test/readiness-behaviour.js';
import { HealthController } from './health.controller.js';

describeReadiness([], (database, host) => new HealthController(database, host));
