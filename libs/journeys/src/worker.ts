export { expireJourneys } from './reactors/expire-journeys/expire-journeys.job.js';
export { moveItineraries } from './reactors/move-itineraries-when-places-are-imported/move-itineraries.job.js';
export {
  moveItinerariesWhenPlacesAreImported,
  MOVE_QUEUE,
} from './reactors/move-itineraries-when-places-are-imported/move-itineraries.reactor.js';
export {
  recomputeItineraries,
  sweepRecomputeRuns,
} from './reactors/recompute-itineraries-when-restriction-is-revised/recompute-itineraries.job.js';
export {
  recomputeItinerariesWhenRestrictionIsRevised,
  RECOMPUTE_QUEUE,
} from './reactors/recompute-itineraries-when-restriction-is-revised/recompute-itineraries.reactor.js';
export { TripLinks } from './model/trip-links.js';
