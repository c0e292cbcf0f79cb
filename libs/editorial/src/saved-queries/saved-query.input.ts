import { ValidateBy } from 'class-validator';
import { RequiredText, saying } from '@landfall/platform';

const MAX_QUERY_NAME = 80;
const MAX_FILTER_BYTES = 4_096;

/** jsonb rejects null characters and lone surrogates. */
const UNSANITISED = /\\u(0000|d[89a-f][0-9a-f]{2})/i;

function isFilter(filter: unknown): boolean {
  if (filter === null || typeof filter !== 'object' || Array.isArray(filter)) return false;
  const text = JSON.stringify(filter);
  return Buffer.byteLength(text) <= MAX_FILTER_BYTES && !UNSANITISED.test(text);
}

const IsFilter = (): PropertyDecorator =>
  ValidateBy({ name: 'isFilter', validator: { validate: isFilter } }, saying('rejection.filterInvalid'));

/** As the api names it. */
export class SavedQueryInput {
  id?: string | null;
  screen: string;
  @RequiredText(MAX_QUERY_NAME) name: string;
  @IsFilter() filter: unknown;
}
