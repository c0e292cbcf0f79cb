import { PEER_SCHEMA } from './peer-tables.mjs';
import { ready, startGroup, startProcess, stopProcess } from './processes.mjs';

const FETCH_MS = 300_000;

/**
 * Starts the generic peer: PostGraphile 5 over the tables of the benchmark, fetched by npx and run on its own Node 22. Where
 * that cannot be had, a hand-written GraphQL server with one SQL statement per request takes its place, and is named as such.
 */
export async function startPeer(databaseUrl, port, home, report) {
  report('fetching and starting PostGraphile 5 (npx, on Node 22); the first time takes a minute or two');
  const serve = `postgraphile --preset postgraphile/presets/amber -c '${databaseUrl}' -s ${PEER_SCHEMA} -n 127.0.0.1 -p ${port}`;
  const unit = startGroup(
    'PostGraphile',
    'npx',
    ['-y', '-p', 'node@22', '-p', 'postgraphile@5', '-c', `postgraphile --version && ${serve}`],
    {
      cwd: home,
      env: { ...process.env, NODE_ENV: 'production', GRAPHILE_ENV: 'production', npm_config_loglevel: 'error' },
    },
  );
  const url = `http://127.0.0.1:${port}/graphql`;
  const answers = async () =>
    (
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"query":"{__typename}"}',
      })
    ).ok;
  try {
    await ready(unit, answers, FETCH_MS);
    return { name: `PostGraphile ${/^\d+\.\d+\.\d+/m.exec(unit.output)?.[0] ?? '5'}`, url, unit };
  } catch (error) {
    report(`PostGraphile cannot be had here: ${error.message.trim().split('\n').slice(0, 3).join(' ')}`);
    report('comparing with hand-written SQL behind graphql-js instead');
    await stopProcess(unit);
  }
  const fallback = startProcess('sql-peer', 'test/load/sql-peer.mjs', {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    NODE_ENV: 'production',
  });
  await ready(fallback, answers);
  return { name: 'hand-written SQL behind graphql-js (PostGraphile could not be fetched)', url, unit: fallback };
}
