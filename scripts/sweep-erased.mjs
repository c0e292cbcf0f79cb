// Removes what erased addresses and notes leave in the files of the database (docs/how-to/operate.md).
import { databaseUrl } from './lib/environment.mjs';
import { sweepErased } from './lib/sweep-erased.mjs';

try {
  for (const line of await sweepErased(await databaseUrl())) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
