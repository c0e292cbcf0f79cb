import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { PresentedAnswer } from '@landfall/answers/present-answer';
import type { Language } from '@landfall/kernel';
import { Places } from '@landfall/places';
import { Database } from '@landfall/platform';
import { Snapshots } from '../../model/snapshots.js';
import { presentSnapshot } from './open-trip-page.js';

/** The answer that trips of one itinerary share, by the hash of its snapshot; null when that has been replaced and removed. */
export class FindTripAnswer extends Query<PresentedAnswer | null> {
  constructor(
    readonly snapshotHash: string,
    readonly language: Language,
    /** Of entries with unread changes, by `place|detailType`. */
    readonly changedAt: ReadonlyMap<string, string>,
    /** The nationalities of a cruise; null: no cruise. */
    readonly onCruise: readonly string[] | null,
  ) {
    super();
  }
}

@QueryHandler(FindTripAnswer)
export class FindTripAnswerHandler implements IQueryHandler<FindTripAnswer> {
  constructor(
    private readonly database: Database,
    private readonly places: Places,
    private readonly snapshots: Snapshots,
  ) {}

  execute({ snapshotHash, language, changedAt, onCruise }: FindTripAnswer): Promise<PresentedAnswer | null> {
    return this.database.transaction('system', async (tx) => {
      const snapshot = await this.snapshots.byHash(tx, snapshotHash);
      return snapshot && presentSnapshot(tx, snapshot, { language, changedAt, places: this.places, onCruise });
    });
  }
}
