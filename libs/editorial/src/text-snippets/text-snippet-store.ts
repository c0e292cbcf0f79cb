import { In } from 'typeorm';
import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { SnippetContent } from './text-snippet.decide.js';
import { TextSnippet } from './text-snippet.entity.js';

/** All snippets, by name. */
export const textSnippets = (tx: Tx): Promise<TextSnippet[]> =>
  tx.manager.createQueryBuilder(TextSnippet, 's').orderBy('lower(s.name)').addOrderBy('s.id').getMany();

/** Snippets of these ids, in any order; what is no id has none. */
export const textSnippetsByIds = (tx: Tx, ids: readonly string[]): Promise<TextSnippet[]> =>
  tx.manager.findBy(TextSnippet, { id: In(ids.filter(isUuid)) });

interface Change {
  editorId: string;
  now: Date;
}

export async function insertTextSnippet(
  tx: Tx,
  id: string,
  content: SnippetContent,
  { editorId, now }: Change,
): Promise<TextSnippet> {
  const snippet = tx.manager.create(TextSnippet, {
    id,
    ...content,
    createdAt: now,
    createdBy: editorId,
    modifiedAt: now,
    modifiedBy: editorId,
  });
  await tx.manager.insert(TextSnippet, snippet);
  return snippet;
}

/** Null: unknown id. Locks the row until the transaction ends. */
export async function textSnippetById(tx: Tx, id: string): Promise<TextSnippet | null> {
  if (!isUuid(id)) return null;
  return tx.manager.findOne(TextSnippet, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

export async function updateTextSnippet(
  tx: Tx,
  id: string,
  content: SnippetContent,
  { editorId, now }: Change,
): Promise<TextSnippet> {
  await tx.manager.update(TextSnippet, { id }, { ...content, modifiedAt: now, modifiedBy: editorId });
  return tx.manager.findOneByOrFail(TextSnippet, { id });
}

/** False: there is no such snippet. */
export async function deleteTextSnippet(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { affected } = await tx.manager.delete(TextSnippet, { id });
  return affected === 1;
}
