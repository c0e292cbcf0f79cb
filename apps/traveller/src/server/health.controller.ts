import { Controller, Get, Res } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Database } from '@landfall/platform';
import { stoppingProblems } from '@landfall/platform/http';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';

/** However often it is asked: health checks are never turned away, so they may cost nothing. */
const KEPT_MS = 1_000;

/** Under a prefix too, because the front door sends the short paths to the api. */
@Controller()
export class HealthController {
  /** One question at a time, which all wait for. */
  private readonly problems = new LRUCache<'now', string[]>({
    max: 1,
    ttl: KEPT_MS,
    fetchMethod: () => this.readProblems(),
  });

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
    const problems = [...stoppingProblems(this.host), ...(await this.problems.forceFetch('now'))];
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
