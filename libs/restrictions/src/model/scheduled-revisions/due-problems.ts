import type { Tx } from '@landfall/platform';

/** Mails wait this long for a revision whose day has come and that cannot be applied by a fault; then they go out with the rules that stand. */
export const MAILS_WAIT_MINUTES = 15;
const SOON_SECONDS = 120;

/** What is wrong with revisions whose day has come, for operators: not applied soon, or blocked, so that the rules of before still stand. */
export async function dueProblems(tx: Tx, now: Date, timeZone: string): Promise<string[]> {
  const { rows } = await tx.query<{ late: number; blocked: number }>(
    `select count(*) filter (where state = 'SCHEDULED' and effective_on::timestamp at time zone $2 < $1::timestamptz - make_interval(secs => $3))::int as late,
       count(*) filter (where state = 'BLOCKED' and effective_on <= ($1::timestamptz at time zone $2)::date)::int as blocked
     from scheduled_revision where state in ('SCHEDULED', 'BLOCKED')`,
    [now, timeZone, SOON_SECONDS],
  );
  const { late, blocked } = rows[0]!;
  return [
    ...(late > 0
      ? [
          `scheduled revisions that are due are not applied (${late}); mails about their places wait ${MAILS_WAIT_MINUTES} minutes at most`,
        ]
      : []),
    ...(blocked > 0
      ? [
          `scheduled revisions are blocked although their day has come (${blocked}); the rules of before stand until an editor decides`,
        ]
      : []),
  ];
}
