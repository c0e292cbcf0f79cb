import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, toPayload, validated, type Presented } from '@landfall/platform';
import { CheckEntryRestrictions } from './check-entry-restrictions.handler.js';
import { CheckEntryRestrictionsInput } from './check-entry-restrictions.input.js';

@Resolver()
export class CheckEntryRestrictionsResolver {
  constructor(private readonly commands: CommandBus) {}

  @Mutation('checkEntryRestrictions')
  async check(@Args() args: CheckEntryRestrictionsInput): Promise<Presented<'MutationResult'>> {
    const { viewer, correlationId } = currentRequest();
    const draft = validated(CheckEntryRestrictionsInput, args);
    return toPayload(
      await this.commands.execute<CheckEntryRestrictions, Outcome<object>>(
        new CheckEntryRestrictions(draft, viewer!.userId, correlationId),
      ),
    );
  }
}
