import type { Tx } from '@landfall/platform';

const LATE_MINUTES = { VERIFICATION: 2, CHANGE: 5 };
/** A single broken connection is no outage. */
const FEW = 3;
const SOON_SECONDS = 60;

/**
 * What is wrong with the delivery of mails, for operators: how many wait for the server, and how many are late. A mail that waits because of its
 * recipient is late only when its next attempt is.
 */
export async function mailProblems(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await tx.query<{ waiting: number; code: string | null; isOutage: boolean; late: number }>(
    `select count(*) filter (where is_server_fault)::int as waiting, max(failure_code) filter (where is_server_fault) as code,
       count(*) filter (where is_server_fault) >= $4
         or coalesce(bool_or(is_server_fault and first_due_at < $1::timestamptz - make_interval(secs => $5)), false) as "isOutage",
       count(*) filter (where case when is_server_fault or failure_code is null then coalesce(first_due_at, due_at) else due_at end
         < $1::timestamptz - make_interval(mins => case kind when 'VERIFICATION' then $2::int else $3::int end))::int as late
     from outgoing_mail where status in ('QUEUED', 'SENDING')`,
    [now, LATE_MINUTES.VERIFICATION, LATE_MINUTES.CHANGE, FEW, SOON_SECONDS],
  );
  const { waiting, code, isOutage, late } = rows[0]!;
  return [
    ...(isOutage ? [`${waiting} mails wait: the mail server does not take them (${code})`] : []),
    ...(late > 0 ? [`${late} mails are late`] : []),
  ];
}
