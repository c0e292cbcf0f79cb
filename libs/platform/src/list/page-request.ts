import { validInput, type InputClass } from '../validation/validated.js';
import { ContractPageInput, ListInput, MAX_PAGE_SIZE } from './list.input.js';

const DEFAULT_PAGE_SIZE = 25;

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

/**
 * Reads the page request. Throws `InputRejected` with all errors of the arguments: `limit` (1 to 100), `offset` and `filter.ids` (at
 * most 100), and those of the filters that `type` knows.
 */
export function pageRequest(args: ListArguments, type: InputClass<ListInput> = ListInput): PageRequest {
  const { limit, offset } = validInput(type, args);
  return { limit: limit ?? DEFAULT_PAGE_SIZE, offset: offset ?? 0 };
}

/** The page of a list of the contract: at most 100 entries, however many are requested. Throws `InputRejected` for less than one. */
export function contractPage(args: Pick<ListArguments, 'limit' | 'offset'>): PageRequest {
  const { limit, offset } = validInput(ContractPageInput, { limit: args.limit, offset: args.offset });
  return { limit: Math.min(limit ?? DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE), offset: offset ?? 0 };
}
