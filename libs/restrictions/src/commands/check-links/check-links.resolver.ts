import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { toPayload, type Presented } from '@landfall/platform';
import { presentLink } from '../../model/links/present-link.js';
import { CheckLinksOfRestriction, type LinksChecked } from './check-links-of-restriction.handler.js';

@Resolver()
export class CheckLinksResolver {
  constructor(private readonly commands: CommandBus) {}

  @Mutation('checkLinks')
  async checkLinks(@Args('restrictionId') restrictionId: string): Promise<Presented<'LinkCheckPayload'>> {
    const outcome = await this.commands.execute<CheckLinksOfRestriction, LinksChecked>(
      new CheckLinksOfRestriction(restrictionId),
    );
    return { ...toPayload(outcome), results: outcome.ok ? outcome.checks.map(presentLink) : [] };
  }
}
