import { MAX_PAGE_SIZE, type PageRequest } from '@landfall/platform';

const DEFAULT_LIMIT = 25;

/** The page of a list of the contract, which takes the nearest possible one for what is out of range. */
export const clampedPage = (limit: number | null | undefined, offset: number | null | undefined): PageRequest => ({
  limit: Math.min(Math.max(limit ?? DEFAULT_LIMIT, 1), MAX_PAGE_SIZE),
  offset: Math.max(offset ?? 0, 0),
});
