import pg from 'pg';

/** Works on a connection of its own. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The rows of a statement, as the user of the url sees them. */
export const rowsOf = <T extends object>(url: string, sql: string, values: unknown[] = []): Promise<T[]> =>
  withClient(url, async (client) => (await client.query<T>(sql, values)).rows);
