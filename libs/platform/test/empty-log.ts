import pg from 'pg';

/** Empties the log and its subscribers, as only the owner of the tables can: the next test starts afresh. */
export async function emptyLog(url: string): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query('truncate event_log, subscriber restart identity');
  await owner.end();
}
