import { validated } from '@landfall/platform';
import type { TripWorld } from '../../journeys/test/trip-world.js';
import { RegressionCaseInput } from '../src/commands/regression-cases/regression-case.input.js';
import type { RegressionCase } from '../src/model/regression-cases/regression-case.js';
import {
  SaveRegressionCase,
  SaveRegressionCaseHandler,
} from '../src/commands/regression-cases/save-regression-case.handler.js';

/** Stores a case: a German on a private trip to Thailand who must not need a visa, unless the changes say otherwise. */
export async function aRegressionCase(
  world: TripWorld,
  changes: Partial<RegressionCaseInput> = {},
): Promise<RegressionCase> {
  const result = await new SaveRegressionCaseHandler(
    world.db.database,
    world.places,
    world.clock,
    world.config,
  ).execute(
    new SaveRegressionCase(
      changes.id ? 'update' : 'create',
      validated(RegressionCaseInput, {
        name: 'German to Thailand',
        departureType: 'COUNTRY',
        departureId: 'DE',
        destinationsTypes: ['COUNTRY'],
        destinationIds: ['TH'],
        citizenshipIds: ['DE'],
        restrictionType: 'PRIVATE',
        startsInDays: 10,
        nights: 7,
        expectations: [{ kind: 'SUMMARY', key: 'VISA', expected: 'OK' }],
        ...changes,
      }),
      world.editor,
    ),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.rejections));
  return result.regressionCase;
}
