import { IsEmailAddress, OptionalText, Prepare, saying } from '@landfall/platform';
import { ArrayMaxSize, IsIn, IsOptional, Matches } from 'class-validator';
import { PERMISSIONS } from '../users/user-store.js';

const MAX_NAME = 80;
/** As it is typed at the login. */
const USERNAME = /^[^\s\0][^\0]{1,98}[^\s\0]$/;

/** A user as staff keep one. An update leaves what is left out as it is; a username is for good. */
export class UserInput {
  id?: string | null;
  @Prepare((value) => (typeof value === 'string' ? value.trim() : value))
  @IsOptional()
  @Matches(USERNAME, saying('rejection.badUsername'))
  username?: string | null;
  @OptionalText(MAX_NAME) firstName?: string | null;
  @OptionalText(MAX_NAME) lastName?: string | null;
  @IsEmailAddress() email?: string | null;
  organisationId?: string | null;
  isStaff?: boolean | null;
  isActive?: boolean | null;
  @IsOptional()
  @ArrayMaxSize(PERMISSIONS.length, saying('rejection.notInRange', { min: 0, max: PERMISSIONS.length }))
  @IsIn(PERMISSIONS, {
    each: true,
    ...saying('rejection.unknownKey', (value) => ({ key: String(value).slice(0, 40) })),
  })
  permissions?: readonly string[] | null;
  language?: string | null;
}
