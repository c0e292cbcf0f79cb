export { translate, texts, hasMessage, type MessageValues, type Texts } from './translate.js';
export { formatted, messageFormat } from './message-format.js';
export {
  localeOf,
  countryName,
  languageName,
  formatChoice,
  formatDay,
  formatDayRange,
  formatLeaf,
  formatWeekday,
  formatInstant,
  formatLocalTime,
  formatList,
  formatTopics,
  formatTopicsAlone,
  capitalised,
} from './formats.js';
export type { MessageKey, Messages } from './texts/messages.js';
