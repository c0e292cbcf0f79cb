import { ArrayMaxSize, IsOptional } from 'class-validator';
import { saying } from '../validation/saying.js';
import { Nested, IsWholeNumber } from '../validation/values.js';
import type { ListArguments, ListFilter, SortOrder } from './page-request.js';

export const MAX_PAGE_SIZE = 100;
/** Deeper pages are too expensive for PostgreSQL; a filter narrows the list instead. */
const MAX_OFFSET = 1_000_000;

/** What every list can be narrowed by. A list with filters that need more than GraphQL's types extends it. */
export class ListFilterInput implements ListFilter {
  @IsOptional()
  @ArrayMaxSize(MAX_PAGE_SIZE, saying('rejection.tooManyIds', { max: MAX_PAGE_SIZE }))
  ids?: readonly string[] | null;
  search?: string | null;
}

/** The arguments of a list. */
export class ListInput implements ListArguments {
  @IsOptional() @IsWholeNumber(1, MAX_PAGE_SIZE) limit?: number | null;
  @IsOptional() @IsWholeNumber(0, MAX_OFFSET) offset?: number | null;
  sortField?: string | null;
  sortOrder?: SortOrder | null;
  @Nested(() => ListFilterInput) filter?: ListFilterInput | null;
}
