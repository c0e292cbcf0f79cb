import pg from 'pg';
import { DataSource, getMetadataArgsStorage } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';
import { PostgresNames } from './postgres-names.js';

// Days stay calendar days: the driver would turn them into an instant of the machine's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => text);

const CONNECT_MS = 5_000;

export interface DataSourceSettings {
  /** Connections of the pool. */
  max: number;
  /** Settings of each session, such as `role=landfall_app`. */
  session?: readonly string[];
  onBrokenConnection?: (error: Error) => void;
  migrations?: PostgresDataSourceOptions['migrations'];
  migrationsTableName?: string;
}

/**
 * A TypeORM data source, not connected yet. It knows the entity classes that this process has imported so far: whoever uses an
 * entity imports it, so nobody keeps a list.
 */
export function dataSource(url: string, settings: DataSourceSettings): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    poolSize: settings.max,
    connectTimeoutMS: CONNECT_MS,
    extra: { options: (settings.session ?? []).map((setting) => `-c ${setting}`).join(' ') },
    ...(settings.onBrokenConnection ? { poolErrorHandler: settings.onBrokenConnection } : {}),
    entities: getMetadataArgsStorage().tables.map(({ target }) => target),
    migrations: settings.migrations ?? [],
    migrationsTransactionMode: 'all',
    ...(settings.migrationsTableName ? { migrationsTableName: settings.migrationsTableName } : {}),
    namingStrategy: new PostgresNames(),
    installExtensions: false,
    synchronize: false,
    // A failed statement would be logged with its parameters, which may be personal data.
    logging: false,
  });
}
