import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { rejection } from '@landfall/kernel';
import { currentRequest, toPayload, validated, type Presented } from '@landfall/platform';
import { OrganisationInput } from '../organisation/organisation.input.js';
import { UpdateOrganisation } from '../organisation/update-organisation.handler.js';
import { viewerWithOrganisation } from '../organisation/viewer-organisation.js';
import { FindColleague } from './find-colleague.query.js';
import { OwnNameInput } from './own-name.input.js';
import { UpdateUser } from './update-user.handler.js';

/** What users keep of themselves and of their organisation. The inputs are JSON in the contract: their fields are checked here. */
@Resolver()
export class ProfileResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Query('organisationUser')
  async organisationUser(@Args('id') id: string): Promise<Presented<'OrganisationUser'> | null> {
    return this.queries.execute(new FindColleague(id, currentRequest().viewer!));
  }

  @Mutation('updateOrganisationUser')
  async updateUser(@Args('input') typed: unknown): Promise<Presented<'MutationResult'>> {
    const { userId } = currentRequest().viewer!;
    const input = objectOf<OwnNameInput>(typed);
    if ((input.id ?? userId) !== userId) return toPayload(rejection('id', 'rejection.notFound'));
    return toPayload(await this.commands.execute(new UpdateUser(validated(OwnNameInput, input), userId)));
  }

  @Mutation('updateOrganisation')
  async updateOrganisation(@Args('input') typed: unknown): Promise<Presented<'MutationResult'>> {
    const { correlationId } = currentRequest();
    const { userId, organisationId } = viewerWithOrganisation();
    const input = objectOf<OrganisationInput>(typed);
    if ((input.id ?? organisationId) !== organisationId) return toPayload(rejection('id', 'rejection.notFound'));
    const actor = { userId, correlationId };
    return toPayload(
      await this.commands.execute(new UpdateOrganisation(validated(OrganisationInput, input), organisationId, actor)),
    );
  }
}

const objectOf = <T extends object>(typed: unknown): T =>
  (typeof typed === 'object' && typed !== null && !Array.isArray(typed) ? typed : {}) as T;
