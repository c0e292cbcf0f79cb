import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CommandBus } from '@nestjs/cqrs';
import { currentRequest, Database, validated } from '@landfall/platform';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { presentSaveResult } from '../../views/save-result/present-save-result.js';
import { SaveEntryRestriction } from './save-entry-restriction.command.js';
import { EntryRestrictionInput } from '../../model/restriction/restriction-input.js';
import type { SaveResult } from '../../publishing/save-result.js';

@Resolver()
export class SaveEntryRestrictionResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly ruleIndex: PublishedRules,
  ) {}

  @Mutation('createEntryRestriction')
  create(@Args('input') input: EntryRestrictionInput): Promise<object> {
    return this.save('create', input);
  }

  @Mutation('updateEntryRestriction')
  update(@Args('input') input: EntryRestrictionInput): Promise<object> {
    return this.save('update', input);
  }

  private async save(kind: 'create' | 'update', input: EntryRestrictionInput): Promise<object> {
    const { viewer, language, correlationId } = currentRequest();
    const result = await this.commands.execute<SaveEntryRestriction, SaveResult>(
      new SaveEntryRestriction(kind, validated(EntryRestrictionInput, input), viewer!.userId, correlationId),
    );
    return presentSaveResult(this.database, this.ruleIndex.groups, language, result);
  }
}
