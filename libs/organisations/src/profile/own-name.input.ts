import { IsEmailAddress, RequiredText } from '@landfall/platform';

const MAX_NAME = 80;

/** What users keep of themselves. */
export class OwnNameInput {
  id?: string | null;
  @RequiredText(MAX_NAME) firstName: string;
  @RequiredText(MAX_NAME) lastName: string;
  @IsEmailAddress({ isRequired: true }) email: string;
}
