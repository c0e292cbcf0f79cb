import { getMetadataArgsStorage } from 'typeorm';
import { dataSource } from '../database/data-source.js';

/** The statements that would bring the migrated tables in line with the entities; none without drift. */
export async function schemaDrift(url: string): Promise<string[]> {
  const source = await dataSource(url, { max: 1 }).initialize();
  try {
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    return upQueries.map(({ query }) => query);
  } finally {
    await source.destroy();
  }
}

export const comparedTables = (): string[] =>
  getMetadataArgsStorage().tables.flatMap(({ name, synchronize }) => (name && synchronize !== false ? [name] : []));
