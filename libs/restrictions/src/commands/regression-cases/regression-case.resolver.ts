import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Outcome } from '@landfall/kernel';
import { currentRequest, toFieldErrors, toPayload, validated, type Presented } from '@landfall/platform';
import { localised } from '../../views/save-result/localised-rejection.js';
import type { RegressionCase } from '../../model/regression-cases/regression-case.js';
import { RegressionCaseQuery } from '../../views/regression-cases/regression-case.query.js';
import { DeleteRegressionCase } from './delete-regression-case.handler.js';
import { RegressionCaseInput } from './regression-case.input.js';
import { SaveRegressionCase } from './save-regression-case.handler.js';

@Resolver()
export class RegressionCaseResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Mutation('createRegressionCase')
  create(@Args('input') input: RegressionCaseInput): Promise<Presented<'RegressionCasePayload'>> {
    return this.save('create', input);
  }

  @Mutation('updateRegressionCase')
  update(@Args('input') input: RegressionCaseInput): Promise<Presented<'RegressionCasePayload'>> {
    return this.save('update', input);
  }

  @Mutation('deleteRegressionCase')
  async remove(@Args('id') id: string): Promise<Presented<'MutationResult'>> {
    const { viewer } = currentRequest();
    return toPayload(
      await this.commands.execute<DeleteRegressionCase, Outcome<object>>(new DeleteRegressionCase(id, viewer!.userId)),
    );
  }

  private async save(
    kind: 'create' | 'update',
    input: RegressionCaseInput,
  ): Promise<Presented<'RegressionCasePayload'>> {
    const { viewer, language } = currentRequest();
    const result = await this.commands.execute<SaveRegressionCase, Outcome<{ regressionCase: RegressionCase }>>(
      new SaveRegressionCase(kind, validated(RegressionCaseInput, input), viewer!.userId),
    );
    if (!result.ok) {
      const rejections = result.rejections.map((r) => localised(r, language));
      return { ok: false, errors: toFieldErrors(rejections, language), regressionCase: null };
    }
    const saved = await this.queries.execute(new RegressionCaseQuery(result.regressionCase.id, language));
    return { ok: true, errors: [], regressionCase: saved };
  }
}
