import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { accepted, rejection } from '@landfall/kernel';
import { ChangeFavourites } from '@landfall/organisations/change-favourites';
import { Favourites } from '@landfall/organisations/favourites';
import { viewerWithOrganisation } from '@landfall/organisations/viewer-organisation';
import { currentRequest, toPayload, type Presented } from '@landfall/platform';
import { Cruises } from './cruises.js';

/** The shipping lines that an organisation sells; empty: all of them. */
@Resolver()
export class LineSelectionsResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly cruises: Cruises,
  ) {}

  @Query('organisationShippingLineSelections')
  async selections(): Promise<Presented<'ShippingLine'>[]> {
    const { organisationId } = viewerWithOrganisation();
    const chosen = new Set(await this.queries.execute(new Favourites(organisationId, 'SHIPPING_LINE')));
    return this.cruises.shippingLines.filter(({ id }) => chosen.has(id));
  }

  @Mutation('createOrganisationShippingLineSelection')
  async create(@Args('shippingLineId') id: string): Promise<Presented<'MutationResult'>> {
    return this.change(id, { add: [id] });
  }

  @Mutation('deleteOrganisationShippingLineSelection')
  async delete(@Args('shippingLineId') id: string): Promise<Presented<'MutationResult'>> {
    return this.change(id, { remove: [id] });
  }

  private async change(id: string, change: ChangeFavourites['change']): Promise<Presented<'MutationResult'>> {
    const { organisationId, userId } = viewerWithOrganisation();
    const actor = { userId, correlationId: currentRequest().correlationId };
    if (!this.cruises.shippingLines.some((line) => line.id === id))
      return toPayload(rejection('shippingLineId', 'rejection.notFound'));
    await this.commands.execute(new ChangeFavourites(organisationId, 'SHIPPING_LINE', change, actor));
    return toPayload(accepted({}));
  }
}
