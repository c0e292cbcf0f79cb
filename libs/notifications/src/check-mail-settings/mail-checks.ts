import type { DkimProblem, MailServerProblem, Tx } from '@landfall/platform';

export type MailCheckSubject = 'SERVER' | 'SIGNATURE';

export interface FoundProblem {
  /** Host and port, or the name of the record; never a login. */
  target: string;
  problem: MailServerProblem | DkimProblem | null;
  code: string | null;
}

export interface MailCheck extends FoundProblem {
  subject: MailCheckSubject;
  checkedAt: Date;
  /** Since when the same target has had a problem. */
  failingSince: Date | null;
}

/** The server takes no mail like this. Without encryption it does, and what a name server says changes no delivery. */
export const stopsMails = ({ subject, problem }: Pick<MailCheck, 'subject' | 'problem'>): boolean =>
  subject === 'SERVER' && problem !== null && problem !== 'UNENCRYPTED';

/** What the last checks have found. */
export async function mailChecks(tx: Tx): Promise<MailCheck[]> {
  const { rows } = await tx.query<MailCheck>(
    `select subject, target, problem, code, checked_at as "checkedAt", failing_since as "failingSince" from mail_check order by subject`,
  );
  return rows;
}

/** Keeps what a check has found; a problem of the same target goes on since it began. */
export async function noteCheck(tx: Tx, subject: MailCheckSubject, found: FoundProblem, now: Date): Promise<void> {
  await tx.query(
    `insert into mail_check as c (subject, target, problem, code, checked_at, failing_since)
     values ($1, $2, $3, $4, $5, case when $3::text is not null then $5::timestamptz end)
     on conflict (subject) do update set target = excluded.target, problem = excluded.problem, code = excluded.code, checked_at = excluded.checked_at,
       failing_since = case when excluded.problem is null then null
         when c.target = excluded.target and c.failing_since is not null then c.failing_since else excluded.checked_at end`,
    [subject, found.target, found.problem, found.code, now],
  );
}

export async function forgetCheck(tx: Tx, subject: MailCheckSubject): Promise<void> {
  await tx.query('delete from mail_check where subject = $1', [subject]);
}
