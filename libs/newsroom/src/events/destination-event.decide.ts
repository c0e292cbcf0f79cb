import { newId, type Fact } from '@landfall/kernel';
import type { DestinationEvent } from './destination-event.entity.js';
import { eventReported } from './destination-event-facts.js';

/** What a source reports of an event. */
export type EventReport = Omit<DestinationEvent, 'id' | 'significantUpdateAt' | 'countUpdates'>;

/**
 * The event after a report; null: it says nothing new, or is older than what is known. Each new edition counts as an update
 * (spec: application, section 3). It is a significant one when the level changes, or an event that was over goes on; then it is
 * unread again.
 */
export function decideReport(
  known: DestinationEvent | null,
  report: EventReport,
): { event: DestinationEvent; fact: Fact } | null {
  if (known && (report.reportedAt < known.reportedAt || saysTheSame(known, report))) return null;
  const isSignificant = !known || known.level !== report.level || (report.isCurrent && !known.isCurrent);
  const event: DestinationEvent = {
    ...report,
    id: known?.id ?? newId(),
    significantUpdateAt: isSignificant ? report.reportedAt : known.significantUpdateAt,
    countUpdates: known ? known.countUpdates + 1 : 0,
  };
  return { event, fact: eventReported(event, isSignificant) };
}

const saysTheSame = (known: DestinationEvent, report: EventReport): boolean =>
  known.edition === report.edition && known.isCurrent === report.isCurrent;
