import { ValidateBy } from 'class-validator';
import { IsCalendarDay, IsWebAddress, OptionalText, RequiredText, saying } from '@landfall/platform';
import { IsImporter } from '../importers/is-importer.js';

const MEGABYTE = 1_000_000;
const MAX_FILE_BYTES = 20 * MEGABYTE;
const NAME_LENGTH = 200;

const IsFileContent = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isFileContent',
      validator: { validate: (value) => typeof value === 'string' && Buffer.byteLength(value) <= MAX_FILE_BYTES },
    },
    saying('rejection.fileTooLarge', { max: MAX_FILE_BYTES / MEGABYTE }),
  );

/** As the api names it. */
export class ImportFileInput {
  @IsImporter() importer: string;
  @RequiredText(NAME_LENGTH) fileName: string;
  @IsFileContent() content: string;
  @IsWebAddress() sourceUri?: string | null;
  @OptionalText(NAME_LENGTH) licence?: string | null;
  @IsCalendarDay() dated?: string | null;
  removeMissing?: boolean | null;
}
