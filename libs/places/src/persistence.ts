export { HistoricalPlaces } from './additions/historical-places.js';
export { PlacesProjection } from './additions/places.projection.js';
export {
  placeAdditions,
  placesVersion,
  storeAdditions,
  type AdditionChange,
  type StoredAddition,
} from './additions/place-addition-store.js';
export { idOfAddition, withAdditions, type PlaceAddition } from './additions/place-addition.js';
