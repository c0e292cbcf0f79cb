export { HistoricalPlaces } from './overlay/historical-places.js';
export { PlacesProjection } from './overlay/places.projection.js';
export {
  placeOverlay,
  placesVersion,
  storeOverlayChange,
  type OverlayChange,
  type SourcedOverlayEntry,
} from './overlay/overlay-store.js';
export { idOfOverlayEntry, withOverlay, type OverlayEntry } from './overlay/overlay-entry.js';
