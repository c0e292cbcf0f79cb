// For a deployment: schema, seeds and the logins of the processes. DATABASE_URL is the owner's.
import { failStartUp } from '@landfall/platform';
import { givenDatabaseUrl, setting } from './lib/environment.mjs';
import { prepareDatabase } from './lib/prepare-database.mjs';

const settings = await read().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
try {
  await prepareDatabase(settings.url, {
    demoAccounts: false,
    passwords: settings.passwords,
    report: (line) => console.log(line),
  });
} catch (error) {
  failStartUp(error);
}

async function read() {
  const url = await givenDatabaseUrl();
  if (!url) throw new Error('DATABASE_URL is not set.');
  return {
    url,
    passwords: {
      app: await setting('APP_DATABASE_PASSWORD'),
      traveller: await setting('TRAVELLER_DATABASE_PASSWORD'),
    },
  };
}
