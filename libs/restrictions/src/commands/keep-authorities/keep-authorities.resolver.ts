import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, toPayload, validated, type Presented } from '@landfall/platform';
import type { Authority } from '../../model/authorities/authority-store.js';
import { AuthorityInput } from './authority.input.js';
import { DeleteAuthority } from './delete-authority.handler.js';
import { SaveAuthority } from './save-authority.handler.js';

@Resolver()
export class KeepAuthoritiesResolver {
  constructor(private readonly commands: CommandBus) {}

  @Mutation('createAuthority')
  create(@Args('input') input: AuthorityInput): Promise<Presented<'AuthorityPayload'>> {
    return this.save('create', input);
  }

  @Mutation('updateAuthority')
  update(@Args('input') input: AuthorityInput): Promise<Presented<'AuthorityPayload'>> {
    return this.save('update', input);
  }

  @Mutation('deleteAuthority')
  async delete(@Args('id') id: string): Promise<Presented<'MutationResult'>> {
    const { viewer, correlationId } = currentRequest();
    return toPayload(
      await this.commands.execute<DeleteAuthority, Outcome<object>>(
        new DeleteAuthority(id, viewer!.userId, correlationId),
      ),
    );
  }

  private async save(kind: 'create' | 'update', input: AuthorityInput): Promise<Presented<'AuthorityPayload'>> {
    const { viewer, correlationId } = currentRequest();
    const outcome = await this.commands.execute<SaveAuthority, Outcome<{ authority: Authority }>>(
      new SaveAuthority(kind, validated(AuthorityInput, input), viewer!.userId, correlationId),
    );
    return { ...toPayload(outcome), authority: outcome.ok ? outcome.authority : null };
  }
}
