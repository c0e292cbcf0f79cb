import { IsUUID } from 'class-validator';
import { IsCalendarDay, IsWebAddress, OptionalText, RequiredText, saying } from '@landfall/platform';
import { IsImporter } from '../importers/is-importer.js';

const NAME_LENGTH = 200;

/** As the api names it. */
export class ImportFileInput {
  @IsImporter() importer: string;
  @RequiredText(NAME_LENGTH) fileName: string;
  @IsUUID('all', saying('rejection.importFileGone')) fileId: string;
  @IsWebAddress() sourceUri?: string | null;
  @OptionalText(NAME_LENGTH) licence?: string | null;
  @IsCalendarDay() dated?: string | null;
  removeMissing?: boolean | null;
}
