// For a deployment: schema, seeds and the login of the traveller process.
import { prepareDatabase } from './lib/prepare-database.mjs';

if (!process.env.DATABASE_URL) {
  console.error('DATABASE_URL is not set.');
  process.exit(1);
}
await prepareDatabase(process.env.DATABASE_URL, {
  demoAccounts: false,
  travellerPassword: process.env.TRAVELLER_DATABASE_PASSWORD,
  report: (line) => console.log(line),
});
