import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Database } from '../database/database.js';
import type { ListArguments, ListFilter, ListPage } from '../list/page-request.js';
import type { RecordInput, RecordKind, Row } from './record-kind.js';
import { listRows } from './record-store.js';

export class ListRecords<T extends Row, Input extends RecordInput, Shown> extends Query<ListPage<Shown>> {
  constructor(
    readonly kind: RecordKind<T, Input, Shown>,
    readonly args: ListArguments<string, ListFilter>,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ListRecords)
export class ListRecordsHandler implements IQueryHandler<ListRecords<Row, RecordInput, unknown>> {
  constructor(private readonly database: Database) {}

  execute<T extends Row, Input extends RecordInput, Shown>({
    kind,
    args,
    language,
  }: ListRecords<T, Input, Shown>): Promise<ListPage<Shown>> {
    return this.database.transaction('none', async (tx) => {
      const { results, totalCount } = await listRows(tx, kind.entity, kind.listing, args, language);
      return { results: await kind.present(results, language, tx), totalCount };
    });
  }
}
