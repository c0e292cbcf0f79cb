import { newId, type Fact } from '@landfall/kernel';
import type { DestinationEvent } from './destination-event.entity.js';
import { eventReported } from './destination-event-facts.js';

/** What a source reports of an event. */
export type EventReport = Omit<DestinationEvent, 'id' | 'significantUpdateAt' | 'countUpdates'> & {
  /** When the source wrote it. */
  reportedAt: Date;
};

/**
 * The event after a report; null: it says nothing new. Each new edition counts as an update (spec: application, section 3). It is a significant one when
 * the level changes, or an event that was over goes on; then it is unread again.
 */
export function decideReport(
  known: DestinationEvent | null,
  { reportedAt, ...report }: EventReport,
): { event: DestinationEvent; fact: Fact } | null {
  if (known && known.edition === report.edition && known.isCurrent === report.isCurrent) return null;
  const isSignificant = !known || known.level !== report.level || (report.isCurrent && !known.isCurrent);
  const event: DestinationEvent = {
    ...report,
    id: known?.id ?? newId(),
    significantUpdateAt: isSignificant ? reportedAt : known.significantUpdateAt,
    countUpdates: known ? known.countUpdates + 1 : 0,
  };
  return { event, fact: eventReported(event, isSignificant) };
}
