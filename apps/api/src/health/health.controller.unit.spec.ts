import type { GuessingAlarm } from '@landfall/organisations/guessing-alarm';
import { describeReadiness } from '../../../../libs/platform/test/readiness-behaviour.js';
import { HealthController } from './health.controller.js';

describeReadiness(
  { problems: [], work: [], warnings: [] },
  (database, host) =>
    new HealthController(
      database,
      { now: () => new Date() },
      { timeZone: 'UTC' },
      { active: () => 0 } as unknown as GuessingAlarm,
      host,
    ),
);
