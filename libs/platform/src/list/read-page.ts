import { LANGUAGES, type Language } from '@landfall/kernel';
import type { Tx } from '../database/database.js';
import type { Conditions } from './conditions.js';
import { pageRequest, type ListArguments, type SortOrder } from './page-request.js';

/** An SQL expression to sort by, in the requested or a fixed direction. */
export type SortKey = string | { sql: string; order: SortOrder };

export type SortKeys<Field extends string> = Readonly<Record<Field, readonly SortKey[]>>;

export interface ListSource<Field extends string> {
  /** The table with its alias and joins. */
  from: string;
  id: string;
  sort: SortKeys<Field>;
  defaultSort: readonly [Field, SortOrder];
}

export interface PageOfIds {
  ids: string[];
  totalCount: number;
}

/** Ids of the requested page and the number of matches; entries without a value come last in either direction. */
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
  const next = conditions.values.length + 1;
  // Counts in the same scan as the page.
  const { rows } = await tx.query<{ id: string; total: string }>(
    `select ${id} as id, count(*) over () as total from ${from} where ${String(conditions)}
     order by ${orderBy(sort[field], order, id)} limit $${next} offset $${next + 1}`,
    [...conditions.values, limit, offset],
  );
  if (rows[0]) return { ids: rows.map((row) => row.id), totalCount: Number(rows[0].total) };
  return { ids: [], totalCount: offset === 0 ? 0 : await countAll(tx, from, conditions) };
}

export async function idsInOrder<Field extends string>(
  tx: Tx,
  { from, id, sort, defaultSort: [field, order] }: ListSource<Field>,
): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select ${id} as id from ${from} order by ${orderBy(sort[field], order, id)}`,
  );
  return rows.map((row) => row.id);
}

/** Counts the matches separately: a page beyond the last has no row with the count. */
async function countAll(tx: Tx, from: string, conditions: Conditions): Promise<number> {
  const { rows } = await tx.query<{ count: string }>(
    `select count(*) from ${from} where ${String(conditions)}`,
    conditions.values,
  );
  return Number(rows[0]!.count);
}

const orderedBy = (sql: string, order: SortOrder): string => `${sql} ${order === 'DESC' ? 'desc' : 'asc'} nulls last`;

const orderBy = (keys: readonly SortKey[], order: SortOrder, id: string): string =>
  [...keys.map((key) => (typeof key === 'string' ? orderedBy(key, order) : orderedBy(key.sql, key.order))), id].join(
    ', ',
  );

const COLLATIONS: Readonly<Record<Language, string>> = Object.fromEntries(
  LANGUAGES.map((language) => [language, `"${language}-x-icu"`]),
) as Record<Language, string>;

/** An expression in the collation of the language, ignoring case. */
export const inLanguage = (expression: string, language: Language): string =>
  `${expression} collate ${COLLATIONS[language]}`;

/** Rows in the order of a page's ids, without rows deleted meanwhile. */
export function inOrder<T extends { id: string }>(ids: readonly string[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
