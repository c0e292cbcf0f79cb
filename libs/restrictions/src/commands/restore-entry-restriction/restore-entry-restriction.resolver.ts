import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { currentRequest, Database } from '@landfall/platform';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { presentSaveResult } from '../../views/save-result/present-save-result.js';
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
    private readonly database: Database,
    private readonly ruleIndex: PublishedRules,
  ) {}

  @Mutation('restoreEntryRestriction')
  async restore(
    @Args() { id, version, toVersion, isSignificant, significantUpdateNote, proposeForConfirmation }: RestoreArguments,
  ): Promise<object> {
    const { viewer, language, correlationId } = currentRequest();
    const restoring = {
      toVersion,
      isSignificant: isSignificant ?? null,
      significantUpdateNote: significantUpdateNote ?? null,
      proposeForConfirmation: proposeForConfirmation === true,
    };
    const result = await this.commands.execute<RestoreEntryRestriction, SaveResult>(
      new RestoreEntryRestriction(id, version, restoring, viewer!.userId, correlationId),
    );
    return presentSaveResult(this.database, this.ruleIndex.groups, language, result);
  }
}
