import { renderToStaticMarkup } from 'react-dom/server';
import { readerOf } from './model/reader.js';
import { Events } from './parts/events.js';
import type { TripPageView } from './trip-page-view.js';

export interface EventsMarkup {
  events?: string;
}

export const renderEvents = ({ language, events }: Pick<TripPageView, 'language' | 'events'>): EventsMarkup =>
  events.length === 0 ? {} : { events: renderToStaticMarkup(<Events reader={readerOf(language)} events={events} />) };
