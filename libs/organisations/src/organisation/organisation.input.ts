import { IsOptional } from 'class-validator';
import { IsCountryCode, IsEmailAddress, IsWebAddress, OptionalText } from '@landfall/platform';

const MAX_NAME = 120;
const MAX_LINE = 200;
const MAX_NUMBER = 40;

/** What an organisation keeps of itself. What is left out stays as it is; null or empty removes it. */
export class OrganisationInput {
  id?: string | null;
  @OptionalText(MAX_NAME) publicName?: string | null;
  @OptionalText(MAX_NUMBER) phone?: string | null;
  @OptionalText(MAX_NUMBER) fax?: string | null;
  @IsEmailAddress() email?: string | null;
  @IsWebAddress() website?: string | null;
  @OptionalText(MAX_LINE) street?: string | null;
  @OptionalText(MAX_NUMBER) zipCode?: string | null;
  @OptionalText(MAX_LINE) city?: string | null;
  @IsCountryCode() countryIso2?: string | null;
  @IsWebAddress() dvkgUrl?: string | null;
  @IsWebAddress() facebook?: string | null;
  @IsWebAddress() instagram?: string | null;
  @IsWebAddress() linkedin?: string | null;
  @IsWebAddress() twitter?: string | null;
  @IsWebAddress() xing?: string | null;
  @IsWebAddress() youtube?: string | null;
  @IsWebAddress() whatsapp?: string | null;
  @IsOptional() visaServiceEnabled?: boolean | null;
  @OptionalText(MAX_NAME) visaServiceName?: string | null;
  @IsWebAddress() visaServiceUrl?: string | null;
  @IsCountryCode() defaultDeparture?: string | null;
  @IsCountryCode() defaultNationality?: string | null;
  @IsOptional() logoId?: string | null;
  @IsOptional() mytripSections?: unknown;
  @IsOptional() mycruiseSections?: unknown;
}
