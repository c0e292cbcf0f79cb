import { InputRejected, type FieldRejection } from '@landfall/kernel';

export const MAX_PAGE_SIZE = 100;
const DEFAULT_PAGE_SIZE = 25;
/** Deeper pages are too expensive for PostgreSQL; a filter narrows the list instead. */
const MAX_OFFSET = 1_000_000;

export type SortOrder = 'ASC' | 'DESC';

/** The arguments of every list of the API. */
export interface ListArguments<Field extends string = string, Filter = object> {
  limit?: number | null;
  offset?: number | null;
  sortField?: Field | null;
  sortOrder?: SortOrder | null;
  filter?: Filter | null;
}

export interface ListFilter {
  ids?: readonly string[] | null;
  search?: string | null;
}

export interface PageRequest {
  limit: number;
  offset: number;
}

export interface ListPage<T> {
  results: T[];
  totalCount: number;
}

/** Reads the page request. Throws `InputRejected` for `limit` (1 to 100), `offset` and `filter.ids` (at most 100). */
export function pageRequest({ limit, offset, filter }: ListArguments): PageRequest {
  const page = { limit: limit ?? DEFAULT_PAGE_SIZE, offset: offset ?? 0 };
  const { ids } = (filter ?? {}) as ListFilter;
  const rejections: FieldRejection[] = [];
  const range = (field: keyof PageRequest, min: number, max: number): void => {
    if (!Number.isInteger(page[field]) || page[field] < min || page[field] > max)
      rejections.push({ field, key: 'rejection.notInRange', values: { min, max } });
  };
  range('limit', 1, MAX_PAGE_SIZE);
  range('offset', 0, MAX_OFFSET);
  if ((ids?.length ?? 0) > MAX_PAGE_SIZE)
    rejections.push({ field: 'filter.ids', key: 'rejection.tooManyIds', values: { max: MAX_PAGE_SIZE } });
  if (rejections.length > 0) throw new InputRejected(rejections);
  return page;
}
