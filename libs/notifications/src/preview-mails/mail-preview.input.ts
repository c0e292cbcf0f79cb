import type { Language } from '@landfall/kernel';
import { IsOfferedLanguage } from '@landfall/platform';
import type { MailBrand, MailKind } from '@landfall/platform/schema';

/** Which mail: the api itself rejects other kinds and brands. */
export class MailPreviewInput {
  kind: MailKind;
  @IsOfferedLanguage({ isRequired: true }) language: Language;
  brand: MailBrand;
}
