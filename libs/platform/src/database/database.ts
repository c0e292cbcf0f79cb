import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';

/** Whose rows a transaction may see: one organisation's, all of them for the system's own work, or none. */
export type Scope = { organisationId: string } | 'system' | 'none';

/** A connection inside a transaction. */
export interface Tx {
  query<R extends pg.QueryResultRow = pg.QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<R>>;
}

export const APP_ROLE = 'landfall_app';

// A transaction left open anywhere in the cluster holds the followers back (see docs/adr/0003).
const SESSION = ['idle_in_transaction_session_timeout=10000', 'statement_timeout=15000', 'lock_timeout=10000'];

// Days stay calendar days: the driver would turn them into an instant of the machine's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => text);

/** The pool of a process. Runs as the restricted role, so row level security holds whatever the url's user may do. */
export class Database implements OnModuleInit, OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly logger = new Logger('Database');

  constructor(
    readonly url: string,
    options: { max?: number; role?: string | null } = {},
  ) {
    const role = options.role === undefined ? APP_ROLE : options.role;
    const settings = role ? [...SESSION, `role=${role}`] : SESSION;
    this.pool = new pg.Pool({
      connectionString: url,
      max: options.max ?? 10,
      options: settings.map((s) => `-c ${s}`).join(' '),
      connectionTimeoutMillis: 5_000,
    });
    this.pool.on('error', (error) =>
      this.logger.warn(`An idle database connection broke (${error.name}); the pool replaces it.`),
    );
  }

  /** Runs `work` in one transaction: commits what it returns, rolls back what it throws. */
  async transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    // Without a listener a connection that breaks between two statements would end the process.
    const onError = (error: Error): void => {
      broken = error;
    };
    client.on('error', onError);
    try {
      await client.query('begin');
      await applyScope(client, scope);
      const result = await work(asTx(client));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.off('error', onError);
      client.release(broken);
    }
  }

  /** A dedicated connection for session-level state (advisory locks, LISTEN); the caller releases it. */
  connect(): Promise<pg.PoolClient> {
    return this.pool.connect();
  }

  /** Refuses a role that row level security would not hold: superuser, bypassrls, or owner of the tables. */
  async assertRestrictedRole(): Promise<void> {
    const { rows } = await this.pool.query<{ unsafe: boolean }>(
      `select r.rolsuper or r.rolbypassrls or exists (
         select from pg_class c where c.relname = 'journey' and c.relowner = r.oid) as unsafe
       from pg_roles r where r.rolname = current_user`,
    );
    if (rows[0]?.unsafe !== false)
      throw new Error(`The database role of the processes must be ${APP_ROLE}: not an owner, not a superuser.`);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  onModuleInit(): Promise<void> {
    return this.assertRestrictedRole();
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}

/** Wraps a connection so that statements can be run on it, and nothing else. */
export function asTx(client: pg.ClientBase): Tx {
  return { query: (sql, values) => client.query(sql, values as unknown[] | undefined) };
}

/** Names the organisation (or the system) for the rest of the transaction. */
export async function applyScope(client: pg.ClientBase, scope: Scope): Promise<void> {
  if (scope === 'none') return;
  const [organisation, system] = scope === 'system' ? ['', 'system'] : [scope.organisationId, ''];
  await client.query(`select set_config('landfall.organisation', $1, true), set_config('landfall.scope', $2, true)`, [
    organisation,
    system,
  ]);
}
