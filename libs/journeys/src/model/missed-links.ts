import { Injectable } from '@nestjs/common';
import { Fault } from '@landfall/kernel';
import { Database, RateLimit, subscriberOf } from '@landfall/platform';

/**
 * Throttles guesses of secret links, of pages and of mails, by network address (IPv6: by the /64 of one subscriber). Links that lead somewhere
 * are not limited.
 */
@Injectable()
export class MissedLinks {
  private readonly limit: RateLimit;

  constructor(database: Database) {
    this.limit = new RateLimit(database, { name: 'missing-page', points: 20, seconds: 60 });
  }

  /** Counts a link that leads nowhere; false when it is one too many. */
  count(address: string): Promise<boolean> {
    return this.limit.take(subscriberOf(address));
  }

  /** Counts a link that leads nowhere; throws a `Fault` when it is one too many. */
  async assertFew(address: string): Promise<void> {
    if (!(await this.count(address))) throw new Fault('TOO_MANY_REQUESTS', 'fault.TOO_MANY_REQUESTS');
  }
}
