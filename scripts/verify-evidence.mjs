// Verifies a file of evidence without a connection: npm run verify-evidence FILE [-- --key KEY]
// With --log instead of a file, all that the log of DATABASE_URL or of a running `npm start` holds. See docs/how-to/operate.md.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { databaseUrl } from './lib/environment.mjs';
import { buildWhenMissing } from './lib/operator-command.mjs';

const USAGE = 'Usage: npm run verify-evidence FILE [-- --key KEY], or npm run verify-evidence -- --log --key KEY';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' }, log: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (values.log === (file !== undefined) || positionals.length > 1 || (values.log && !values.key))
    throw new Error(USAGE);
  await buildWhenMissing('libs/evidence/dist/verify/verify-log.js');
  const problems = values.log ? await problemsOfLog(values.key) : await problemsOfFile(file, values.key);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error('NOT AS IT WAS MADE.');
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}

async function problemsOfFile(file, expectedKey) {
  const { verifyFile } = await import('@landfall/evidence/verify');
  const { problems, key, trip, records } = verifyFile(await readFile(file), expectedKey);
  if (problems.length > 0) return problems;
  console.log(`As it was made: ${records} records of the trip ${trip}.`);
  console.log(`Signed with ${key}`);
  if (expectedKey === undefined)
    console.log('Compare this key with the one that its operator has told you, or give it with --key.');
  return [];
}

async function problemsOfLog(key) {
  const url = await databaseUrl();
  const [{ Database }, { verifyLog }] = await Promise.all([
    import('@landfall/platform'),
    import('@landfall/evidence/verify-log'),
  ]);
  const database = new Database(url, { max: 1 });
  try {
    const { problems, leaves, checkpoints } = await database.transaction('system', (tx) => verifyLog(tx, [key]));
    if (problems.length === 0) console.log(`As it was signed: ${leaves} records, ${checkpoints} checkpoints.`);
    return problems;
  } finally {
    await database.close();
  }
}
