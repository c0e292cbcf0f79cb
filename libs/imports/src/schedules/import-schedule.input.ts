import { MaxLength } from 'class-validator';
import { IsWebAddress, IsWholeNumber, RequiredText, saying } from '@landfall/platform';
import { IsImporter } from '../importers/is-importer.js';

const ADDRESS_LENGTH = 2_000;
const LICENCE_LENGTH = 500;
/** A leap year. */
const MAX_HOURS = 8_784;

/** As the api names it. */
export class ImportScheduleInput {
  id?: string | null;
  @IsImporter() importer: string;
  // The decorator next to the property speaks first.
  @IsWebAddress({ isRequired: true })
  @MaxLength(ADDRESS_LENGTH, saying('rejection.tooLong', { max: ADDRESS_LENGTH }))
  address: string;
  @IsWholeNumber(1, MAX_HOURS) everyHours: number;
  isActive: boolean;
  applies: boolean;
  @RequiredText(LICENCE_LENGTH) licence: string;
}
