import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CommandBus } from '@nestjs/cqrs';
import { currentRequest, validated } from '@landfall/platform';
import { SaveResultPresenter, type PresentedSaveResult } from '../../views/save-result/save-result-presenter.js';
import { SaveEntryRestriction } from './save-entry-restriction.command.js';
import { EntryRestrictionInput } from '../../model/restriction/restriction-input.js';
import type { SaveResult } from '../../publishing/save-result.js';

@Resolver()
export class SaveEntryRestrictionResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly saveResults: SaveResultPresenter,
  ) {}

  @Mutation('createEntryRestriction')
  create(@Args('input') input: EntryRestrictionInput): Promise<PresentedSaveResult> {
    return this.save('create', input);
  }

  @Mutation('updateEntryRestriction')
  update(@Args('input') input: EntryRestrictionInput): Promise<PresentedSaveResult> {
    return this.save('update', input);
  }

  private async save(kind: 'create' | 'update', input: EntryRestrictionInput): Promise<PresentedSaveResult> {
    const { viewer, correlationId } = currentRequest();
    const result = await this.commands.execute<SaveEntryRestriction, SaveResult>(
      new SaveEntryRestriction(kind, validated(EntryRestrictionInput, input), viewer!.userId, correlationId),
    );
    return this.saveResults.present(result);
  }
}
