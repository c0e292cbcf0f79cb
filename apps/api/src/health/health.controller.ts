import { Controller, Get, Inject, Res } from '@nestjs/common';
import type { Clock } from '@landfall/kernel';
import { mailProblems } from '@landfall/notifications/mail-problems';
import { GuessingAlarm } from '@landfall/organisations/guessing-alarm';
import { CLOCK, Database, heartbeatProblem, stoppedSubscribers } from '@landfall/platform';
import type { Response } from 'express';

@Controller()
export class HealthController {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly guessing: GuessingAlarm,
  ) {}

  @Get('healthz')
  healthz(): { status: string } {
    return { status: 'ok' };
  }

  /**
   * Readiness: the database answers, a worker stays up, no subscriber is stopped, and mails go out. `canServe` leaves the mails out: a start or a
   * deployment does not wait for a mail server.
   */
  @Get('readyz')
  async readyz(@Res() response: Response): Promise<void> {
    const { problems, mails } = await this.database
      .transaction('system', async (tx) => {
        const stopped = (await stoppedSubscribers(tx)).map(
          (f) => `subscriber ${f.name} stopped at event ${f.failedPosition}: ${f.failure}`,
        );
        const worker = await heartbeatProblem(tx, 'worker');
        const problems = [...stopped, ...(worker === null ? [] : [worker])];
        return { problems, mails: await mailProblems(tx, this.clock.now()) };
      })
      .catch((error: Error) => ({ problems: [`the database does not answer (${error.name})`], mails: [] }));
    const canServe = problems.length === 0;
    const isReady = canServe && mails.length === 0;
    response.status(isReady ? 200 : 503).json({
      status: isReady ? 'ready' : 'not ready',
      canServe,
      problems: [...problems, ...mails],
      warnings: this.warnings(),
    });
  }

  /** What an operator should look at, although requests are served. */
  private warnings(): string[] {
    const count = this.guessing.active();
    return count === 0 ? [] : [`passwords are being guessed (accounts and addresses: ${count})`];
  }
}
