import type { ResourceProvider } from '../app/data-provider.js';
import { ApiError, send } from '../graphql/client.js';
import { entryRestriction, entryRestrictions } from '../graphql/restriction-operations.js';
import { orderRows, pageOf, toFilter, type ListFilter } from './restriction-rows.js';

export const restrictionsProvider: ResourceProvider = {
  async getList({ pagination = { page: 1, perPage: 25 }, sort = { field: 'place', order: 'ASC' }, filter, signal }) {
    const { entryRestrictions: rows } = await send(entryRestrictions, toFilter((filter ?? {}) as ListFilter), signal);
    return { data: pageOf(orderRows(rows, sort.field, sort.order), pagination.page, pagination.perPage), total: rows.length };
  },
  async getOne(id, signal) {
    const { entryRestriction: found } = await send(entryRestriction, { id }, signal);
    if (!found) throw new ApiError(id, 'NOT_FOUND', 404, null);
    return { data: found };
  },
};
