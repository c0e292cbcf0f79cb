import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, dayIn, newId, rejection, Rejections, type Clock, type Outcome } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { CLOCK, CONFIG, Database, type Config, type Validated } from '@landfall/platform';
import {
  isRegressionCaseNameTaken,
  regressionCaseById,
  saveRegressionCase,
} from '../../model/regression-cases/regression-case-store.js';
import type { RegressionCase } from '../../model/regression-cases/regression-case.js';
import { keepFormerCase } from '../../model/regression-cases/former-case-store.js';
import { HELD_HOURS } from '../../model/regression-cases/held-hours.js';
import { awaitsSecondPerson } from '../../model/second-person/breaking-attempt-store.js';
import { heldFields } from './held-fields.decide.js';
import { decideRegressionCase } from './regression-case.decide.js';
import type { RegressionCaseInput } from './regression-case.input.js';

export class SaveRegressionCase {
  constructor(
    readonly kind: 'create' | 'update',
    readonly draft: Validated<RegressionCaseInput>,
    readonly editorId: string,
  ) {}
}

@CommandHandler(SaveRegressionCase)
export class SaveRegressionCaseHandler implements ICommandHandler<
  SaveRegressionCase,
  Outcome<{ regressionCase: RegressionCase }>
> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Pick<Config, 'timeZone'>,
  ) {}

  execute({ kind, draft, editorId }: SaveRegressionCase): Promise<Outcome<{ regressionCase: RegressionCase }>> {
    return this.database.transaction('system', async (tx) => {
      const stored = kind === 'update' ? await regressionCaseById(tx, draft.input.id ?? '', true) : null;
      if (kind === 'update' && !stored) return rejection('id', 'rejection.notFound');
      const now = this.clock.now();
      const id = stored?.id ?? newId();
      const isNameTaken = await isRegressionCaseNameTaken(tx, draft.input.name, id);
      const today = dayIn(this.config.timeZone, now);
      const decided = decideRegressionCase(draft, this.places, today, { state: stored, isNameTaken });
      if (!decided.ok) return decided;
      const changed = stored ? heldFields(stored, decided.regressionCase) : [];
      const held = new Rejections();
      if (changed.length > 0 && (await awaitsSecondPerson(tx, id, editorId, now)))
        for (const field of changed) held.add(field, 'rejection.regressionCaseHeld', { hours: HELD_HOURS });
      if (held.any) return held.toRejection();
      if (stored && changed.length > 0) await keepFormerCase(tx, stored, editorId, now);
      const regressionCase = { ...decided.regressionCase, id, modifiedAt: now, modifiedBy: editorId };
      await saveRegressionCase(tx, regressionCase);
      return accepted({ regressionCase });
    });
  }
}
