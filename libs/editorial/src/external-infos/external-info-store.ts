import { In } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { ExternalInfoContent } from './external-info.decide.js';
import { ExternalInfo } from './external-info.entity.js';

/** All of them, by category and name. */
export const externalInfos = (tx: Tx): Promise<ExternalInfo[]> =>
  tx.manager
    .createQueryBuilder(ExternalInfo, 'i')
    .orderBy('lower(i.infoCategory)')
    .addOrderBy('lower(i.name)')
    .addOrderBy('i.id')
    .getMany();

/** Infos of these ids, in any order; what is no id has none. */
export const externalInfosByIds = (tx: Tx, ids: readonly string[]): Promise<ExternalInfo[]> =>
  tx.manager.findBy(ExternalInfo, { id: In(ids.filter(isUuid)) });

export async function insertExternalInfo(tx: Tx, id: string, content: ExternalInfoContent): Promise<ExternalInfo> {
  const info = tx.manager.create(ExternalInfo, { id, ...content });
  await tx.manager.insert(ExternalInfo, info);
  return info;
}

/** Null: unknown id. Locks the row until the transaction ends. */
export async function externalInfoById(tx: Tx, id: string): Promise<ExternalInfo | null> {
  if (!isUuid(id)) return null;
  return tx.manager.findOne(ExternalInfo, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

export async function updateExternalInfo(tx: Tx, id: string, content: ExternalInfoContent): Promise<ExternalInfo> {
  await tx.manager.update(ExternalInfo, { id }, content);
  return tx.manager.findOneByOrFail(ExternalInfo, { id });
}

/** False: there is none of this id. */
export async function deleteExternalInfo(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { affected } = await tx.manager.delete(ExternalInfo, { id });
  return affected === 1;
}
