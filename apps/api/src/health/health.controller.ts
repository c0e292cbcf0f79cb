import { Controller, Get, Inject, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Clock } from '@landfall/kernel';
import { mailProblems } from '@landfall/notifications/mail-problems';
import { mailSettingProblems } from '@landfall/notifications/mail-setting-problems';
import { GuessingAlarm } from '@landfall/organisations/guessing-alarm';
import { CLOCK, CONFIG, Database, heartbeatProblem, stoppedSubscribers, type Config } from '@landfall/platform';
import { onceASecond, stoppingProblems } from '@landfall/platform/http';
import { dueProblems } from '@landfall/restrictions/due-problems';
import type { Response } from 'express';

interface Readiness {
  problems: string[];
  work: string[];
  warnings: string[];
}

@Controller()
export class HealthController {
  private readonly readiness = onceASecond(() => this.readReadiness());

  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
    private readonly guessing: GuessingAlarm,
    private readonly host: HttpAdapterHost,
  ) {}

  @Get('healthz')
  healthz(): { status: string } {
    return { status: 'ok' };
  }

  /**
   * Readiness: the database answers, a worker stays up, no subscriber is stopped, mails go out, and revisions are applied on their day. `canServe`
   * leaves the last two out: a start or a deployment waits neither for a mail server nor for an editor. Asked of the database once a second at most.
   */
  @Get('readyz')
  async readyz(@Res() response: Response): Promise<void> {
    const { problems: found, work, warnings } = await this.readiness();
    const problems = [...stoppingProblems(this.host), ...found];
    const canServe = problems.length === 0;
    const isReady = canServe && work.length === 0;
    response.status(isReady ? 200 : 503).json({
      status: isReady ? 'ready' : 'not ready',
      canServe,
      problems: [...problems, ...work],
      warnings: [...warnings, ...this.warnings()],
    });
  }

  private readReadiness(): Promise<Readiness> {
    return this.database
      .transaction('system', async (tx) => {
        const stopped = (await stoppedSubscribers(tx)).map(
          (f) => `subscriber ${f.name} stopped at event ${f.failedPosition}: ${f.failure}`,
        );
        const worker = await heartbeatProblem(tx, 'worker');
        const now = this.clock.now();
        const settings = await mailSettingProblems(tx, now);
        const due = await dueProblems(tx, now, this.config.timeZone);
        const work = [...settings.work, ...(await mailProblems(tx, now)), ...due];
        return { problems: [...stopped, ...(worker === null ? [] : [worker])], work, warnings: settings.warnings };
      })
      .catch((error: Error) => ({
        problems: [`the database does not answer (${error.name})`],
        work: [],
        warnings: [],
      }));
  }

  /** What an operator should look at, although requests are served. */
  private warnings(): string[] {
    const count = this.guessing.active();
    return count === 0 ? [] : [`passwords are being guessed (accounts and addresses: ${count})`];
  }
}
