export {
  translate,
  texts,
  hasMessage,
  type MessageKey,
  type Messages,
  type MessageValues,
  type Texts,
} from './translate.js';
export { localeOf, languageName, formatDay, formatDayRange, formatInstant, formatList } from './formats.js';
