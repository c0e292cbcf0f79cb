// For a deployment: schema, seeds and the logins of the processes. DATABASE_URL is the owner's.
import { failStartUp } from '@landfall/platform';
import { prepareDatabase } from './lib/prepare-database.mjs';

if (!process.env.DATABASE_URL) {
  console.error('DATABASE_URL is not set.');
  process.exit(1);
}
try {
  await prepareDatabase(process.env.DATABASE_URL, {
    demoAccounts: false,
    passwords: { app: process.env.APP_DATABASE_PASSWORD, traveller: process.env.TRAVELLER_DATABASE_PASSWORD },
    report: (line) => console.log(line),
  });
} catch (error) {
  failStartUp(error);
}
