import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { currentRequest, toPayload, type Presented } from '@landfall/platform';
import type { MutationChangePasswordArgs } from '@landfall/platform/schema';
import { ChangePassword } from './change-password.handler.js';

@Resolver()
export class ChangePasswordResolver {
  constructor(private readonly commands: CommandBus) {}

  @Mutation('changePassword')
  async changePassword(@Args() typed: MutationChangePasswordArgs): Promise<Presented<'MutationResult'>> {
    const { viewer, language, correlationId } = currentRequest();
    const { currentPassword: current, password, confirmation } = typed;
    return toPayload(
      await this.commands.execute(
        new ChangePassword(viewer!.userId, { current, password, confirmation }, { language, correlationId }),
      ),
    );
  }
}
