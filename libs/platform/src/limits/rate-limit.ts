import { Logger } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { hashSecret } from '../auth/secrets.js';
import type { Database, Statements } from '../database/database.js';

export const RATE_LIMIT_TABLE = 'rate_limit';

export interface RateLimitRule {
  name: string;
  points: number;
  /** A counter expires this long after its first point. */
  seconds: number;
}

interface Statement {
  text: string;
  values: readonly unknown[];
}

/** Counts points across all processes under hashed keys; without the database each process counts alone. */
export class RateLimit {
  private readonly logger = new Logger('RateLimit');
  private readonly limiter: RateLimiterPostgres;

  constructor(database: Pick<Database, 'transaction'>, rule: RateLimitRule) {
    const client = {
      query: (statement: Statement) =>
        database
          .transaction('none', (tx) => tx.query(statement.text, statement.values))
          .catch((error: Error) => {
            this.logger.warn(`Limits of ${rule.name} are counted in this process alone (${error.name}).`);
            throw error;
          }),
    };
    this.limiter = new RateLimiterPostgres({
      ...optionsOf(rule),
      storeClient: client,
      // A key over its limit costs no statement.
      inMemoryBlockOnConsumed: rule.points,
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: rule.name, points: rule.points, duration: rule.seconds }),
    });
  }

  /** Takes one point; false when none is left. */
  take(key: string): Promise<boolean> {
    return taken(this.limiter, key);
  }
}

const optionsOf = ({ name, points, seconds }: RateLimitRule): ConstructorParameters<typeof RateLimiterPostgres>[0] => ({
  storeClient: null,
  storeType: 'client',
  tableName: RATE_LIMIT_TABLE,
  tableCreated: true,
  keyPrefix: name,
  points,
  duration: seconds,
});

const hashOf = (key: string): string => hashSecret(key).toString('base64');

/** The key of a row: no name and no address can be read from it. */
export const storedKey = (name: string, key: string): string => `${name}:${hashOf(key)}`;

async function taken(limiter: RateLimiterPostgres, key: string): Promise<boolean> {
  try {
    await limiter.consume(hashOf(key));
    return true;
  } catch (reached) {
    if (reached instanceof RateLimiterRes) return false;
    throw reached;
  }
}

/** Takes one point in a transaction; false when none is left. A rollback returns it. */
export function takeWithin(tx: Statements, rule: RateLimitRule, key: string): Promise<boolean> {
  const client = { query: ({ text, values }: Statement) => tx.query(text, values) };
  return taken(new RateLimiterPostgres({ ...optionsOf(rule), storeClient: client, clearExpiredByTimeout: false }), key);
}

/** Gives back a point that was taken for nothing. */
export async function giveBackWithin(tx: Statements, { name }: RateLimitRule, key: string): Promise<void> {
  await tx.query(`update ${RATE_LIMIT_TABLE} set points = greatest(points - 1, 0) where key = $1`, [
    storedKey(name, key),
  ]);
}
