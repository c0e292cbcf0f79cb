export { differenceSideText as changeSideText, differenceTitle as changeTitle } from '@landfall/restrictions/answers';
export type { Translations } from '@landfall/restrictions/answers';
