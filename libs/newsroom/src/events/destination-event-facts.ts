import type { Fact } from '@landfall/kernel';
import type { EventTypeDefinition } from '@landfall/platform';
import type { RiskLevel } from '@landfall/platform/schema';
import type { DestinationEvent, EventKind } from './destination-event.entity.js';

/** A stream for each event at a destination. */
export const DESTINATION_EVENT_STREAM = 'destination-event';
const EVENT_REPORTED = 'newsroom.EventReported';

interface EventReportedV1 {
  uniqueId: string;
  kind: EventKind;
  countryId: string | null;
  level: RiskLevel;
  isCurrent: boolean;
  countUpdates: number;
  isSignificant: boolean;
}

declare module '@landfall/kernel' {
  interface EventPayloads {
    [EVENT_REPORTED]: { 1: EventReportedV1 };
  }
}

export const DESTINATION_EVENT_FACTS: readonly EventTypeDefinition[] = [{ type: EVENT_REPORTED, schemaVersion: 1 }];

export function eventReported(event: DestinationEvent, isSignificant: boolean): Fact {
  const { uniqueId, kind, countryId, level, isCurrent, countUpdates } = event;
  const payload = { uniqueId, kind, countryId, level, isCurrent, countUpdates, isSignificant };
  return { type: EVENT_REPORTED, schemaVersion: 1, payload };
}
