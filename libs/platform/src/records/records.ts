import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { ListArguments, ListFilter, ListPage } from '../list/page-request.js';
import { toPayload } from '../request/payload.js';
import { currentRequest } from '../request/request-context.js';
import { validated } from '../validation/validated.js';
import { DeleteRecord } from './delete-record.handler.js';
import { ListRecords } from './list-records.query.js';
import { ReadRecords } from './read-records.query.js';
import type { RecordInput, RecordKind, Row } from './record-kind.js';
import { SaveRecord } from './save-record.handler.js';

type Payload = ReturnType<typeof toPayload>;

/** What resolvers of plain records ask for, in the language and the name of the request's viewer. */
@Injectable()
export class Records {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  list<T extends Row, I extends RecordInput, Shown, Sort extends string, Filter extends ListFilter>(
    kind: RecordKind<T, I, Shown, Sort, Filter>,
    args: ListArguments<Sort, Filter>,
  ): Promise<ListPage<Shown>> {
    return this.queries.execute(new ListRecords(kind, args, currentRequest().language));
  }

  all<T extends Row, I extends RecordInput, Shown>(kind: RecordKind<T, I, Shown>): Promise<Shown[]> {
    return this.queries.execute(new ReadRecords(kind, 'all', currentRequest().language));
  }

  async one<T extends Row, I extends RecordInput, Shown>(
    kind: RecordKind<T, I, Shown>,
    id: string,
  ): Promise<Shown | null> {
    const [found = null] = await this.queries.execute(new ReadRecords(kind, [id], currentRequest().language));
    return found;
  }

  create<T extends Row, I extends RecordInput, Shown>(kind: RecordKind<T, I, Shown>, input: I): Promise<Payload> {
    return this.save(kind, 'create', input);
  }

  update<T extends Row, I extends RecordInput, Shown>(kind: RecordKind<T, I, Shown>, input: I): Promise<Payload> {
    return this.save(kind, 'update', input);
  }

  async delete<T extends Row, I extends RecordInput, Shown>(
    kind: RecordKind<T, I, Shown>,
    id: string,
  ): Promise<Payload> {
    const { viewer, correlationId } = currentRequest();
    return toPayload(await this.commands.execute(new DeleteRecord(kind, id, viewer!.userId, correlationId)));
  }

  private async save<T extends Row, I extends RecordInput, Shown>(
    kind: RecordKind<T, I, Shown>,
    how: 'create' | 'update',
    input: I,
  ): Promise<Payload> {
    const { viewer, correlationId, language } = currentRequest();
    const outcome = await this.commands.execute(
      new SaveRecord(kind, how, validated(kind.input, input), viewer!.userId, correlationId, language),
    );
    return { ...toPayload(outcome), [kind.field]: outcome.ok ? outcome.record : null };
  }
}
