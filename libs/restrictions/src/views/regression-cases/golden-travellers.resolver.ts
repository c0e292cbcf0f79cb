import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { dayIn, type Clock } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, currentRequest, Database, type Config } from '@landfall/platform';
import { goldenTravellerById, goldenTravellers } from '../../model/regression-cases/golden-store.js';
import type { GoldenTraveller } from '../../model/regression-cases/golden-traveller.js';
import { PublishedRules } from '../../model/restriction/published-rules.js';
import { presentGoldens } from './present-golden.js';

@Resolver()
export class GoldenTravellersResolver {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly ruleBook: PublishedRules,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  @Query('goldenTravellers')
  async goldenTravellers(): Promise<object[]> {
    return this.present(await this.database.transaction('none', goldenTravellers));
  }

  @Query('goldenTraveller')
  async goldenTraveller(@Args('id') id: string): Promise<object | null> {
    const golden = await this.database.transaction('none', (tx) => goldenTravellerById(tx, id));
    return golden ? (await this.present([golden]))[0]! : null;
  }

  private present(goldens: readonly GoldenTraveller[]): Promise<object[]> {
    const options = {
      language: currentRequest().language,
      places: this.places,
      book: this.ruleBook.book,
      today: dayIn(this.config.timeZone, this.clock.now()),
    };
    return this.database.transaction('none', (tx) => presentGoldens(tx, goldens, options));
  }
}
