// Subscriptions whose address a mail server rejected: node scripts/suspended.mjs [--resume all|ID...]
// Works on DATABASE_URL, or on the private PostgreSQL of a running `npm start`. See docs/how-to/operate.md.
import { parseArgs } from 'node:util';
import { databaseUrl } from './lib/environment.mjs';
import { buildWhenMissing } from './lib/operator-command.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { resume: { type: 'boolean', default: false } },
});

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function run() {
  if (values.resume === (positionals.length === 0))
    throw new Error('Usage: npm run suspended [-- --resume all|ID...], with the ids that it lists.');
  const url = await databaseUrl();
  await buildWhenMissing('libs/journeys/dist/model/subscription-store.js');
  const [{ Database }, store] = await Promise.all([
    import('@landfall/platform'),
    import('@landfall/journeys/subscription-store'),
  ]);
  const database = new Database(url, { max: 1 });
  try {
    const suspended = await database.transaction('system', store.suspendedSubscriptions);
    if (values.resume) return await resume(database, store, suspended);
    for (const { id, suspendedAt } of suspended) console.log(`${id}  ${suspendedAt.toISOString()}`);
    console.log(`${suspended.length} suspended.`);
  } finally {
    await database.close();
  }
}

async function resume(database, { resumeSubscriptions }, suspended) {
  const known = suspended.map(({ id }) => id);
  const ids = positionals[0] === 'all' ? known : positionals;
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0) throw new Error(`Not suspended: ${unknown.join(', ')}`);
  const count = await database.transaction('system', (tx) => resumeSubscriptions(tx, ids, new Date()));
  console.log(`${count} get mails again, with what has changed since.`);
}
