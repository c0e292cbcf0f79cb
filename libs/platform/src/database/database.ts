import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { describeFault } from '../describe-fault.js';
import { ConfigError } from '../config/read-environment.js';
import { connectedDataSource } from './data-source.js';
import { powersOf } from './powers-of.js';
import { TransactionRunner } from './transaction-runner.js';

/** The visible rows of a transaction: of one organisation, of one user, all but those of users alone (system), or none. */
export type Scope = { organisationId: string } | { userId: string } | 'system' | 'none';

export interface Statements {
  query<R extends pg.QueryResultRow = pg.QueryResultRow>(
    sql: string,
    values?: readonly unknown[],
    /** Of a statement that is sent all the time: each connection plans it once. A name stands for one text. */
    name?: string,
  ): Promise<pg.QueryResult<R>>;
}

/** A connection inside a transaction, with entities on the same connection. */
export interface Tx extends Statements {
  readonly manager: EntityManager;
}

/** A dedicated connection for session-level state, such as an advisory lock. */
export interface Session extends Statements {
  readonly isBroken: boolean;
  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>;
}

interface Opened {
  source: DataSource;
  pool: pg.Pool;
}

interface Connection {
  source: DataSource;
  client: pg.PoolClient;
  broken?: Error;
}

export const APP_ROLE = 'landfall_app';
/** The role of the traveller process: reads page data, writes subscriptions and read marks. */
export const TRAVELLER_ROLE = 'landfall_traveller';

// An open transaction anywhere in the cluster delays the subscribers (docs/adr/0003).
const IDLE_IN_TRANSACTION_MS = 10_000;
const SESSION = ['statement_timeout=15000', 'lock_timeout=10000'];
const REPEATS = 5;
const NO_SUCH_STATEMENT = '26000';

/** Connects lazily as the restricted role: row level security holds for any user of the url. */
export class Database implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Database');
  private opened: Promise<Opened> | null = null;
  private closed = false;
  /** A pooler in between gives statements names of its own. */
  private keepsNames = true;

  constructor(
    readonly url: string,
    private readonly options: { max?: number; role?: string | null; idleInTransactionMs?: number } = {},
  ) {}

  transaction<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.connected((connection) => inTransaction(connection, scope, work));
  }

  /**
   * A transaction that runs again when it loses its connection, as the server ends one that stands still for too long on a machine
   * without a processor to spare. For work that may run twice.
   */
  async repeatable<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let repeats = 0; ; repeats += 1) {
      let used: Connection | null = null;
      try {
        return await this.connected((connection) => {
          used = connection;
          return inTransaction(connection, scope, work);
        });
      } catch (error) {
        if (repeats === REPEATS || !isBroken(used)) throw error;
        this.logger.warn(`A connection broke (${describeFault(error)}); trying again.`);
      }
    }
  }

  /**
   * One statement that only reads, in a transaction of its own and, once the connection knows it by its name, in a single message: for what
   * every request waits for. `values` are texts as PostgreSQL reads them; the statement names their types.
   */
  readOnce<R extends pg.QueryResultRow>(scope: Scope, { name, text, values }: NamedStatement): Promise<R[]> {
    return this.connected(async (connection) => {
      const { client } = connection;
      const known = knownStatements(client);
      if (known.has(name) && this.keepsNames) {
        const call = `execute ${client.escapeIdentifier(name)}(${values.map((value) => client.escapeLiteral(value)).join()})`;
        try {
          const results = await client.query(`${visibilityOf(client, scope)}; ${call}`);
          return (results as unknown as pg.QueryResult<R>[]).at(-1)!.rows;
        } catch (error) {
          if (!(error instanceof pg.DatabaseError && error.code === NO_SUCH_STATEMENT)) throw error;
          this.keepsNames = false;
        }
      }
      const { rows } = await inTransaction(connection, scope, (tx) => tx.query<R>(text, values, name));
      known.add(name);
      return rows;
    });
  }

  /** Runs `work` on a dedicated connection, which closes afterwards and releases its locks. */
  session<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.connected(async (connection) => {
      try {
        return await work({
          ...statements(connection.client),
          get isBroken() {
            return connection.broken !== undefined;
          },
          transaction: (scope, steps) => inTransaction(connection, scope, steps),
        });
      } finally {
        connection.broken ??= new Error('What belongs to the session ends with it.');
      }
    });
  }

  /**
   * Rejects a connection that is more than the role of the processes, or can become more: neither the login nor the role may be a
   * superuser, pass row security, own anything or be a member of another role.
   */
  async assertRestrictedRole(): Promise<void> {
    const role = this.options.role ?? APP_ROLE;
    const powers = await this.repeatable('none', async (tx) => {
      const { rows } = await tx.query<{ names: string[] }>(
        'select array[session_user::text, current_user::text] as names',
      );
      return powersOf(tx, rows[0]!.names, role);
    });
    if (powers.length > 0)
      throw new ConfigError(
        `DATABASE_URL: its login may be a member of ${role} alone, but ${powers.join(' and ')}. node scripts/migrate.mjs makes such a login.`,
      );
  }

  async close(): Promise<void> {
    this.closed = true;
    await (await this.opened)?.source.destroy();
  }

  private async connected<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const { source, pool } = await this.open();
    const client = await pool.connect();
    const connection: Connection = { source, client };
    // Without a listener a broken idle connection would end the process.
    const onError = (error: Error): void => {
      connection.broken = error;
    };
    client.on('error', onError);
    try {
      return await work(connection);
    } finally {
      client.off('error', onError);
      client.release(connection.broken);
    }
  }

  private open(): Promise<Opened> {
    if (this.closed && !this.opened) throw new Error('The database has been closed.');
    this.opened ??= this.initialise().catch((error: unknown) => {
      this.opened = null;
      throw error;
    });
    return this.opened;
  }

  private async initialise(): Promise<Opened> {
    const role = this.options.role === undefined ? APP_ROLE : this.options.role;
    const idle = this.options.idleInTransactionMs ?? IDLE_IN_TRANSACTION_MS;
    const session = [...SESSION, `idle_in_transaction_session_timeout=${idle}`];
    const source = await connectedDataSource(this.url, {
      max: this.options.max ?? 10,
      session: role ? [...session, `role=${role}`] : session,
      onBrokenConnection: (error) =>
        this.logger.warn(`An idle database connection broke (${error.name}); the pool replaces it.`),
    });
    return { source, pool: (source.driver as PostgresDriver).master as pg.Pool };
  }

  onModuleInit(): Promise<void> {
    return this.assertRestrictedRole();
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}

