import { Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { dayIn, type Clock, type Outcome } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, currentRequest, Database, toFieldErrors, validated, type Config } from '@landfall/platform';
import type { RegressionCase } from '../../model/regression-cases/regression-case.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { presentRegressionCases } from '../../views/regression-cases/present-regression-case.js';
import { DeleteRegressionCase } from './delete-regression-case.handler.js';
import { RegressionCaseInput } from './regression-case.input.js';
import { SaveRegressionCase } from './save-regression-case.handler.js';
import { localised } from '../../drafts/localised-rejection.js';

@Resolver()
export class RegressionCaseResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleIndex: PublishedRules,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  @Mutation('createRegressionCase')
  create(@Args('input') input: RegressionCaseInput): Promise<object> {
    return this.save('create', input);
  }

  @Mutation('updateRegressionCase')
  update(@Args('input') input: RegressionCaseInput): Promise<object> {
    return this.save('update', input);
  }

  @Mutation('deleteRegressionCase')
  async remove(@Args('id') id: string): Promise<object> {
    const result = await this.commands.execute<DeleteRegressionCase, Outcome<object>>(new DeleteRegressionCase(id));
    return { ok: result.ok, errors: result.ok ? [] : toFieldErrors(result.rejections, currentRequest().language) };
  }

  private async save(kind: 'create' | 'update', input: RegressionCaseInput): Promise<object> {
    const { viewer, language } = currentRequest();
    const result = await this.commands.execute<SaveRegressionCase, Outcome<{ regressionCase: RegressionCase }>>(
      new SaveRegressionCase(kind, validated(RegressionCaseInput, input), viewer!.userId),
    );
    if (!result.ok)
      return {
        ok: false,
        errors: toFieldErrors(
          result.rejections.map((r) => localised(r, language)),
          language,
        ),
        regressionCase: null,
      };
    const options = {
      language,
      places: this.places,
      ruleIndex: this.ruleIndex.ruleIndex,
      today: dayIn(this.config.timeZone, this.clock.now()),
    };
    const [regressionCase] = await this.database.transaction('none', (tx) =>
      presentRegressionCases(tx, [result.regressionCase], options),
    );
    return { ok: true, errors: [], regressionCase };
  }
}
