import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { dataSource } from './data-source.js';

/** Whose rows a transaction may see: one organisation's, all of them for the system's own work, or none. */
export type Scope = { organisationId: string } | 'system' | 'none';

/** Runs statements on one connection. */
export interface Statements {
  query<R extends pg.QueryResultRow = pg.QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
  ): Promise<pg.QueryResult<R>>;
}

/** A connection inside a transaction: statements, and entities on the same connection. */
export interface Tx extends Statements {
  readonly manager: EntityManager;
}

/** A connection that one caller keeps for session-level state, such as an advisory lock. */
export interface Session extends Statements {
  readonly isBroken: boolean;
  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
}

export const APP_ROLE = 'landfall_app';
/** Of the traveller process: reads what its pages show, and writes subscriptions and read marks. */
export const TRAVELLER_ROLE = 'landfall_traveller';

// A transaction left open anywhere in the cluster holds the subscribers back (see docs/adr/0003).
const SESSION = ['idle_in_transaction_session_timeout=10000', 'statement_timeout=15000', 'lock_timeout=10000'];

/**
 * The data source of a process. Connects with the first transaction and runs as the restricted role, so row level security
 * holds whatever the url's user may do.
 */
export class Database implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  private readonly inUse = new Set<Promise<unknown>>();
  private source: Promise<DataSource> | null = null;
  private closed = false;

  constructor(
    readonly url: string,
    private readonly options: { max?: number; role?: string | null } = {},
  ) {}

  /** Runs `work` in one transaction: commits what it returns, rolls back what it throws. */
  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.connected((runner, client) => inTransaction(runner, client, scope, work));
  }

  /** Runs `work` on a connection of its own, which ends with it and takes its locks along. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.connected(async (runner, client) => {
      try {
        return await work({
          ...statements(client),
          get isBroken() {
            return runner.isReleased || ended.has(client);
          },
          transaction: (scope, steps) => inTransaction(runner, client, scope, steps),
        });
      } finally {
        discard(client);
      }
    });
  }

  /** Rejects a role that row level security would not hold: superuser, bypassrls, or owner of the tables. */
  async assertRestrictedRole(): Promise<void> {
    const { rows } = await this.transaction('none', (tx) =>
      tx.query<{ unsafe: boolean }>(
        `select r.rolsuper or r.rolbypassrls or exists (
           select from pg_class c where c.relname = 'journey' and c.relowner = r.oid) as unsafe
         from pg_roles r where r.rolname = current_user`,
      ),
    );
    if (rows[0]?.unsafe !== false)
      throw new Error(
        `The database role of the processes must be ${this.options.role ?? APP_ROLE}: not an owner, not a superuser.`,
      );
  }

  /** Waits for what is running and closes the pool. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.allSettled(this.inUse);
    await (await this.source)?.destroy();
  }

  private async connected<T>(work: (runner: QueryRunner, client: pg.Client) => Promise<T>): Promise<T> {
    if (this.closed) throw new Error('The database has been closed.');
    const use = this.borrow(work);
    this.inUse.add(use);
    try {
      return await use;
    } finally {
      this.inUse.delete(use);
    }
  }

  private async borrow<T>(work: (runner: QueryRunner, client: pg.Client) => Promise<T>): Promise<T> {
    const runner = (await this.ready()).createQueryRunner();
    try {
      // TypeORM watches the connection from here on: one that breaks between two statements does not end the process.
      const client = (await runner.connect()) as pg.Client;
      return await work(runner, client);
    } finally {
      await runner.release();
    }
  }

  private ready(): Promise<DataSource> {
    this.source ??= this.open().catch((error: unknown) => {
      this.source = null;
      throw error;
    });
    return this.source;
  }

  private open(): Promise<DataSource> {
    const role = this.options.role === undefined ? APP_ROLE : this.options.role;
    return dataSource(this.url, {
      max: this.options.max ?? 10,
      session: role ? [...SESSION, `role=${role}`] : SESSION,
      onBrokenConnection: (error) =>
        this.logger.warn(`An idle database connection broke (${error.name}); the pool replaces it.`),
    }).initialize();
  }

  onModuleInit(): Promise<void> {
    return this.assertRestrictedRole();
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}

async function inTransaction<T>(
  runner: QueryRunner,
  client: pg.Client,
  scope: Scope,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  try {
    await runner.startTransaction();
    await applyScope(client, scope);
    const result = await work({ ...statements(client), manager: runner.manager });
    await runner.commitTransaction();
    return result;
  } catch (error) {
    // What cannot be rolled back goes: the pool must not hand out a connection with an open transaction.
    await runner.rollbackTransaction().catch(() => discard(client));
    throw error;
  }
}

function statements(client: pg.Client): Statements {
  return { query: (sql, values) => client.query(sql, values as unknown[] | undefined) };
}

const ended = new WeakSet<pg.Client>();

/** Ends a connection; the pool drops it when it is released. */
function discard(client: pg.Client): void {
  ended.add(client);
  client.end(() => undefined);
}

/** Names the organisation (or the system) for the rest of the transaction. */
async function applyScope(client: pg.Client, scope: Scope): Promise<void> {
  if (scope === 'none') return;
  const [organisation, system] = scope === 'system' ? ['', 'system'] : [scope.organisationId, ''];
  await client.query(`select set_config('landfall.organisation', $1, true), set_config('landfall.scope', $2, true)`, [
    organisation,
    system,
  ]);
}
