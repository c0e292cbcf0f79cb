import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { currentRequest, ListScreen, toPayload, validated, type Presented } from '@landfall/platform';
import type { QueryUserListArgs } from '@landfall/platform/schema';
import { FindUser } from './find-user.query.js';
import { ListUsers } from './list-users.query.js';
import { OrganisationNames } from './organisation-names.query.js';
import { SaveUser } from './save-user.handler.js';
import { UserInput } from './user.input.js';

/** Users and their rights, for staff. Nobody is deleted: what somebody wrote keeps its name. */
@Resolver()
export class UsersResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Query('userList')
  @ListScreen('users')
  userList(@Args() args: QueryUserListArgs): Promise<Presented<'UserList'>> {
    return this.queries.execute(new ListUsers(args, currentRequest().language));
  }

  @Query('user')
  user(@Args('id') id: string): Promise<Presented<'User'> | null> {
    return this.queries.execute(new FindUser(id));
  }

  @Query('organisationNames')
  organisationNames(): Promise<Presented<'OrganisationName'>[]> {
    return this.queries.execute(new OrganisationNames());
  }

  @Mutation('createUser')
  async create(@Args('input') input: UserInput): Promise<Presented<'UserPayload'>> {
    return this.save('create', input);
  }

  @Mutation('updateUser')
  async update(@Args('input') input: UserInput): Promise<Presented<'UserPayload'>> {
    return this.save('update', input);
  }

  private async save(how: 'create' | 'update', input: UserInput): Promise<Presented<'UserPayload'>> {
    const { viewer, correlationId, language } = currentRequest();
    const actor = { userId: viewer!.userId, correlationId, language };
    const outcome = await this.commands.execute(new SaveUser(how, validated(UserInput, input), actor));
    const user = outcome.ok ? await this.queries.execute(new FindUser(outcome.user.id)) : null;
    return { ...toPayload(outcome), user };
  }
}
