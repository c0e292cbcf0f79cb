import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Clock, Language } from '@landfall/kernel';
import { CLOCK, Database, MAX_PAGE_SIZE, type Presented, type Tx } from '@landfall/platform';
import { pinnedBy, selectedEvents, type EventSelection } from './destination-event-store.js';
import { presentEvents } from './present-events.js';

export interface EventsRequested {
  userId: string;
  language: Language;
  countryIds?: readonly string[];
  limit?: number;
}

/** The newest events, those that go on, and those that the user has pinned (spec: application, section 7). */
export class ListEvents extends Query<Presented<'EventLists'>> {
  constructor(readonly requested: EventsRequested) {
    super();
  }
}

/** Events of one list alone. */
export class SelectEvents extends Query<Presented<'Event'>[]> {
  constructor(
    readonly requested: EventsRequested,
    readonly list: 'LIVE' | 'PINNED',
  ) {
    super();
  }
}

type Listed = (only?: EventSelection['only']) => Promise<Presented<'Event'>[]>;

/** Reads lists of events for a reader, whose pins are read once. */
async function listsFor(
  tx: Tx,
  { userId, language, countryIds = [], limit = MAX_PAGE_SIZE }: EventsRequested,
  now: Date,
): Promise<Listed> {
  const pinned = await pinnedBy(tx, userId);
  return async (only) => {
    const events = await selectedEvents(tx, { ...(only ? { only } : {}), countryIds, limit, now });
    return presentEvents(events, { pinned, language, now });
  };
}

@QueryHandler(ListEvents)
export class ListEventsHandler implements IQueryHandler<ListEvents> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ requested }: ListEvents): Promise<Presented<'EventLists'>> {
    const now = this.clock.now();
    return this.database.transaction('system', async (tx) => {
      const listed = await listsFor(tx, requested, now);
      return {
        events: await listed(),
        liveEvents: await listed('LIVE'),
        pinnedEvents: await listed({ pinnedBy: requested.userId }),
      };
    });
  }
}

@QueryHandler(SelectEvents)
export class SelectEventsHandler implements IQueryHandler<SelectEvents> {
  constructor(
    private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute({ requested, list }: SelectEvents): Promise<Presented<'Event'>[]> {
    const only = list === 'LIVE' ? 'LIVE' : { pinnedBy: requested.userId };
    return this.database.transaction('system', async (tx) => (await listsFor(tx, requested, this.clock.now()))(only));
  }
}
