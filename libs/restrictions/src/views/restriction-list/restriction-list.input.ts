import { IsCalendarDay, IsWholeNumber, ListFilterInput, ListInput, Nested } from '@landfall/platform';
import { IsOptional } from 'class-validator';
import { MAX_DAYS } from '../entry-restrictions/entry-restrictions.input.js';

class RestrictionFilterInput extends ListFilterInput {
  @IsCalendarDay() reminderUntil?: string | null;
  @IsOptional() @IsWholeNumber(0, MAX_DAYS) uncheckedForDays?: number | null;
  @IsCalendarDay() modifiedFrom?: string | null;
  @IsCalendarDay() modifiedTo?: string | null;
  @IsCalendarDay() checkedFrom?: string | null;
  @IsCalendarDay() checkedTo?: string | null;
}

/** The arguments of `entryRestrictionList`. */
export class RestrictionListInput extends ListInput {
  @Nested(() => RestrictionFilterInput) override filter?: RestrictionFilterInput | null;
}
