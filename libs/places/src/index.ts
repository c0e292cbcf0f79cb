export { Places } from './places.js';
export { presentDocument } from './itinerary/traveller-facts.js';
export { presentPlace, type PresentedPlace } from './present-place.js';
export { fold } from './fold.js';
export type {
  AirportRow,
  AirportSize,
  CountryRow,
  PlaceHit,
  PlacePath,
  PlaceRows,
  PlaceType,
  PortRow,
  RegionRow,
} from './place-rows.js';
