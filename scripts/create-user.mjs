// Creates an account: npm run create-user -- --username NAME [--staff] [--organisation NAME] [--first-name …] [--last-name …] [--email …]
// The password is read from the environment variable PASSWORD, or asked for.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { databaseUrl, setting } from './lib/environment.mjs';

const PROBLEMS = {
  'too-short': 'The password must be at least 8 characters long.',
  'too-long': 'The password must be at most 1,000 characters long.',
  common:
    'The password is one of the most common ones. Choose another, for example some words that do not belong together.',
  'contains-name': 'The password must not contain the name of the user or the organisation.',
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function main() {
  const { values } = parseArgs({
    options: {
      username: { type: 'string' },
      staff: { type: 'boolean', default: false },
      organisation: { type: 'string' },
      'first-name': { type: 'string', default: '' },
      'last-name': { type: 'string', default: '' },
      email: { type: 'string', default: '' },
    },
  });
  const username = values.username?.trim();
  if (!username)
    throw new Error('Say who: --username NAME, and --staff for an editor or --organisation NAME for an agency.');
  if (!values.staff && !values.organisation)
    throw new Error('Give --staff for an editor, or --organisation NAME for an agency; both are possible.');
  const password = (await setting('PASSWORD')) ?? (await ask('Password: '));
  const { passwordProblem } = await import('@landfall/organisations/password-rules');
  const problem = await passwordProblem(password, [username, values.organisation]);
  if (problem) throw new Error(PROBLEMS[problem]);

  const { newId } = await import('@landfall/kernel');
  const { ensureOrganisation, organisationByName } = await import('@landfall/organisations/organisation-store');
  const { createUser, PERMISSIONS } = await import('@landfall/organisations/user-store');
  const { Database, migrate, Passwords } = await import('@landfall/platform');
  const url = await databaseUrl();
  await migrate(url, { queues: !process.env.REDIS_URL });
  const database = new Database(url, { max: 2 });
  try {
    const passwordHash = await new Passwords().hash(password);
    const created = await database.transaction('system', async (tx) => {
      const organisationId = values.organisation
        ? await organisationNamed(tx, values.organisation.trim(), { ensureOrganisation, organisationByName, newId })
        : null;
      return createUser(tx, newId(), {
        username,
        passwordHash,
        firstName: values['first-name'],
        lastName: values['last-name'],
        email: values.email,
        isStaff: values.staff,
        organisationId,
        permissions: PERMISSIONS,
      });
    });
    if (!created) throw new Error(`There is already an account named ${username}; it was left as it is.`);
    console.log(`Created ${username}.`);
  } finally {
    await database.close();
  }
}

async function organisationNamed(tx, name, { ensureOrganisation, organisationByName, newId }) {
  const known = await organisationByName(tx, name);
  if (known) return known.id;
  const id = newId();
  return ensureOrganisation(tx, id, { idCodePublic: id.slice(0, 8).toUpperCase(), name });
}

async function ask(question) {
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await reader.question(question);
  } finally {
    reader.close();
  }
}
