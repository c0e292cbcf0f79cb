import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Outcome } from '@landfall/kernel';
import { Database } from '../database/database.js';
import type { RecordInput, RecordKind, Row } from './record-kind.js';
import { followChange, deleteRow, lockedRow } from './record-store.js';

export class DeleteRecord<T extends Row = Row> extends Command<Outcome<object>> {
  constructor(
    readonly kind: Pick<RecordKind<T, RecordInput, unknown>, 'entity' | 'facts' | 'alongside'>,
    readonly id: string,
    readonly editorId: string,
    readonly correlationId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteRecord)
export class DeleteRecordHandler implements ICommandHandler<DeleteRecord> {
  constructor(private readonly database: Database) {}

  execute<T extends Row>({ kind, id, editorId, correlationId }: DeleteRecord<T>): Promise<Outcome<object>> {
    return this.database.transaction('none', async (tx) => {
      const before = await lockedRow(tx, kind.entity, id);
      if (!before) return rejection('id', 'rejection.notFound');
      await deleteRow(tx, kind.entity, id);
      await followChange(tx, kind, { before, after: null }, { actor: editorId, correlationId });
      return accepted({});
    });
  }
}
