import type { DetailViewModel } from '../trip-page-view.js';
import type { EntryView } from './section-places.js';

type Section = DetailViewModel['sections'][number];

/** Travel advice appears beside the risk of its place; news and conflicts stay in their section. */
const isShownAtPlace = ({ detailType, state, isChanged }: EntryView): boolean =>
  detailType === 'AdvisoryNote' && state === 'STATED' && !isChanged;

/** What foreign ministries advise about a place. */
export const adviceFor = (place: { id: string; name: string }, sections: readonly Section[]): EntryView[] =>
  sections.flatMap(({ entries }) =>
    entries.filter((entry) => isShownAtPlace(entry) && (entry.place === place.name || entry.place === place.id)),
  );

/** The sections without what the places already show. */
export const sectionsToRead = (sections: readonly Section[]): Section[] =>
  sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => !isShownAtPlace(entry)) }))
    .filter(({ entries }) => entries.length > 0);
