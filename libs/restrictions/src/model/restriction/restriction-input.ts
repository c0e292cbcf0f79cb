import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsObject, IsOptional, MaxLength } from 'class-validator';
import { MAX_TEXT_LENGTH } from '@landfall/catalogue';
import { IsCalendarDay, IsWebAddress, Nested, OptionalTextAsTyped, saying, Trimmed } from '@landfall/platform';
import { ConditionInput } from './condition-input.js';

const MAX_DETAILS = 1_000;
const MAX_CONDITIONS = 10;
export const TEXT_LENGTH = 20_000;
/** Markup may be longer than what is left of it, but nobody has to sanitise a text of any length. */
const MAX_UNSANITISED = 5 * MAX_TEXT_LENGTH;
/** The last day on which a revision may take effect. */
const LATEST = '2100-12-31';

const Note = (): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    IsOptional(),
    MaxLength(MAX_UNSANITISED, saying('rejection.tooLong', { max: MAX_TEXT_LENGTH })),
  );

/** One detail, as the api's input types name it. What an update leaves out stays as it is in the detail of this id; null removes it. */
export class EntryRestrictionDetailInput {
  id?: string | null;
  restrictionType: 'BUSINESS' | 'PRIVATE' | 'CRUISE';
  citizenshipIds?: string[] | null;
  departureIds?: string[] | null;
  @ArrayMaxSize(MAX_CONDITIONS, saying('rejection.tooManyIds', { max: MAX_CONDITIONS }))
  @Nested(() => ConditionInput)
  conditions?: ConditionInput[] | null;
  @IsCalendarDay() validFrom?: string | null;
  @IsCalendarDay() validUntil?: string | null;
  @IsCalendarDay() noRestrictionsStart?: string | null;
  @IsCalendarDay() noRestrictionsEnd?: string | null;
  @IsCalendarDay() noAccessStart?: string | null;
  @IsCalendarDay() noAccessEnd?: string | null;
  @IsCalendarDay() someRestrictionsStart?: string | null;
  @IsCalendarDay() someRestrictionsEnd?: string | null;
  @Note() noteDe?: string | null;
  @Note() noteEn?: string | null;
  @IsWebAddress() sourceUri?: string | null;
  authorityId?: string | null;
  @IsObject(saying('rejection.wrongKind', { key: 'restrictionDetailJson' })) restrictionDetailJson: unknown;
  editCategories?: unknown[] | null;
  /** Left out or null: the day of saving where the wording changes, else as it was. */
  @IsCalendarDay() writtenOn?: string | null;
  @IsCalendarDay() checkedAt?: string | null;
  /** No field of the api: who compares is who saves. Read only where the dates are taken as they are. */
  checkedBy?: string | null;
  @IsCalendarDay() nextReview?: string | null;
}

/** What an editor sends, as the api's input types name it. What an update leaves out stays as it is; null removes it. */
export class EntryRestrictionInput {
  id?: string | null;
  version?: number | null;
  level: 'COUNTRY' | 'REGION' | 'AIRPORT';
  countryId: string;
  regionId?: string | null;
  airportId?: string | null;
  isActive: boolean;
  @IsCalendarDay() reminder?: string | null;
  @OptionalTextAsTyped(TEXT_LENGTH) internalNote?: string | null;
  @OptionalTextAsTyped(TEXT_LENGTH) internalSources?: string | null;
  regionDeviationTourism?: boolean | null;
  regionDeviationBusiness?: boolean | null;
  isSignificant?: boolean | null;
  @OptionalTextAsTyped(TEXT_LENGTH) significantUpdateNote?: string | null;
  isChecked?: boolean | null;
  @IsCalendarDay({ to: LATEST }) effectiveOn?: string | null;
  proposeForConfirmation?: boolean | null;
  @ArrayMaxSize(MAX_DETAILS, saying('rejection.tooManyIds', { max: MAX_DETAILS }))
  @Nested(() => EntryRestrictionDetailInput)
  details: EntryRestrictionDetailInput[];
}
