import { dayIn, type IsoDate, type Language } from '@landfall/kernel';
import type { RiskLevel } from '@landfall/platform/schema';
import type { DestinationEvent } from './destination-event.entity.js';
import { daysOf } from './destination-event-store.js';
import { DEMO_SOURCE, titleOf } from './present-events.js';

interface PlaceAndTime {
  /** ISO 3166-1 alpha-2. */
  countryIds: readonly string[];
  dateStart: IsoDate;
  dateEnd: IsoDate;
}

export interface EventOfTrip {
  title: string;
  countryId: string;
  level: RiskLevel;
  /** The day on which it began. */
  from: IsoDate;
  /** Of a moment, such as an earthquake. */
  isMoment: boolean;
  source: 'gdacs' | 'sample';
  sourceUri: string | null;
  /** The day of the last report. */
  reportedOn: IsoDate;
}

/**
 * The events in the place and time of a trip (spec: application, section 2), the gravest first, then by the newest significant update. One of no country
 * belongs to no trip. `events`: important ones that go on.
 */
export function eventsOfTrip(
  events: readonly DestinationEvent[],
  { countryIds, dateStart, dateEnd }: PlaceAndTime,
  language: Language,
): EventOfTrip[] {
  return events
    .filter((event) => {
      const { from, until } = daysOf(event);
      return event.countryId !== null && countryIds.includes(event.countryId) && from <= dateEnd && until >= dateStart;
    })
    .toSorted(
      (a, b) => b.level.localeCompare(a.level) || b.significantUpdateAt.getTime() - a.significantUpdateAt.getTime(),
    )
    .map((event) => ({
      title: titleOf(event, language),
      countryId: event.countryId!,
      level: event.level,
      from: daysOf(event).from,
      isMoment: event.kind === 'EARTHQUAKE' || event.kind === 'TSUNAMI',
      source: event.source === DEMO_SOURCE ? 'sample' : 'gdacs',
      sourceUri: event.pageUrl,
      reportedOn: dayIn('UTC', event.reportedAt),
    }));
}
