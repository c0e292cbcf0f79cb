import type { RiskLevel, ShownEvent } from '../gen/graphql.js';
import { RISK_TONES } from '../answer/risk-tones.js';
import { fold } from '../ui/fold.js';

export const EVENT_LISTS = ['live', 'all', 'pinned'] as const;
export type EventList = (typeof EVENT_LISTS)[number];

export interface EventFilter {
  search: string;
  /** Empty: all. */
  category: string;
  /** Empty: all; else this level and those above. */
  from: RiskLevel | '';
}

export const NO_FILTER: EventFilter = { search: '', category: '', from: '' };

/** The events that fit what is chosen. */
export function filtered(events: readonly ShownEvent[], { search, category, from }: EventFilter): ShownEvent[] {
  const words = fold(search.trim());
  const least = from === '' ? 0 : RISK_TONES[from].step;
  return events.filter(
    (event) =>
      (words === '' || fold(`${event.title} ${event.country?.nameShort ?? ''}`).includes(words)) &&
      (category === '' || event.category.code === category) &&
      RISK_TONES[event.level].step >= least,
  );
}

/** The categories that occur, by name. */
export function categoriesOf(events: readonly ShownEvent[]): { code: string; name: string }[] {
  const byCode = new Map(events.map(({ category }) => [category.code, category]));
  return [...byCode.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Unread by its significant update, and new while the source has said nothing more (spec: application, section 4). */
export function eventState(
  { significantUpdateAt, countUpdates }: Pick<ShownEvent, 'significantUpdateAt' | 'countUpdates'>,
  lastVisit: Date,
): 'NEW' | 'CHANGED' | 'READ' {
  if (new Date(significantUpdateAt) <= lastVisit) return 'READ';
  return countUpdates === 0 ? 'NEW' : 'CHANGED';
}
