import { In, type FindOptionsWhere } from 'typeorm';
import { isUuid, type Language } from '@landfall/kernel';
import { columns } from '../database/columns.js';
import type { Tx } from '../database/database.js';
import { appendNext, type AppendContext } from '../events/event-log.js';
import { Conditions } from '../list/conditions.js';
import type { ListArguments, ListFilter, ListPage } from '../list/page-request.js';
import { idsInOrder, inOrder, readPage, type ListSource } from '../list/read-page.js';
import type { Listing, RecordInput, RecordKind, Row, RowClass } from './record-kind.js';

const where = <T extends Row>(id: unknown): FindOptionsWhere<T> => ({ id }) as FindOptionsWhere<T>;

/** Rows of these ids, in any order; what is no id has none. */
export const rowsByIds = <T extends Row>(tx: Tx, entity: RowClass<T>, ids: readonly string[]): Promise<T[]> =>
  tx.manager.findBy(entity, where<T>(In(ids.filter(isUuid))));

/** Null: unknown id. Locks the row until the transaction ends. */
export async function lockedRow<T extends Row>(tx: Tx, entity: RowClass<T>, id: string): Promise<T | null> {
  if (!isUuid(id)) return null;
  return tx.manager.findOne(entity, { where: where<T>(id), lock: { mode: 'pessimistic_write' } });
}

export async function insertRow<T extends Row>(tx: Tx, entity: RowClass<T>, row: T): Promise<void> {
  await tx.manager.insert(entity, columns<T>(row));
}

export async function updateRow<T extends Row>(tx: Tx, entity: RowClass<T>, row: T): Promise<void> {
  await tx.manager.update(entity, where<T>(row.id), columns<T>(row));
}

/** Those of the fields whose value another row has, in capitals or not. */
export async function takenFields<T extends Row>(
  tx: Tx,
  entity: RowClass<T>,
  values: object,
  fields: readonly string[],
  ownId: string | null,
): Promise<string[]> {
  const taken: string[] = [];
  const texts = Object.entries<unknown>({ ...values }).filter(
    ([field, value]) => fields.includes(field) && typeof value === 'string',
  );
  for (const [field, value] of texts) {
    const rows = tx.manager.createQueryBuilder(entity, 'row').where(`lower(row.${field}) = lower(:value)`, { value });
    if (ownId) rows.andWhere('row.id <> :ownId', { ownId });
    if (await rows.getExists()) taken.push(field);
  }
  return taken;
}

export async function deleteRow(tx: Tx, entity: RowClass<Row>, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { affected } = await tx.manager.delete(entity, { id });
  return affected === 1;
}

/** What follows from a change in its own transaction. The row is locked, or new: nobody else appends to its stream. */
export async function followChange<T extends Row>(
  tx: Tx,
  { facts, alongside }: Pick<RecordKind<T, RecordInput, unknown>, 'facts' | 'alongside'>,
  { before, after }: { before: T | null; after: T | null },
  context: AppendContext,
): Promise<void> {
  await alongside?.(tx, before, after);
  const streamId = (after ?? before)?.id;
  if (!facts || !streamId) return;
  await appendNext(tx, { stream: facts.stream, streamId }, [facts.of(before, after)], context);
}

/** The requested page of an entity. `conditions` narrow it, whatever the filter says. */
export async function listRows<T extends Row, Sort extends string, Filter extends ListFilter>(
  tx: Tx,
  entity: RowClass<T>,
  listing: Listing<Sort, Filter>,
  args: ListArguments<Sort, Filter>,
  language: Language,
  conditions = new Conditions(),
): Promise<ListPage<T>> {
  conditions.ids('id', args.filter?.ids).search(args.filter?.search, listing.search, listing.folded);
  if (args.filter) listing.narrow?.(conditions, args.filter);
  const { ids, totalCount } = await readPage(tx, sourceOf(tx, entity, listing, language), conditions, args);
  return { results: inOrder(ids, await rowsByIds(tx, entity, ids)), totalCount };
}

export async function allRows<T extends Row>(
  tx: Tx,
  entity: RowClass<T>,
  listing: Listing,
  language: Language,
): Promise<T[]> {
  const ids = await idsInOrder(tx, sourceOf(tx, entity, listing, language));
  return inOrder(ids, await tx.manager.find(entity));
}

const sourceOf = <T extends Row, Sort extends string, Filter extends ListFilter>(
  tx: Tx,
  entity: RowClass<T>,
  { sort, defaultSort }: Listing<Sort, Filter>,
  language: Language,
): ListSource<Sort> => ({
  from: tx.manager.connection.getMetadata(entity).tableName,
  id: 'id',
  sort: sort(language),
  defaultSort,
});
