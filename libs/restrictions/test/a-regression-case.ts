import type { TripWorld } from '../../journeys/test/trip-world.js';
import {
  SaveRegressionCase,
  SaveRegressionCaseHandler,
} from '../src/commands/regression-cases/save-regression-case.handler.js';

/** Stores a German on a private trip to Thailand who must not need a visa. */
export async function aVisaFreeRegressionCase(world: TripWorld): Promise<void> {
  const result = await new SaveRegressionCaseHandler(
    world.db.database,
    world.places,
    world.clock,
    world.config,
  ).execute(
    new SaveRegressionCase(
      'create',
      {
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
      },
      world.editor,
    ),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.rejections));
}
