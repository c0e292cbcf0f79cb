import { Prepare, RequiredText, saying } from '@landfall/platform';
import { IsOptional, Matches } from 'class-validator';

const MAX_NAME = 120;
const CODE = /^[A-Z0-9][A-Z0-9_-]{1,29}$/;

/** An organisation as staff keep one. An update leaves what is left out as it is; the public code is for good. */
export class OrganisationAccountInput {
  id?: string | null;
  @RequiredText(MAX_NAME) name: string;
  @Prepare((value) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
  @IsOptional()
  @Matches(CODE, saying('rejection.badOrganisationCode'))
  idCodePublic?: string | null;
  widgetEnabled?: boolean | null;
  passwordChangeEnabled?: boolean | null;
}
