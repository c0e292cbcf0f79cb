import { Controller, Get, Res } from '@nestjs/common';
import { aliveProcesses, Database, stoppedSubscribers } from '@landfall/platform';
import type { Response } from 'express';

@Controller()
export class HealthController {
  constructor(private readonly database: Database) {}

  @Get('healthz')
  healthz(): { status: string } {
    return { status: 'ok' };
  }

  /** Readiness: the database answers, a worker is alive, and no subscriber is stopped. */
  @Get('readyz')
  async readyz(@Res() response: Response): Promise<void> {
    const problems = await this.database
      .transaction('none', async (tx) => {
        const stopped = (await stoppedSubscribers(tx)).map(
          (f) => `subscriber ${f.name} stopped at event ${f.failedPosition}: ${f.failure}`,
        );
        return (await aliveProcesses(tx, 'worker')) > 0 ? stopped : [...stopped, 'no worker is alive'];
      })
      .catch((error: Error) => [`the database does not answer (${error.name})`]);
    response
      .status(problems.length === 0 ? 200 : 503)
      .json({ status: problems.length === 0 ? 'ready' : 'not ready', problems });
  }
}
