import type { Language } from '@landfall/kernel';
import { translate } from '@landfall/messages';
import type { Presented } from '@landfall/platform';
import type { DestinationEvent, EventKind } from './destination-event.entity.js';
import { isLive } from './destination-event-store.js';

const CATEGORIES: Readonly<Record<EventKind, 'NATURAL_DISASTER' | 'WEATHER' | 'ENVIRONMENT'>> = {
  EARTHQUAKE: 'NATURAL_DISASTER',
  TSUNAMI: 'NATURAL_DISASTER',
  VOLCANO: 'NATURAL_DISASTER',
  FLOOD: 'NATURAL_DISASTER',
  CYCLONE: 'WEATHER',
  DROUGHT: 'ENVIRONMENT',
  WILDFIRE: 'ENVIRONMENT',
};
/** Events of the demo say so. */
export const DEMO_SOURCE = 'demo';

/** What has happened, without the country, which stands beside it. */
export function titleOf({ kind, name, severity, source }: DestinationEvent, language: Language): string {
  const title = translate(language, `event.title.${kind}`, {
    hasName: name ? 'yes' : 'no',
    name: name ?? '',
    hasSeverity: severity === null ? 'no' : 'yes',
    severity: severity === null ? '' : magnitude(severity, language),
  });
  return source === DEMO_SOURCE ? translate(language, 'event.sample', { title }) : title;
}

/** With one decimal, as magnitudes are given. */
const magnitude = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

export interface EventReader {
  /** Ids of the events that the reader has pinned. */
  pinned: ReadonlySet<string>;
  language: Language;
  now: Date;
}

/** Events as a reader sees them. */
export const presentEvents = (
  events: readonly DestinationEvent[],
  { pinned, language, now }: EventReader,
): Presented<'Event'>[] =>
  events.map((event) => {
    const code = CATEGORIES[event.kind];
    return {
      id: event.id,
      gmUniqueEventId: event.uniqueId,
      category: { code, name: translate(language, `eventCategory.${code}`) },
      country: event.countryId ? { id: event.countryId } : null,
      title: titleOf(event, language),
      isActive: isLive(event, now),
      level: event.level,
      significantUpdateAt: event.significantUpdateAt,
      staticPageUrl: event.pageUrl,
      timeStart: event.timeStart,
      timeEnd: event.timeEnd,
      countUpdates: event.countUpdates,
      latitude: event.latitude,
      longitude: event.longitude,
      radiusKm: null,
      pinned: pinned.has(event.id),
    };
  });
