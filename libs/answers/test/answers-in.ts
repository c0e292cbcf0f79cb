import type { TripWorld } from '../../journeys/test/trip-world.js';
import { AuthorityDirectory } from '../../restrictions/src/model/authorities/authority-directory.js';
import { asking } from '../../restrictions/test/asking.js';
import type { DestinationDetailArguments } from '../src/lookup/destination-detail.query.js';
import type { PresentedAnswer, PresentedEntry } from '../src/presentation/present-answer.js';
import { lookups } from './lookups.js';

export interface ReadAnswer {
  answer: PresentedAnswer;
  entry(type: string): PresentedEntry | undefined;
  summary(key: string): string | undefined;
  warned(key: string): readonly string[];
}

/** Looks up trips to Thailand by the rules of a world, unless the trip says otherwise. */
export async function answersIn(
  world: TripWorld,
): Promise<(trip?: Partial<DestinationDetailArguments>) => Promise<ReadAnswer>> {
  const authorities = new AuthorityDirectory(world.db.database);
  await authorities.start();
  authorities.stop();
  const resolver = lookups(
    world.places,
    world.rules,
    authorities,
    world.db.database,
    world.clock,
    world.historicalPlaces,
  );
  return async (trip = {}) => {
    const answer = await asking(() =>
      resolver.destinationDetail({
        departureType: 'COUNTRY',
        departureId: 'DE',
        destinationsTypes: ['COUNTRY'],
        destinationIds: ['TH'],
        citizenshipIds: ['DE'],
        restrictionType: 'PRIVATE',
        dateStart: '2026-06-01',
        dateEnd: '2026-06-10',
        ...trip,
      }),
    );
    return {
      answer,
      entry: (type) => answer.sections.flatMap(({ entries }) => entries).find(({ detailType }) => detailType === type),
      summary: (key) => answer.summary.find((item) => item.key === key)?.status,
      warned: (key) => answer.warnings.find((warning) => warning.key === key)?.destinations ?? [],
    };
  };
}
