import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { currentRequest, validated } from '@landfall/platform';
import { SaveResultPresenter, type PresentedSaveResult } from '../../views/save-result/save-result-presenter.js';
import type { SaveResult } from '../../publishing/save-result.js';
import { RestoreEntryRestriction } from './restore-entry-restriction.handler.js';
import { RestoreInput } from './restore-entry-restriction.input.js';

@Resolver()
export class RestoreEntryRestrictionResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly saveResults: SaveResultPresenter,
  ) {}

  @Mutation('restoreEntryRestriction')
  async restore(
    @Args() { id, version, ...restoring }: RestoreInput & { id: string; version: number },
  ): Promise<PresentedSaveResult> {
    const { viewer, correlationId } = currentRequest();
    const result = await this.commands.execute<RestoreEntryRestriction, SaveResult>(
      new RestoreEntryRestriction(id, version, validated(RestoreInput, restoring), viewer!.userId, correlationId),
    );
    return this.saveResults.present(result);
  }
}
