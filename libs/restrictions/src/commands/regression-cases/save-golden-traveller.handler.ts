import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, dayIn, newId, refusal, type Clock, type Outcome } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, type Config } from '@landfall/platform';
import { goldenTravellerById, saveGoldenTraveller } from '../../model/regression-cases/golden-store.js';
import type { GoldenTraveller } from '../../model/regression-cases/golden-traveller.js';
import { decideGolden, type GoldenTravellerInput } from './golden-traveller.decide.js';

export class SaveGoldenTraveller {
  constructor(
    readonly kind: 'create' | 'update',
    readonly input: GoldenTravellerInput,
    readonly editorId: string,
  ) {}
}

@CommandHandler(SaveGoldenTraveller)
export class SaveGoldenTravellerHandler implements ICommandHandler<
  SaveGoldenTraveller,
  Outcome<{ golden: GoldenTraveller }>
> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  execute({ kind, input, editorId }: SaveGoldenTraveller): Promise<Outcome<{ golden: GoldenTraveller }>> {
    return this.database.transaction('system', async (tx) => {
      const stored = kind === 'update' ? await goldenTravellerById(tx, input.id ?? '', true) : null;
      if (kind === 'update' && !stored) return refusal('id', 'refusal.notFound');
      const now = this.clock.now();
      const decided = decideGolden(input, this.places, dayIn(this.config.timeZone, now));
      if (!decided.ok) return decided;
      const golden = { ...decided.golden, id: stored?.id ?? newId(), modifiedAt: now, modifiedBy: editorId };
      return (await saveGoldenTraveller(tx, golden)) ? accepted({ golden }) : refusal('name', 'refusal.nameTaken');
    });
  }
}
