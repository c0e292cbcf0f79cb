import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Language } from '@landfall/kernel';
import { Database } from '../database/database.js';
import type { RecordInput, RecordKind, Row } from './record-kind.js';
import { allRows, rowsByIds } from './record-store.js';

/** Records of these ids, or all of them in the default order of their list. */
export class ReadRecords<T extends Row, Input extends RecordInput, Shown> extends Query<Shown[]> {
  constructor(
    readonly kind: RecordKind<T, Input, Shown>,
    readonly ids: readonly string[] | 'all',
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(ReadRecords)
export class ReadRecordsHandler implements IQueryHandler<ReadRecords<Row, RecordInput, unknown>> {
  constructor(private readonly database: Database) {}

  execute<T extends Row, Input extends RecordInput, Shown>({
    kind,
    ids,
    language,
  }: ReadRecords<T, Input, Shown>): Promise<Shown[]> {
    return this.database.transaction('none', async (tx) => {
      const rows =
        ids === 'all' ? await allRows(tx, kind.entity, kind.listing, language) : await rowsByIds(tx, kind.entity, ids);
      return kind.present(rows, language, tx);
    });
  }
}
