import { isUuid } from '@landfall/kernel';
import type { Tx } from '@landfall/platform';
import type { SnippetContent } from './text-snippet.decide.js';

export const SNIPPET_NAME_INDEX = 'text_snippet_name';

export interface TextSnippet extends SnippetContent {
  id: string;
  createdAt: Date;
  createdBy: string | null;
  modifiedAt: Date;
  modifiedBy: string | null;
}

const COLUMNS = `id, name, text, text_de as "textDe", text_en as "textEn", created_at as "createdAt", created_by as "createdBy",
  modified_at as "modifiedAt", modified_by as "modifiedBy"`;

/** All snippets, by name. */
export async function textSnippets(tx: Tx): Promise<TextSnippet[]> {
  const { rows } = await tx.query<TextSnippet>(`select ${COLUMNS} from text_snippet order by lower(name), id`);
  return rows;
}

/** Snippets of these ids, in any order; what is no id has none. */
export async function textSnippetsByIds(tx: Tx, ids: readonly string[]): Promise<TextSnippet[]> {
  const { rows } = await tx.query<TextSnippet>(`select ${COLUMNS} from text_snippet where id = any($1::uuid[])`, [
    ids.filter(isUuid),
  ]);
  return rows;
}

interface Change {
  editorId: string;
  now: Date;
}

export async function insertTextSnippet(
  tx: Tx,
  id: string,
  { name, text, textDe, textEn }: SnippetContent,
  { editorId, now }: Change,
): Promise<TextSnippet> {
  const { rows } = await tx.query<TextSnippet>(
    `insert into text_snippet (id, name, text, text_de, text_en, created_at, created_by, modified_at, modified_by)
     values ($1, $2, $3, $4, $5, $6, $7, $6, $7) returning ${COLUMNS}`,
    [id, name, text, textDe, textEn, now, editorId],
  );
  return rows[0]!;
}

/** Null: there is no such snippet. Until the transaction ends nobody else changes it. */
export async function textSnippetById(tx: Tx, id: string): Promise<TextSnippet | null> {
  if (!isUuid(id)) return null;
  const { rows } = await tx.query<TextSnippet>(`select ${COLUMNS} from text_snippet where id = $1 for update`, [id]);
  return rows[0] ?? null;
}

export async function updateTextSnippet(
  tx: Tx,
  id: string,
  { name, text, textDe, textEn }: SnippetContent,
  { editorId, now }: Change,
): Promise<TextSnippet> {
  const { rows } = await tx.query<TextSnippet>(
    `update text_snippet set name = $2, text = $3, text_de = $4, text_en = $5, modified_at = $6, modified_by = $7 where id = $1 returning ${COLUMNS}`,
    [id, name, text, textDe, textEn, now, editorId],
  );
  return rows[0]!;
}

/** False: there is no such snippet. */
export async function deleteTextSnippet(tx: Tx, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rowCount } = await tx.query('delete from text_snippet where id = $1', [id]);
  return rowCount === 1;
}
