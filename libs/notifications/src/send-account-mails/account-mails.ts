import type { Language } from '@landfall/kernel';
import type { AccountMailKind } from '@landfall/organisations/account-mail';
import type { Tx } from '@landfall/platform';

const LEASE_SECONDS = 90;
/** Of a mail that is not taken: 15 s, 30 s, one minute … an hour. */
const FIRST_WAIT_SECONDS = 15;
const LONGEST_WAIT_SECONDS = 3_600;
/** Of a mail without an end of its own: after about a day. */
const MOST_ATTEMPTS = 30;

export interface ClaimedAccountMail {
  id: string;
  kind: AccountMailKind;
  language: Language;
  email: string;
  firstName: string;
  lastName: string;
  username: string;
}

/** Claims mails that are due, with the name and the address as they are now. Those of a reset that is over, or of nobody, are closed unsent. */
export async function claimAccountMails(tx: Tx, limit: number): Promise<ClaimedAccountMail[]> {
  await tx.query(
    `update account_mail m set settled_at = now() from app_user u
     where u.id = m.user_id and m.settled_at is null
       and (m.expires_at < now() or m.used_at is not null or m.attempts >= $1 or not u.is_active or u.email = '')`,
    [MOST_ATTEMPTS],
  );
  const { rows } = await tx.query<ClaimedAccountMail>(
    `with picked as (
       select id from account_mail
       where settled_at is null and due_at <= now() and (lease_until is null or lease_until < now())
       order by due_at limit $1 for update skip locked
     )
     update account_mail m set lease_until = now() + make_interval(secs => $2), attempts = m.attempts + 1
     from picked, app_user u where m.id = picked.id and u.id = m.user_id
     returning m.id, m.kind, m.language, u.email, u.first_name as "firstName", u.last_name as "lastName", u.username`,
    [limit, LEASE_SECONDS],
  );
  return rows;
}

/** Sent, or rejected for good: it is not tried again. */
export async function settle(tx: Tx, id: string): Promise<void> {
  await tx.query('update account_mail set settled_at = now(), lease_until = null where id = $1', [id]);
}

/** Not taken now: it is tried again later, each time after twice as long. */
export async function defer(tx: Tx, id: string): Promise<void> {
  await tx.query(
    `update account_mail set lease_until = null,
       due_at = now() + make_interval(secs => least($2 * power(2, attempts - 1), $3))
     where id = $1`,
    [id, FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS],
  );
}
