import { APP_ROLE, Database, TRAVELLER_ROLE, type Tx } from './database.js';
import { powersOf } from './powers-of.js';

/** A login of processes: a member of this role and of no other. */
export interface ProcessLogin {
  name: string;
  role: string;
}

/** Of api and worker. */
export const APP_LOGIN: ProcessLogin = { name: 'landfall_login', role: APP_ROLE };
/** Of the traveller process. */
export const TRAVELLER_LOGIN: ProcessLogin = { name: 'landfall_pages', role: TRAVELLER_ROLE };

/**
 * Creates a login of processes, or gives it this password. Returns its url. `ownerUrl`: of the owner of the migrated tables. A role
 * that is or has more already is rejected.
 */
export async function createProcessLogin(ownerUrl: string, login: ProcessLogin, password: string): Promise<string> {
  const database = new Database(ownerUrl, { max: 1, role: null });
  try {
    await database.transaction('none', async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtextextended('landfall-logins', 0))`);
      // Roles belong to the server: another database of it may have made this one, or be about to.
      await run(
        tx,
        `do $$ begin
          create role %I nologin;
        exception when duplicate_object or unique_violation then null;
        end $$`,
        login.name,
      );
      await run(
        tx,
        `do $$ begin
          grant %I to %I;
        exception when unique_violation then null;
        end $$`,
        login.role,
        login.name,
      );
      const powers = await powersOf(tx, [login.name], login.role);
      if (powers.length > 0)
        throw new Error(`${login.name} may be a member of ${login.role} alone, but ${powers.join(' and ')}.`);
      await run(tx, 'alter role %I login password %L', login.name, password);
    });
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new Error(`DATABASE_URL: its user may not make the login ${login.name}; it lacks createrole.`, {
      cause: error,
    });
  } finally {
    await database.close();
  }
  return Object.assign(new URL(ownerUrl), { username: login.name, password }).href;
}

/** Runs a statement that takes no parameters, with names and texts in their places. */
async function run(tx: Tx, template: string, ...values: string[]): Promise<void> {
  const places = values.map((_, index) => `$${index + 2}::text`).join(', ');
  const { rows } = await tx.query<{ statement: string }>(`select format($1, ${places}) as statement`, [
    template,
    ...values,
  ]);
  await tx.query(rows[0]!.statement);
}
