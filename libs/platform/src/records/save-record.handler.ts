import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  accepted,
  newId,
  rejection,
  Rejections,
  type Clock,
  type FieldRejection,
  type Language,
  type Outcome,
} from '@landfall/kernel';
import { Database, type Tx } from '../database/database.js';
import { rejectingTaken } from '../request/rejecting-taken.js';
import { CLOCK } from '../tokens.js';
import type { Validated } from '../validation/validated.js';
import type { RecordInput, RecordKind, Row } from './record-kind.js';
import { followChange, insertRow, lockedRow, takenFields, updateRow } from './record-store.js';

export class SaveRecord<T extends Row, Input extends RecordInput, Shown> extends Command<Outcome<{ record: Shown }>> {
  constructor(
    readonly kind: RecordKind<T, Input, Shown>,
    readonly how: 'create' | 'update',
    readonly input: Validated<Input>,
    readonly editorId: string,
    readonly correlationId: string,
    readonly language: Language,
  ) {
    super();
  }
}

@CommandHandler(SaveRecord)
export class SaveRecordHandler implements ICommandHandler<SaveRecord<Row, RecordInput, unknown>> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute<T extends Row, Input extends RecordInput, Shown>(
    command: SaveRecord<T, Input, Shown>,
  ): Promise<Outcome<{ record: Shown }>> {
    return rejectingTaken(command.kind.unique ?? {}, () =>
      this.database.transaction('none', (tx) => this.save(tx, command)),
    );
  }

  private async save<T extends Row, Input extends RecordInput, Shown>(
    tx: Tx,
    { kind, how, input, editorId, correlationId, language }: SaveRecord<T, Input, Shown>,
  ): Promise<Outcome<{ record: Shown }>> {
    const state = how === 'update' ? await lockedRow(tx, kind.entity, input.input.id ?? '') : null;
    if (how === 'update' && !state) return rejection('id', 'rejection.notFound');
    const outcome = kind.decide(input, state, { editorId, now: this.clock.now() });
    const rejections = new Rejections(outcome.ok ? [] : outcome.rejections);
    for (const field of await this.taken(tx, kind, input, state)) rejections.add(field, 'rejection.nameTaken');
    if (outcome.ok) for (const found of await checked(tx, kind, outcome.content)) rejections.list.push(found);
    if (!outcome.ok || rejections.any) return rejections.toRejection();
    const row = { ...outcome.content, id: state?.id ?? newId() } as T;
    if (state) await updateRow(tx, kind.entity, row);
    else await insertRow(tx, kind.entity, row);
    await followChange(tx, kind, { before: state, after: row }, { actor: editorId, correlationId });
    const [record] = await kind.present([row], language, tx);
    return accepted({ record: record! });
  }

  /** Before the index has its say, so that a taken value is rejected together with what else is wrong. */
  private taken<T extends Row, Input extends RecordInput, Shown>(
    tx: Tx,
    { entity, unique = {} }: RecordKind<T, Input, Shown>,
    { input, shape }: Validated<Input>,
    state: T | null,
  ): Promise<string[]> {
    const misshapen = new Set(shape.map(({ field }) => field));
    const fields = Object.values(unique).filter((field) => !misshapen.has(field));
    return takenFields(tx, entity, input, fields, state?.id ?? null);
  }
}

const checked = async <T extends Row>(
  tx: Tx,
  { check }: Pick<RecordKind<T, RecordInput, unknown>, 'check'>,
  content: Omit<T, 'id'>,
): Promise<FieldRejection[]> => (check ? check(tx, content) : []);
