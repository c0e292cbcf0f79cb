import type { Language } from '@landfall/kernel';
import type { Presented, Tx } from '@landfall/platform';
import type { MailBrand, MailKind } from '@landfall/platform/schema';

/** Longer than the transport waits for a server. */
const LEASE_SECONDS = 90;
const KEPT_HOURS = 24;

export interface NewTestMail {
  id: string;
  userId: string;
  kind: MailKind;
  language: Language;
  brand: MailBrand;
  now: Date;
}

export const insertTestMail = (tx: Tx, { id, userId, kind, language, brand, now }: NewTestMail): Promise<unknown> =>
  tx.query(
    'insert into test_mail (id, user_id, kind, language, is_own_brand, created_at) values ($1, $2, $3, $4, $5, $6)',
    [id, userId, kind, language, brand === 'OWN', now],
  );

export interface ClaimedTestMail {
  id: string;
  kind: MailKind;
  language: Language;
  isOwnBrand: boolean;
  email: string;
  organisationId: string | null;
}

/** Claims the mails that nobody sends at the moment, with the address of the login as it is now. Older ones than a day are deleted. */
export async function claimTestMails(tx: Tx, now: Date, limit: number): Promise<ClaimedTestMail[]> {
  await tx.query(`delete from test_mail where created_at < $1::timestamptz - make_interval(hours => $2)`, [
    now,
    KEPT_HOURS,
  ]);
  const { rows } = await tx.query<ClaimedTestMail>(
    `with picked as (
       select id from test_mail where settled_at is null and (lease_until is null or lease_until < now())
       order by created_at limit $1 for update skip locked
     )
     update test_mail m set lease_until = now() + make_interval(secs => $2)
     from picked, app_user u where m.id = picked.id and u.id = m.user_id and u.is_active and u.email <> ''
     returning m.id, m.kind, m.language, m.is_own_brand as "isOwnBrand", u.email, u.organisation_id as "organisationId"`,
    [limit, LEASE_SECONDS],
  );
  return rows;
}

/** What became of it. It is not tried again: it tests the transport. */
export async function noteOutcome(tx: Tx, id: string, code: string | null): Promise<void> {
  await tx.query(`update test_mail set settled_at = now(), lease_until = null, outcome = $2, code = $3 where id = $1`, [
    id,
    code === null ? 'ACCEPTED' : 'NOT_TAKEN',
    code,
  ]);
}

/** A test mail of this user; null for one of somebody else, or of more than a day ago. */
export async function testMailOf(tx: Tx, id: string, userId: string): Promise<Presented<'TestMail'> | null> {
  const { rows } = await tx.query<Presented<'TestMail'>>(
    `select id, coalesce(outcome, 'WAITING') as state, code from test_mail where id = $1 and user_id = $2`,
    [id, userId],
  );
  return rows[0] ?? null;
}
