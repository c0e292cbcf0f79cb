import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, toPayload, validated, type Presented } from '@landfall/platform';
import { viewerWithOrganisation } from '../organisation/viewer-organisation.js';
import { OwnWidget } from './own-widget.query.js';
import { UpdateWidget } from './update-widget.handler.js';
import { WidgetInput } from './widget.input.js';

@Resolver()
export class WidgetResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Query('organisationWidget')
  async widget(): Promise<Presented<'Widget'> | null> {
    return this.queries.execute(new OwnWidget(viewerWithOrganisation().organisationId));
  }

  @Mutation('updateOrganisationWidget')
  async update(@Args() input: WidgetInput): Promise<Presented<'MutationResult'>> {
    const { correlationId } = currentRequest();
    const { userId, organisationId } = viewerWithOrganisation();
    const actor = { userId, correlationId };
    return toPayload(
      await this.commands.execute(new UpdateWidget(validated(WidgetInput, input), organisationId, actor)),
    );
  }
}
