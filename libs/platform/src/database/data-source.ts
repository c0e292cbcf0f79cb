import pg from 'pg';
import { DataSource, getMetadataArgsStorage } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { ServiceFault } from '../config/service-fault.js';
import { PostgresNames } from './postgres-names.js';

// Days stay calendar days; the driver would convert them to local instants.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => text);

const CONNECT_MS = 5_000;
/** Longer than any pause between the rounds of the worker: a new connection costs as much as dozens of statements. */
export const IDLE_CONNECTION_MS = 60_000;

export interface DataSourceSettings {
  max: number;
  session?: readonly string[];
  onBrokenConnection?: (error: Error) => void;
  migrations?: PostgresDataSourceOptions['migrations'];
  migrationsTableName?: string;
}

/** A TypeORM data source, not yet connected. It knows every entity class imported so far. */
export function dataSource(url: string, settings: DataSourceSettings): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize: settings.max,
    connectTimeoutMS: CONNECT_MS,
    extra: {
      options: (settings.session ?? []).map((setting) => `-c ${setting}`).join(' '),
      idleTimeoutMillis: IDLE_CONNECTION_MS,
    },
    ...(settings.onBrokenConnection ? { poolErrorHandler: settings.onBrokenConnection } : {}),
    entities: getMetadataArgsStorage().tables.map(({ target }) => target),
    migrations: settings.migrations ?? [],
    migrationsTransactionMode: 'all',
    ...(settings.migrationsTableName ? { migrationsTableName: settings.migrationsTableName } : {}),
    namingStrategy: new PostgresNames(),
    installExtensions: false,
    synchronize: false,
    // TypeORM logs failed statements with parameters, which may be personal data.
    logging: false,
  });
}

/** The same, connected. Throws a `ServiceFault` that names DATABASE_URL. */
export async function connectedDataSource(url: string, settings: DataSourceSettings): Promise<DataSource> {
  try {
    return await dataSource(url, settings).initialize();
  } catch (error) {
    throw new ServiceFault('DATABASE_URL', url, error);
  }
}
