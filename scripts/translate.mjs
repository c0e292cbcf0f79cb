// Has the texts of published rules translated that lack it: npm run translate -- [--languages pl,cs] [--apply]
// Works on DATABASE_URL, or on the private PostgreSQL of a running `npm start`. See docs/how-to/translate-texts.md.
import { databaseUrl } from './lib/environment.mjs';
import { buildWhenMissing, hasNoTables, isUnreachable } from './lib/operator-command.mjs';

await buildWhenMissing('libs/editorial/dist/translation.js');
const { patient, storingProvider, TRANSLATE_USAGE, translateCommand, TranslateRejected } =
  await import('@landfall/editorial/translation');
const { ConfigError, Database, parseTranslation } = await import('@landfall/platform');
try {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) console.log(`Usage: ${TRANSLATE_USAGE}`);
  else await run(args);
} catch (error) {
  console.error(sentenceFor(error));
  process.exitCode = 1;
}

async function run(args) {
  const { systemClock } = await import('@landfall/kernel');
  const provider = storingProvider({ translation: parseTranslation(process.env) });
  const database = new Database(await databaseUrl(), { max: 1 });
  try {
    await translateCommand(args, {
      database,
      provider: provider && patient(provider),
      clock: systemClock,
      print: (line) => console.log(line),
    });
  } finally {
    await database.close();
  }
}

/** One sentence for an error that the operator can correct; the stack for a fault. */
function sentenceFor(error) {
  if (error instanceof TranslateRejected || error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (isUnreachable(error)) return `The database cannot be reached (${error.code}).`;
  if (hasNoTables(error))
    return 'The database is not set up yet: run npm start once, or node scripts/migrate.mjs. Nothing was sent.';
  return error.message.startsWith('No database:') ? error.message : (error.stack ?? error.message);
}
