import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, Database, toFieldErrors } from '@landfall/platform';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { presentSaveResult } from '../../views/save-result/present-save-result.js';
import { ConfirmRevision, type ConfirmResult } from './confirm-revision.handler.js';
import { RejectRevision } from './reject-revision.handler.js';
import { WithdrawRevision } from './withdraw-revision.handler.js';

@Resolver()
export class ResolveRevisionResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly ruleIndex: PublishedRules,
  ) {}

  @Mutation('confirmRevision')
  async confirm(@Args('id') id: string): Promise<object> {
    const { viewer, language, correlationId } = currentRequest();
    const result = await this.commands.execute<ConfirmRevision, ConfirmResult>(
      new ConfirmRevision(id, viewer!.userId, correlationId),
    );
    return presentSaveResult(this.database, this.ruleIndex.groups, language, result);
  }

  @Mutation('rejectRevision')
  reject(@Args('id') id: string, @Args('reason') reason: string): Promise<object> {
    const { viewer, correlationId } = currentRequest();
    return this.run(new RejectRevision(id, reason, viewer!.userId, correlationId));
  }

  @Mutation('withdrawRevision')
  withdraw(@Args('id') id: string): Promise<object> {
    const { viewer, correlationId } = currentRequest();
    return this.run(new WithdrawRevision(id, viewer!.userId, correlationId));
  }

  private async run(command: object): Promise<object> {
    const result = await this.commands.execute<object, Outcome<object>>(command);
    return { ok: result.ok, errors: result.ok ? [] : toFieldErrors(result.rejections, currentRequest().language) };
  }
}
