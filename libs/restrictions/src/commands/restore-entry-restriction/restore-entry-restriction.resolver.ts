import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { currentRequest } from '@landfall/platform';
import { SaveResultPresenter, type PresentedSaveResult } from '../../views/save-result/save-result-presenter.js';
import type { SaveResult } from '../../publishing/save-result.js';
import { RestoreEntryRestriction } from './restore-entry-restriction.handler.js';

interface RestoreArguments {
  id: string;
  version: number;
  toVersion: number;
  isSignificant?: boolean | null;
  significantUpdateNote?: string | null;
  proposeForConfirmation?: boolean | null;
}

@Resolver()
export class RestoreEntryRestrictionResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly saveResults: SaveResultPresenter,
  ) {}

  @Mutation('restoreEntryRestriction')
  async restore(
    @Args() { id, version, toVersion, isSignificant, significantUpdateNote, proposeForConfirmation }: RestoreArguments,
  ): Promise<PresentedSaveResult> {
    const { viewer, correlationId } = currentRequest();
    const restoring = {
      toVersion,
      isSignificant: isSignificant ?? null,
      significantUpdateNote: significantUpdateNote ?? null,
      proposeForConfirmation: proposeForConfirmation === true,
    };
    const result = await this.commands.execute<RestoreEntryRestriction, SaveResult>(
      new RestoreEntryRestriction(id, version, restoring, viewer!.userId, correlationId),
    );
    return this.saveResults.present(result);
  }
}
