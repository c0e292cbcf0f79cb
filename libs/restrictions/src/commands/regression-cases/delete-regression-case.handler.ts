import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted, rejection, type Clock, type Outcome } from '@landfall/kernel';
import { CLOCK, Database } from '@landfall/platform';
import { deleteRegressionCase, regressionCaseById } from '../../model/regression-cases/regression-case-store.js';
import { keepFormerCase } from '../../model/regression-cases/former-case-store.js';
import { HELD_HOURS } from '../../model/regression-cases/held-hours.js';
import { awaitsSecondPerson } from '../../model/second-person/breaking-attempt-store.js';

export class DeleteRegressionCase {
  constructor(
    readonly id: string,
    readonly editorId: string,
  ) {}
}

@CommandHandler(DeleteRegressionCase)
export class DeleteRegressionCaseHandler implements ICommandHandler<DeleteRegressionCase, Outcome<object>> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ id, editorId }: DeleteRegressionCase): Promise<Outcome<object>> {
    return this.database.transaction('system', async (tx) => {
      const stored = await regressionCaseById(tx, id, true);
      if (!stored) return rejection('id', 'rejection.notFound');
      const now = this.clock.now();
      if (await awaitsSecondPerson(tx, id, editorId, now))
        return rejection('id', 'rejection.regressionCaseHeld', { hours: HELD_HOURS });
      await keepFormerCase(tx, stored, editorId, now);
      await deleteRegressionCase(tx, id);
      return accepted({});
    });
  }
}
