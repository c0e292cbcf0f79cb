export { type Clock, systemClock, fixedClock } from './clock.js';
// Declaration merging in other packages requires a star export.
export * from './event.js';
export {
  type FieldErrors,
  type FieldRejection,
  type Rejection,
  type Outcome,
  rejection,
  accepted,
  Rejections,
  InputRejected,
} from './rejection.js';
export { Fault, type FaultCode, FAULT_CODES } from './fault.js';
export { isUuid, newId } from './ids.js';
export { type IsoDate, isIsoDate, addDays, addMonths, daysBetween, laterOf, dayIn } from './dates.js';
export { type Language, LANGUAGES, isLanguage, languageFrom } from './language.js';
export { plainEmailAddress } from './email-address.js';
export { sanitisedText } from './sanitised-text.js';
export { isWebAddress, urlOf } from './web-address.js';
export { grouped } from './grouped.js';
export { UPDATE_WINDOW_DAYS } from './update-window.js';
export { asOfMoment, isInstant } from './as-of-moment.js';
