import { IsOptional } from 'class-validator';
import type { StatusColor } from '@landfall/catalogue';
import { IsCalendarDay, IsCountryCode, IsMoment, IsWholeNumber, MAX_PAGE_SIZE, OptionalText } from '@landfall/platform';
import type { Level } from '@landfall/requirements';

export const MAX_DAYS = 36_500;
const MAX_OFFSET = 1_000_000;
const MAX_PLACE_ID = 100;

/** What the restrictions are narrowed by, as the api names it. */
export class EntryRestrictionsArguments {
  restrictionLevel?: Level | null;
  isActive?: boolean | null;
  @IsCountryCode() countryId?: string | null;
  @OptionalText(MAX_PLACE_ID) regionId?: string | null;
  @OptionalText(MAX_PLACE_ID) airportId?: string | null;
  provenance?: 'EDITORIAL' | 'IMPORTED' | null;
  status?: StatusColor | null;
  @IsCalendarDay() reminderUntil?: string | null;
  @IsOptional() @IsWholeNumber(0, MAX_DAYS) uncheckedForDays?: number | null;
  editorId?: string | null;
  hasConflicts?: boolean | null;
  @IsOptional() @IsWholeNumber(1, MAX_PAGE_SIZE) limit?: number | null;
  @IsOptional() @IsWholeNumber(0, MAX_OFFSET) offset?: number | null;
  @IsMoment() asOf?: string | null;
}

/** One restriction, as it stands or as it was. */
export class EntryRestrictionArguments {
  id: string;
  @IsMoment() asOf?: string | null;
}
