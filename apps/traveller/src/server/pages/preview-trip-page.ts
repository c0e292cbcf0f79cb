import type { TripPageModel } from '@landfall/journeys/traveller';
import type { IsoDate } from '@landfall/kernel';
import type { Places } from '@landfall/places';
import { renderTripPage } from '../../render-trip-page.js';
import { toTripPageView } from './to-trip-page-view.js';

/**
 * A trip page for staff, rendered by what renders it for its travellers: open, without forms, other languages and script.
 * `day`: the day on which it is read.
 */
export const previewTripPage = (page: TripPageModel, places: Places, day: IsoDate, publicUrl: string): string =>
  renderTripPage(toTripPageView({ ...page, state: 'ACTIVE' }, null, places, day, null), {
    hasScript: false,
    publicUrl,
  });
