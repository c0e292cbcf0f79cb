import { Controller, Get, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Database } from '@landfall/platform';
import { onceASecond, stoppingProblems } from '@landfall/platform/http';
import type { Response } from 'express';

/** Under a prefix too, because the front door sends the short paths to the api. */
@Controller()
export class HealthController {
  private readonly problems = onceASecond(() => this.readProblems());

  constructor(
    private readonly database: Database,
    private readonly host: HttpAdapterHost,
  ) {}

  @Get(['healthz', 'traveller/healthz'])
  healthz(): { status: string } {
    return { status: 'ok' };
  }

  /** Readiness: the database answers. Pages come from snapshots, so rules are not required. Asked of the database once a second at most. */
  @Get(['readyz', 'traveller/readyz'])
  async readyz(@Res() response: Response): Promise<void> {
    const problems = [...stoppingProblems(this.host), ...(await this.problems())];
    response
      .status(problems.length === 0 ? 200 : 503)
      .json({ status: problems.length === 0 ? 'ready' : 'not ready', problems });
  }

  private readProblems(): Promise<string[]> {
    return this.database
      .transaction('none', (tx) => tx.query('select 1'))
      .then(
        () => [],
        (error: Error) => [`the database does not answer (${error.name})`],
      );
  }
}
