import { IsCalendarDay, ListFilterInput, ListInput, Nested } from '@landfall/platform';

class RestrictionFilterInput extends ListFilterInput {
  @IsCalendarDay() reminderUntil?: string | null;
  @IsCalendarDay() modifiedFrom?: string | null;
  @IsCalendarDay() modifiedTo?: string | null;
  @IsCalendarDay() checkedFrom?: string | null;
  @IsCalendarDay() checkedTo?: string | null;
}

/** The arguments of `entryRestrictionList`. */
export class RestrictionListInput extends ListInput {
  @Nested(() => RestrictionFilterInput) override filter?: RestrictionFilterInput | null;
}
