import pg from 'pg';

export async function emptyLog(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query('truncate event_log, subscriber restart identity');
  await owner.end();
}
