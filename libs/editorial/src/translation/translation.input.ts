import { IsOfferedLanguage, RequiredText } from '@landfall/platform';

const MAX_TRANSLATED_LENGTH = 20_000;

/** As the api names it. */
export class TranslationInput {
  @IsOfferedLanguage({ isRequired: true }) sourceLanguage: string;
  @IsOfferedLanguage({ isRequired: true }) targetLanguage: string;
  @RequiredText(MAX_TRANSLATED_LENGTH) text: string;
}
