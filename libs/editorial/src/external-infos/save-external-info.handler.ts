import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, newId, rejection, type Outcome } from '@landfall/kernel';
import { Database, type Validated } from '@landfall/platform';
import { decideExternalInfo } from './external-info.decide.js';
import type { ExternalInfoInput } from './external-info.input.js';
import { externalInfoById, insertExternalInfo, updateExternalInfo } from './external-info-store.js';
import type { ExternalInfo } from './external-info.entity.js';

export class SaveExternalInfo {
  constructor(
    readonly kind: 'create' | 'update',
    readonly input: Validated<ExternalInfoInput>,
  ) {}
}

@CommandHandler(SaveExternalInfo)
export class SaveExternalInfoHandler implements ICommandHandler<SaveExternalInfo, Outcome<{ info: ExternalInfo }>> {
  constructor(private readonly database: Database) {}

  execute({ kind, input }: SaveExternalInfo): Promise<Outcome<{ info: ExternalInfo }>> {
    return this.database.transaction('none', async (tx) => {
      const state = kind === 'update' ? await externalInfoById(tx, input.input.id ?? '') : null;
      if (kind === 'update' && !state) return rejection('id', 'rejection.notFound');
      const outcome = decideExternalInfo(input, state);
      if (!outcome.ok) return outcome;
      const info = state
        ? await updateExternalInfo(tx, state.id, outcome.content)
        : await insertExternalInfo(tx, newId(), outcome.content);
      return accepted({ info });
    });
  }
}
