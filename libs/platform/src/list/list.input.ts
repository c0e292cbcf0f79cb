import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsOptional, ValidateBy } from 'class-validator';
import { saying } from '../validation/saying.js';
import { OptionalText } from '../validation/texts.js';
import { Nested, IsWholeNumber } from '../validation/values.js';
import type { ListArguments, ListFilter, SortOrder } from './page-request.js';

export const MAX_PAGE_SIZE = 100;
/** As typed into a field; a longer text is compared with every row in vain. */
const MAX_SEARCH_LENGTH = 200;
/** Deeper pages are too expensive for PostgreSQL; a filter narrows the list instead. */
const MAX_OFFSET = 1_000_000;

/** At most a page of ids. */
export const IsPageOfIds = (): PropertyDecorator =>
  applyDecorators(IsOptional(), ArrayMaxSize(MAX_PAGE_SIZE, saying('rejection.tooManyIds', { max: MAX_PAGE_SIZE })));

const IsPageLength = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isPageLength',
      validator: { validate: (value: unknown) => Number.isInteger(value) && Number(value) >= 1 },
    },
    saying('rejection.notInRange', { min: 1, max: MAX_PAGE_SIZE }),
  );

/** The page of a list of the contract, which may be requested longer than it is answered. */
export class ContractPageInput {
  @IsOptional() @IsPageLength() limit?: number | null;
  @IsOptional() @IsWholeNumber(0, MAX_OFFSET) offset?: number | null;
}

/** What every list can be narrowed by. A list with filters that need more than GraphQL's types extends it. */
export class ListFilterInput implements ListFilter {
  @IsPageOfIds() ids?: readonly string[] | null;
  @OptionalText(MAX_SEARCH_LENGTH) search?: string | null;
}

/** The arguments of a list. */
export class ListInput implements ListArguments {
  @IsOptional() @IsWholeNumber(1, MAX_PAGE_SIZE) limit?: number | null;
  @IsOptional() @IsWholeNumber(0, MAX_OFFSET) offset?: number | null;
  sortField?: string | null;
  sortOrder?: SortOrder | null;
  @Nested(() => ListFilterInput) filter?: ListFilterInput | null;
}
