import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, newId, refusal, type Outcome } from '@landfall/kernel';
import { Database } from '@landfall/platform';
import { decideExternalInfo, type ExternalInfoInput } from './external-info.decide.js';
import { insertExternalInfo, updateExternalInfo } from './external-info-store.js';
import type { ExternalInfo } from './external-info.entity.js';

export class SaveExternalInfo {
  constructor(
    readonly kind: 'create' | 'update',
    readonly input: ExternalInfoInput,
  ) {}
}

@CommandHandler(SaveExternalInfo)
export class SaveExternalInfoHandler implements ICommandHandler<SaveExternalInfo, Outcome<{ info: ExternalInfo }>> {
  constructor(private readonly database: Database) {}

  async execute({ kind, input }: SaveExternalInfo): Promise<Outcome<{ info: ExternalInfo }>> {
    const outcome = decideExternalInfo(input);
    if (!outcome.ok) return outcome;
    const info = await this.database.transaction('none', (tx): Promise<ExternalInfo | null> =>
      kind === 'create'
        ? insertExternalInfo(tx, newId(), outcome.content)
        : updateExternalInfo(tx, input.id ?? '', outcome.content),
    );
    return info ? accepted({ info }) : refusal('id', 'refusal.notFound');
  }
}
