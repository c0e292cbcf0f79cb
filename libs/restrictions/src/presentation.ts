export { authoritiesById, type Authority } from './model/authorities.js';
export { differenceSideText, differenceTitle } from './views/destination-detail/difference-text.js';
export { presentAnswer, type PresentedAnswer } from './views/destination-detail/present-answer.js';
export { statedInAnswer, statedInDifference } from './translations/stated-in-answer.js';
export type { Translations } from './translations/translation-index.js';
export { translationsOf } from './translations/translations-of.js';
