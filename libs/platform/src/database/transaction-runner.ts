import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

/** TypeORM's side of a transaction that `Database` has begun and will end: it takes no connection and gives none back. */
export class TransactionRunner extends PostgresQueryRunner {
  constructor(source: DataSource, client: pg.PoolClient) {
    super(source.driver as PostgresDriver, 'master');
    this.databaseConnection = client;
    this.isTransactionActive = true;
    this.transactionDepth = 1;
    this.manager = source.createEntityManager(this);
  }

  override async release(): Promise<void> {
    // The connection is not its own.
  }
}
