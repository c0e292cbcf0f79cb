// Removes what erased addresses and notes leave in the files of the database: node scripts/remove-remains.mjs
// Works on DATABASE_URL (the owner of the tables), or on the private PostgreSQL of a running `npm start`. See docs/how-to/operate.md.
import { databaseUrl } from './lib/environment.mjs';
import { removeRemains } from './lib/remains.mjs';

try {
  for (const line of await removeRemains(await databaseUrl())) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
