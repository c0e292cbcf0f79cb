import type { Tx } from '@landfall/platform';

const LATE_MINUTES = 5;

/** What is wrong with the delivery of mails, for operators: how many wait for the server, and how many are late. */
export async function mailProblems(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await tx.query<{ waiting: number; code: string | null; late: number }>(
    `select count(*) filter (where is_server_fault)::int as waiting, max(failure_code) filter (where is_server_fault) as code,
       count(*) filter (where due_at < $1::timestamptz - make_interval(mins => $2))::int as late
     from outgoing_mail where status in ('QUEUED', 'SENDING')`,
    [now, LATE_MINUTES],
  );
  const { waiting, code, late } = rows[0]!;
  return [
    ...(waiting > 0 ? [`${waiting} mails wait: the mail server does not take them (${code})`] : []),
    ...(late > 0 ? [`${late} mails are late`] : []),
  ];
}
