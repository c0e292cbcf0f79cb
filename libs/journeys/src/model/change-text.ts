export {
  differenceSideText as changeSideText,
  differenceTitle as changeTitle,
} from '@landfall/answers/difference-text';
export type { Translations } from '@landfall/answers/translation-index';
