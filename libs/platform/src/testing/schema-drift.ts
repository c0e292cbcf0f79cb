import { getMetadataArgsStorage } from 'typeorm';
import { dataSource } from '../database/data-source.js';

/** The statements that would bring the tables of a migrated database to what the imported entities say: none, unless they differ. */
export async function schemaDrift(url: string): Promise<string[]> {
  const source = await dataSource(url, { max: 1 }).initialize();
  try {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    await source.destroy();
  }
}

/** The tables of the imported entities that are compared. */
export const comparedTables = (): string[] =>
  getMetadataArgsStorage().tables.flatMap(({ name, synchronize }) => (name && synchronize !== false ? [name] : []));
