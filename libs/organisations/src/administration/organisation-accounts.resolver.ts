import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, ListScreen, toPayload, validated, type Presented } from '@landfall/platform';
import type { QueryOrganisationAccountListArgs } from '@landfall/platform/schema';
import { OrganisationAccountInput } from './organisation-account.input.js';
import { FindOrganisationAccount, ListOrganisationAccounts } from './organisation-accounts.query.js';
import { SaveOrganisationAccount } from './save-organisation-account.handler.js';

/** Organisations, for staff. None is deleted: trip pages and the log keep naming it. */
@Resolver()
export class OrganisationAccountsResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Query('organisationAccountList')
  @ListScreen('organisations')
  list(@Args() args: QueryOrganisationAccountListArgs): Promise<Presented<'OrganisationAccountList'>> {
    return this.queries.execute(new ListOrganisationAccounts(args, currentRequest().language));
  }

  @Query('organisationAccount')
  one(@Args('id') id: string): Promise<Presented<'OrganisationAccount'> | null> {
    return this.queries.execute(new FindOrganisationAccount(id));
  }

  @Mutation('createOrganisationAccount')
  create(@Args('input') input: OrganisationAccountInput): Promise<Presented<'OrganisationAccountPayload'>> {
    return this.save('create', input);
  }

  @Mutation('updateOrganisationAccount')
  update(@Args('input') input: OrganisationAccountInput): Promise<Presented<'OrganisationAccountPayload'>> {
    return this.save('update', input);
  }

  private async save(
    how: 'create' | 'update',
    input: OrganisationAccountInput,
  ): Promise<Presented<'OrganisationAccountPayload'>> {
    const { viewer, correlationId } = currentRequest();
    const actor = { userId: viewer!.userId, correlationId };
    const outcome = await this.commands.execute(
      new SaveOrganisationAccount(how, validated(OrganisationAccountInput, input), actor),
    );
    const organisationAccount = outcome.ok ? await this.queries.execute(new FindOrganisationAccount(outcome.id)) : null;
    return { ...toPayload(outcome), organisationAccount };
  }
}
