// For a deployment: brings the database of DATABASE_URL to the newest schema and seeds an empty one.
import { prepareDatabase } from './lib/prepare-database.mjs';

if (!process.env.DATABASE_URL) {
  console.error('DATABASE_URL is not set.');
  process.exit(1);
}
await prepareDatabase(process.env.DATABASE_URL, { demoAccounts: false, report: (line) => console.log(line) });
