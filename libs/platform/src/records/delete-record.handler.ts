import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Outcome } from '@landfall/kernel';
import { Database } from '../database/database.js';
import type { Row, RowClass } from './record-kind.js';
import { deleteRow } from './record-store.js';

export class DeleteRecord extends Command<Outcome<object>> {
  constructor(
    readonly kind: { entity: RowClass<Row> },
    readonly id: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteRecord)
export class DeleteRecordHandler implements ICommandHandler<DeleteRecord> {
  constructor(private readonly database: Database) {}

  async execute({ kind, id }: DeleteRecord): Promise<Outcome<object>> {
    const isDeleted = await this.database.transaction('none', (tx) => deleteRow(tx, kind.entity, id));
    return isDeleted ? accepted({}) : rejection('id', 'rejection.notFound');
  }
}
