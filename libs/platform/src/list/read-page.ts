import { LANGUAGES, type Language } from '@landfall/kernel';
import type { Tx } from '../database/database.js';
import type { Conditions } from './conditions.js';
import { pageRequest, type ListArguments, type SortOrder } from './page-request.js';

/** An SQL expression that is sorted by: in the requested order, or in one of its own. */
export type SortKey = string | { sql: string; order: SortOrder };

/** By what each field sorts, the first key first. */
export type SortKeys<Field extends string> = Readonly<Record<Field, readonly SortKey[]>>;

export interface ListSource<Field extends string> {
  /** The table with its alias, and what is joined to it. */
  from: string;
  /** The column of the id; it decides between entries that are equal otherwise. */
  id: string;
  sort: SortKeys<Field>;
  defaultSort: readonly [Field, SortOrder];
}

export interface PageOfIds {
  ids: string[];
  totalCount: number;
}

/**
 * Ids of the requested page in their order, and how many entries fit. Only columns that are filtered and sorted by are read;
 * the caller loads the rows of the page. Entries without a value come last in either order.
 */
export async function readPage<Field extends string>(
  tx: Tx,
  { from, id, sort, defaultSort }: ListSource<Field>,
  conditions: Conditions,
  args: ListArguments<Field>,
): Promise<PageOfIds> {
  const { limit, offset } = pageRequest(args);
  const [defaultField, defaultOrder] = defaultSort;
  const field = args.sortField ?? defaultField;
  const order = args.sortOrder ?? (args.sortField ? 'ASC' : defaultOrder);
  const keys = sort[field].map((key) =>
    typeof key === 'string' ? orderedBy(key, order) : orderedBy(key.sql, key.order),
  );
  const next = conditions.values.length + 1;
  // Counted beside the page, so that a search looks through the table once.
  const { rows } = await tx.query<{ id: string; total: string }>(
    `select ${id} as id, count(*) over () as total from ${from} where ${String(conditions)}
     order by ${[...keys, id].join(', ')} limit $${next} offset $${next + 1}`,
    [...conditions.values, limit, offset],
  );
  if (rows[0]) return { ids: rows.map((row) => row.id), totalCount: Number(rows[0].total) };
  return { ids: [], totalCount: offset === 0 ? 0 : await countAll(tx, from, conditions) };
}

/** How many entries fit; a page beyond the last one has no row that says it. */
async function countAll(tx: Tx, from: string, conditions: Conditions): Promise<number> {
  const { rows } = await tx.query<{ count: string }>(
    `select count(*) from ${from} where ${String(conditions)}`,
    conditions.values,
  );
  return Number(rows[0]!.count);
}

const orderedBy = (sql: string, order: SortOrder): string => `${sql} ${order === 'DESC' ? 'desc' : 'asc'} nulls last`;

const COLLATIONS: Readonly<Record<Language, string>> = Object.fromEntries(
  LANGUAGES.map((language) => [language, `"${language}-x-icu"`]),
) as Record<Language, string>;

/** An expression sorted as a reader of the language expects it, capitals beside small letters. */
export const inLanguage = (expression: string, language: Language): string =>
  `${expression} collate ${COLLATIONS[language]}`;

/** Rows in the order of a page's ids; a row that was deleted in the meantime is left out. */
export function inOrder<T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
