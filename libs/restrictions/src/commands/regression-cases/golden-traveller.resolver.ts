import { Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { dayIn, type Clock, type Outcome } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, currentRequest, Database, toFieldErrors, type Config } from '@landfall/platform';
import type { GoldenTraveller } from '../../model/regression-cases/golden-traveller.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { presentGoldens } from '../../views/regression-cases/present-golden.js';
import { DeleteGoldenTraveller } from './delete-golden-traveller.handler.js';
import type { GoldenTravellerInput } from './golden-traveller.decide.js';
import { SaveGoldenTraveller } from './save-golden-traveller.handler.js';
import { readable } from '../../drafts/readable-refusal.js';

@Resolver()
export class GoldenTravellerResolver {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleBook: PublishedRules,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  @Mutation('createGoldenTraveller')
  create(@Args('input') input: GoldenTravellerInput): Promise<object> {
    return this.save('create', input);
  }

  @Mutation('updateGoldenTraveller')
  update(@Args('input') input: GoldenTravellerInput): Promise<object> {
    return this.save('update', input);
  }

  @Mutation('deleteGoldenTraveller')
  async remove(@Args('id') id: string): Promise<object> {
    const result = await this.commands.execute<DeleteGoldenTraveller, Outcome<object>>(new DeleteGoldenTraveller(id));
    return { ok: result.ok, errors: result.ok ? [] : toFieldErrors(result.refusals, currentRequest().language) };
  }

  private async save(kind: 'create' | 'update', input: GoldenTravellerInput): Promise<object> {
    const { viewer, language } = currentRequest();
    const result = await this.commands.execute<SaveGoldenTraveller, Outcome<{ golden: GoldenTraveller }>>(
      new SaveGoldenTraveller(kind, input, viewer!.userId),
    );
    if (!result.ok)
      return {
        ok: false,
        errors: toFieldErrors(
          result.refusals.map((r) => readable(r, language)),
          language,
        ),
        goldenTraveller: null,
      };
    const options = {
      language,
      places: this.places,
      book: this.ruleBook.book,
      today: dayIn(this.config.timeZone, this.clock.now()),
    };
    const [goldenTraveller] = await this.database.transaction('none', (tx) =>
      presentGoldens(tx, [result.golden], options),
    );
    return { ok: true, errors: [], goldenTraveller };
  }
}
