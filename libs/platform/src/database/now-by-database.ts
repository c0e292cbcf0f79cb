import type { Clock } from '@landfall/kernel';
import type { Tx } from './database.js';

/** The time of `clock`, corrected by as much as the clock of this machine differs from that of the database: the same in every process. */
export async function nowByDatabase(tx: Tx, clock: Clock): Promise<Date> {
  const [time, machine] = [clock.now().getTime(), Date.now()];
  const { rows } = await tx.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return new Date(time + rows[0]!.ms - machine);
}
