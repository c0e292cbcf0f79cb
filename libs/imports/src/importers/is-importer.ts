import { ValidateBy } from 'class-validator';
import { saying } from '@landfall/platform';
import { IMPORTERS } from './importers.js';

/** The name of an importer. */
export const IsImporter = (): PropertyDecorator =>
  ValidateBy(
    { name: 'isImporter', validator: { validate: (name) => IMPORTERS.has(String(name)) } },
    saying('rejection.unknownImporter', (name) => ({ name: String(name).slice(0, 40) })),
  );
