import type { Tx } from '@landfall/platform';
import { Passkey } from './passkey.entity.js';

export const MOST_PASSKEYS = 10;

/** Those of a user, the oldest first. */
export const passkeysOf = (tx: Tx, userId: string): Promise<Passkey[]> =>
  tx.manager.find(Passkey, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' }, take: MOST_PASSKEYS });

/** Held until the end of the transaction. */
export const lockPasskey = (tx: Tx, id: string): Promise<Passkey | null> =>
  tx.manager.findOne(Passkey, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** False: there is one with this id. */
export async function insertPasskey(tx: Tx, passkey: Passkey): Promise<boolean> {
  const inserted = await tx.manager
    .createQueryBuilder()
    .insert()
    .into(Passkey)
    .values(passkey)
    .orIgnore()
    .returning('id')
    .execute();
  return (inserted.raw as unknown[]).length === 1;
}

export const noteUse = (tx: Tx, id: string, use: Pick<Passkey, 'counter' | 'lastUsedAt'>): Promise<unknown> =>
  tx.manager.update(Passkey, { id }, use);

/** Whether the user had it. */
export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { affected } = await tx.manager.delete(Passkey, { userId, id });
  return (affected ?? 0) > 0;
}
