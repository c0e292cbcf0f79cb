import { Database, TRAVELLER_ROLE } from './database.js';

export const TRAVELLER_LOGIN = 'landfall_pages';

/**
 * Creates the login of the traveller process, or gives it this password: a member of `landfall_traveller` and of no other role. Returns
 * its url. `ownerUrl`: of the owner of the migrated tables.
 */
export async function createTravellerLogin(ownerUrl: string, password: string): Promise<string> {
  const database = new Database(ownerUrl, { max: 1, role: null });
  try {
    await database.transaction('none', async (tx) => {
      // Roles belong to the server: another database of it may have made this one, or be about to.
      await tx.query(`do $$ begin
        create role ${TRAVELLER_LOGIN} nologin;
      exception when duplicate_object or unique_violation then null;
      end $$`);
      await tx.query(`do $$ begin
        grant ${TRAVELLER_ROLE} to ${TRAVELLER_LOGIN};
      exception when unique_violation then null;
      end $$`);
      const { rows: others } = await tx.query<{ name: string }>(
        `select roleid::regrole::text as name from pg_auth_members
         where member = $1::regrole and roleid <> $2::regrole`,
        [TRAVELLER_LOGIN, TRAVELLER_ROLE],
      );
      if (others.length > 0)
        throw new Error(
          `${TRAVELLER_LOGIN} may be a member of ${TRAVELLER_ROLE} alone, but is one of ${others.map(({ name }) => name).join(', ')}.`,
        );
      const { rows } = await tx.query<{ statement: string }>(
        `select format('alter role %I login password %L', $1::text, $2::text) as statement`,
        [TRAVELLER_LOGIN, password],
      );
      await tx.query(rows[0]!.statement);
    });
  } finally {
    await database.close();
  }
  return Object.assign(new URL(ownerUrl), { username: TRAVELLER_LOGIN, password }).href;
}
