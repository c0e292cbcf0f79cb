import { LessThanOrEqual } from 'typeorm';
import type { Tx } from '@landfall/platform';
import { SpentText } from './spent-text.entity.js';

/** Notes that a text has been used, and forgets those that have expired. False when it was used before. */
export async function spend(tx: Tx, text: SpentText, now: Date): Promise<boolean> {
  await tx.manager.delete(SpentText, { expiresAt: LessThanOrEqual(now) });
  const inserted = await tx.manager
    .createQueryBuilder()
    .insert()
    .into(SpentText)
    .values(text)
    .orIgnore()
    .returning('hash')
    .execute();
  return (inserted.raw as unknown[]).length === 1;
}
