import type { TripPageModel } from '@landfall/journeys/traveller';
import type { IsoDate } from '@landfall/kernel';
import { renderTripPage } from '../../render-trip-page.js';
import { toTripPageView, type PageSources } from './to-trip-page-view.js';

export { RouteMaps } from './route-maps.js';

/**
 * A trip page for staff, rendered by what renders it for its travellers: open, without forms, other languages and script.
 * `day`: the day on which it is read.
 */
export const previewTripPage = (page: TripPageModel, sources: PageSources, day: IsoDate, publicUrl: string): string =>
  renderTripPage(toTripPageView({ ...page, state: 'ACTIVE' }, null, sources, day, null), {
    hasScript: false,
    publicUrl,
  });
