import { OptionalText, RequiredText } from '@landfall/platform';
import { MAX_TEXT_LENGTH } from '@landfall/catalogue';

const MAX_SNIPPET_NAME = 200;

/** As the api names it. An update leaves a text as it is that is left out, and removes one that is null or empty. */
export class TextSnippetInput {
  id?: string | null;
  @RequiredText(MAX_SNIPPET_NAME) name: string;
  @OptionalText(MAX_TEXT_LENGTH) text?: string | null;
  @OptionalText(MAX_TEXT_LENGTH) textDe?: string | null;
  @OptionalText(MAX_TEXT_LENGTH) textEn?: string | null;
}
