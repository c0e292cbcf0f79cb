import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { accepted, isLanguage } from '@landfall/kernel';
import { currentRequest, toPayload, type Presented } from '@landfall/platform';
import type {
  MutationChangePasswordArgs,
  MutationRequestPasswordResetArgs,
  MutationResetPasswordArgs,
} from '@landfall/platform/schema';
import { ChangePassword } from './change-password.handler.js';
import { RequestPasswordReset } from './request-reset.handler.js';
import { ResetPassword } from './reset-password.handler.js';

@Resolver()
export class PasswordsResolver {
  constructor(private readonly commands: CommandBus) {}

  @Mutation('requestPasswordReset')
  async request(@Args() typed: MutationRequestPasswordResetArgs): Promise<Presented<'MutationResult'>> {
    const { language, address } = currentRequest();
    const requested = isLanguage(typed.language) ? typed.language : language;
    await this.commands.execute(new RequestPasswordReset(typed.username, requested, address));
    return toPayload(accepted({}));
  }

  @Mutation('resetPassword')
  async reset(@Args() { reset, ...typed }: MutationResetPasswordArgs): Promise<Presented<'MutationResult'>> {
    const { language, correlationId } = currentRequest();
    return toPayload(await this.commands.execute(new ResetPassword(reset, typed, { language, correlationId })));
  }

  @Mutation('changePassword')
  async changePassword(@Args() typed: MutationChangePasswordArgs): Promise<Presented<'MutationResult'>> {
    const { viewer, language, correlationId } = currentRequest();
    return toPayload(
      await this.commands.execute(new ChangePassword(viewer!.userId, typed, { language, correlationId })),
    );
  }
}
