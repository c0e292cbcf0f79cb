export { decideItinerary, MAX_DESTINATIONS, MAX_NATIONALITIES, zipPlaces, type ItineraryInput, type PlaceInput } from './itinerary/decide-itinerary.js';
export { entryText, presentAnswer, presentPlace, type PresentedAnswer, type PresentedEntry, type PresentedPlace } from './views/destination-detail/present-answer.js';
export { wantedLanguage } from './views/destination-detail/destination-detail.resolver.js';
export { AuthorityDirectory } from './rule-book/authority-directory.js';
export { RuleBookKeeper } from './rule-book/rule-book-keeper.js';
