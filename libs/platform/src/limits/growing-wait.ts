import type { Statements } from '../database/database.js';
import { RATE_LIMIT_TABLE, storedKey } from './rate-limit.js';

/** Attempts without a wait; then the wait doubles from one second up to a greatest one. All is forgotten after `forgetSeconds` without an attempt. */
export interface GrowingWaitRule {
  name: string;
  free: number;
  maxSeconds: number;
  forgetSeconds: number;
}

// `expire` is the moment of the last attempt plus $3. Throttled attempts change nothing.
const BEGIN = `
  insert into ${RATE_LIMIT_TABLE} as r (key, points, expire) values ($1, 1, $2::bigint + $3::bigint)
  on conflict (key) do update
    set points = case when r.expire <= $2 then 1 else r.points + 1 end, expire = $2::bigint + $3::bigint
    where r.expire <= $2 or r.points < $4
       or r.expire - $3 + 1000 * least($5, power(2, least(r.points - $4, 30))) <= $2
  returning points`;

/** Counts an attempt in one statement, before it is carried out; false when it has to wait. A rollback takes it back. */
export async function beginAttempt(tx: Statements, rule: GrowingWaitRule, key: string): Promise<boolean> {
  const { name, free, maxSeconds, forgetSeconds } = rule;
  const values = [storedKey(name, key), Date.now(), forgetSeconds * 1_000, free, maxSeconds];
  return (await tx.query(BEGIN, values)).rows.length === 1;
}

/** Forgets the attempts of a key after one that was right. */
export async function forgetAttempts(tx: Statements, { name }: GrowingWaitRule, key: string): Promise<void> {
  await tx.query(`delete from ${RATE_LIMIT_TABLE} where key = $1`, [storedKey(name, key)]);
}
