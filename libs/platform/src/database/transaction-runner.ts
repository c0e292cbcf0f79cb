import type pg from 'pg';
import type { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';

/** A query runner inside a transaction of `Database`: it neither acquires nor releases the connection. */
export class TransactionRunner extends PostgresQueryRunner {
  constructor(source: DataSource, client: pg.PoolClient) {
    super(source.driver as PostgresDriver, 'master');
    this.databaseConnection = client;
    this.isTransactionActive = true;
    this.transactionDepth = 1;
    this.manager = source.createEntityManager(this);
  }

  override async release(): Promise<void> {}
}
