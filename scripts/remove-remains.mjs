// Removes what erased addresses and notes leave in the files of the database (docs/how-to/operate.md).
import { databaseUrl } from './lib/environment.mjs';
import { removeRemains } from './lib/remains.mjs';

try {
  for (const line of await removeRemains(await databaseUrl())) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
