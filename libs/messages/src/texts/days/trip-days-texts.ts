import type { tripDaysTexts } from './en.js';

/** One language's texts of the days of a trip: every key of the English ones. */
export type TripDaysTexts = Readonly<Record<keyof typeof tripDaysTexts, string>>;
