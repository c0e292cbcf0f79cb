import { AllEventsDocument, PinEventDocument, UnpinEventDocument, type ShownEvent } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { REFRESHED } from '../news/refreshed.js';
import { useLastVisit } from '../news/useLastVisit.js';
import { useAction } from '../ui/useAction.js';
import { eventState, type EventList } from './event-model.js';

const NONE: readonly ShownEvent[] = [];

/** All lists of events, and the way to keep one in sight. */
export function useEvents() {
  const send = useSend();
  const { run } = useAction();
  const { lastVisit } = useLastVisit();
  const query = useApiQuery('allEvents', AllEventsDocument, {}, REFRESHED);
  const { events = NONE, liveEvents = NONE, pinnedEvents = NONE } = query.data?.allEvents ?? {};
  const lists: Readonly<Record<EventList, readonly ShownEvent[]>> = {
    live: liveEvents,
    all: events,
    pinned: pinnedEvents,
  };
  return {
    ...query,
    lists,
    stateOf: (event: ShownEvent) => eventState(event, lastVisit),
    pin: async ({ id, pinned }: ShownEvent) => {
      const work = async () =>
        pinned
          ? (await send(UnpinEventDocument, { event: id })).unpinEvent
          : (await send(PinEventDocument, { event: id })).pinEvent;
      if (await run(work)) await query.refetch();
    },
  };
}
