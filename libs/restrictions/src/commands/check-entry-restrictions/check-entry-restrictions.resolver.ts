import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, toFieldErrors } from '@landfall/platform';
import { CheckEntryRestrictions } from './check-entry-restrictions.handler.js';

@Resolver()
export class CheckEntryRestrictionsResolver {
  constructor(private readonly commands: CommandBus) {}

  @Mutation('checkEntryRestrictions')
  async check(@Args('ids') ids: string[]): Promise<object> {
    const { viewer, language, correlationId } = currentRequest();
    const result = await this.commands.execute<CheckEntryRestrictions, Outcome<object>>(
      new CheckEntryRestrictions(ids, viewer!.userId, correlationId),
    );
    return { ok: result.ok, errors: result.ok ? [] : toFieldErrors(result.rejections, language) };
  }
}
