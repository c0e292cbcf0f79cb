import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, toPayload, validated, type Presented } from '@landfall/platform';
import { SaveResultPresenter, type PresentedSaveResult } from '../../views/save-result/save-result-presenter.js';
import { ConfirmRevision, type ConfirmResult } from './confirm-revision.handler.js';
import { RejectRevision } from './reject-revision.handler.js';
import { RejectRevisionInput } from './reject-revision.input.js';
import { WithdrawRevision } from './withdraw-revision.handler.js';

@Resolver()
export class ResolveRevisionResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly saveResults: SaveResultPresenter,
  ) {}

  @Mutation('confirmRevision')
  async confirm(@Args('id') id: string): Promise<PresentedSaveResult> {
    const { viewer, correlationId } = currentRequest();
    const result = await this.commands.execute<ConfirmRevision, ConfirmResult>(
      new ConfirmRevision(id, viewer!.userId, correlationId),
    );
    return this.saveResults.present(result);
  }

  @Mutation('rejectRevision')
  reject(@Args() args: RejectRevisionInput): Promise<Presented<'MutationResult'>> {
    const { viewer, correlationId } = currentRequest();
    return this.run(new RejectRevision(validated(RejectRevisionInput, args), viewer!.userId, correlationId));
  }

  @Mutation('withdrawRevision')
  withdraw(@Args('id') id: string): Promise<Presented<'MutationResult'>> {
    const { viewer, correlationId } = currentRequest();
    return this.run(new WithdrawRevision(id, viewer!.userId, correlationId));
  }

  private async run(command: object): Promise<Presented<'MutationResult'>> {
    return toPayload(await this.commands.execute<object, Outcome<object>>(command));
  }
}
