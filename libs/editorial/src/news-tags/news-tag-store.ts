import { In } from 'typeorm';
import type { Tx } from '@landfall/platform';
import { NewsTag } from './news-tag.entity.js';

/** Tags of these ids, by their order; unknown ids have none. */
export const tagsByIds = (tx: Tx, ids: readonly string[]): Promise<NewsTag[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx.manager.find(NewsTag, { where: { id: In([...ids]) }, order: { order: 'ASC' } });
