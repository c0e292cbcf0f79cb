const TABLES = ['journey', 'push_subscription', 'trip_subscription'];
const REWRITTEN_BYTES = 64 * 1024 * 1024;
const LOCK_MS = 2_000;

/** Removes what erased addresses and notes leave in the files: space that a vacuum frees still holds the bytes, as do former segments of the log. */
export async function removeRemains(url) {
  const client = await connect(url);
  try {
    const done = [];
    for (const table of TABLES) done.push(await remove(client, table));
    done.push(await newLog(client));
    return done;
  } finally {
    await client.end();
  }
}

/** The same again and again, where rows of people have changed since the last time; true when nothing remains. A failure is reported. */
export class RemainsRemoval {
  #url;
  #seen = null;

  constructor(url) {
    this.#url = url;
  }

  async run(report) {
    try {
      const changes = await changesOfPeople(this.#url);
      if (changes !== this.#seen) await removeRemains(this.#url);
      this.#seen = changes;
      return true;
    } catch (error) {
      report(`bytes of erased rows are not removed yet (${error.code ?? error.message})`);
      return false;
    }
  }
}

async function changesOfPeople(url) {
  const client = await connect(url);
  try {
    const { rows } = await client.query(
      'select coalesce(sum(n_tup_upd + n_tup_del), 0)::bigint as changes from pg_stat_user_tables where relname = any($1)',
      [TABLES],
    );
    return rows[0].changes;
  } finally {
    await client.end();
  }
}

async function connect(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, options: `-c lock_timeout=${LOCK_MS}` });
  // The statement under way rejects.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function remove(client, table) {
  const { rows } = await client.query('select pg_total_relation_size($1::regclass)::float8 as bytes', [table]);
  const isRewritten = rows[0].bytes <= REWRITTEN_BYTES;
  await client.query(`vacuum (full ${isRewritten}) ${table}`);
  return `${table} ${isRewritten ? 'rewritten' : 'vacuumed'}`;
}

async function newLog(client) {
  try {
    await client.query('checkpoint');
    await client.query('select pg_switch_wal()');
    await client.query('checkpoint');
    return 'former log removed';
  } catch (error) {
    if (error.code !== '42501') throw error;
    return 'the log is left to the server';
  }
}