const isBroken = (connection: Connection | null): boolean => connection?.broken !== undefined;

async function inTransaction<T>(connection: Connection, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { client } = connection;
  try {
    await client.query(beginOf(client, scope));
    const result = await work(asTx(connection));
    await client.query('commit');
    return result;
  } catch (error) {
    // After a failed rollback the connection is discarded: its transaction may be open.
    await client.query('rollback').catch((failure: Error) => {
      connection.broken = failure;
    });
    throw error;
  }
}

/** Created lazily: most transactions run statements only. */
function asTx({ source, client }: Connection): Tx {
  let manager: EntityManager | null = null;
  return {
    ...statements(client),
    get manager() {
      manager ??= new TransactionRunner(source, client).manager;
      return manager;
    },
  };
}

function statements(client: pg.PoolClient): Statements {
  return { query: (text, values, name) => client.query({ text, values: values as unknown[] | undefined, name }) };
}

const knownByClient = new WeakMap<pg.PoolClient, Set<string>>();

function knownStatements(client: pg.PoolClient): Set<string> {
  let known = knownByClient.get(client);
  if (!known) knownByClient.set(client, (known = new Set()));
  return known;
}

/** A statement with the name under which a connection keeps it. A name stands for one text. */
export interface NamedStatement {
  name: string;
  text: string;
  values: readonly string[];
}

/** Begins, and names who sees rows of the transaction and that nobody else does: in one message, since every transaction waits for it. */
function beginOf(client: pg.PoolClient, scope: Scope): string {
  return scope === 'none' ? 'begin' : `begin; ${visibilityOf(client, scope)}`;
}

function visibilityOf(client: pg.PoolClient, scope: Scope): string {
  const { organisationId = '', userId = '' }: { organisationId?: string; userId?: string } =
    typeof scope === 'string' ? {} : scope;
  return [
    `set local landfall.scope = ${scope === 'system' ? "'system'" : "''"}`,
    `set local landfall.organisation = ${client.escapeLiteral(organisationId)}`,
    `set local landfall."user" = ${client.escapeLiteral(userId)}`,
  ].join('; ');
}
