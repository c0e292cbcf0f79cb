import { ArrayMaxSize, IsOptional } from 'class-validator';
import { MAX_TEXT_LENGTH } from '@landfall/catalogue';
import { IsCountryCode, IsMoment, OptionalText, saying } from '@landfall/platform';
import type { NewsType } from '@landfall/platform/schema';

const MAX_TITLE = 160;
const MAX_TAGS = 20;

/** As the api names it. An update leaves what is left out as it is, and removes what is null or empty. */
export class NewsInput {
  id?: string | null;
  @OptionalText(MAX_TITLE) titleDe?: string | null;
  @OptionalText(MAX_TITLE) titleEn?: string | null;
  @OptionalText(MAX_TITLE) titleNl?: string | null;
  @OptionalText(MAX_TEXT_LENGTH) textDe?: string | null;
  @OptionalText(MAX_TEXT_LENGTH) textEn?: string | null;
  @OptionalText(MAX_TEXT_LENGTH) textNl?: string | null;
  newsType: NewsType;
  @IsMoment() importantUntil?: string | null;
  @IsOptional() @ArrayMaxSize(MAX_TAGS, saying('rejection.notInRange', { min: 0, max: MAX_TAGS })) tagIds?:
    readonly string[] | null;
  @IsCountryCode() countryId?: string | null;
  imageId?: string | null;
  isSignificant?: boolean | null;
}
