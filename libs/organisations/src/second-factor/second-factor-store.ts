import { In, IsNull, Not } from 'typeorm';
import type { Tx } from '@landfall/platform';
import { SecondFactor } from './second-factor.entity.js';

/** The second step of a user, also while it is being set up. */
export const secondFactorOf = (tx: Tx, userId: string): Promise<SecondFactor | null> =>
  tx.manager.findOneBy(SecondFactor, { userId });

/** The same, held until the end of the transaction. */
export const lockSecondFactor = (tx: Tx, userId: string): Promise<SecondFactor | null> =>
  tx.manager.findOne(SecondFactor, { where: { userId }, lock: { mode: 'pessimistic_write' } });

/** Starts to set one up, in place of one that is not confirmed yet. */
export const beginSecondFactor = (
  tx: Tx,
  factor: Pick<SecondFactor, 'userId' | 'seed' | 'createdAt'>,
): Promise<unknown> =>
  tx.manager.upsert(SecondFactor, { ...factor, confirmedAt: null, lastStep: 0, recoveryCodes: [] }, ['userId']);

/** Whether there was one. */
export async function deleteSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const { affected } = await tx.manager.delete(SecondFactor, { userId });
  return (affected ?? 0) > 0;
}

/** Those whose logins need a second step. */
export async function usersWithSecondFactor(tx: Tx, userIds: readonly string[]): Promise<Set<string>> {
  const where = { userId: In([...userIds]), confirmedAt: Not(IsNull()) };
  return new Set((await tx.manager.findBy(SecondFactor, where)).map(({ userId }) => userId));
}
