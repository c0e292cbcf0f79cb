import type { ResourceProvider } from '../app/data-provider.js';
import { readLanguage } from '../app/session.js';
import { ApiError, send } from '../graphql/client.js';
import { entryRestriction, entryRestrictions } from '../graphql/restriction-operations.js';
import type { RestrictionRow } from '../graphql/schema-types.js';
import { orderRows, pageOf, placeName, toFilter, type ListFilter } from './restriction-rows.js';

export const restrictionsProvider: ResourceProvider = {
  async getList({ pagination = { page: 1, perPage: 25 }, sort = { field: 'place', order: 'ASC' }, filter, signal }) {
    const { entryRestrictions: rows } = await send(entryRestrictions, toFilter((filter ?? {}) as ListFilter), signal);
    const language = readLanguage();
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const place = (row: RestrictionRow): string => placeName({ ...row, country: { ...row.country, nameShort: names.of(row.country.iso2) ?? row.country.nameShort } });
    const ordered = orderRows(rows, sort.field, sort.order, { compare: new Intl.Collator(language).compare, place });
    return { data: pageOf(ordered, pagination.page, pagination.perPage), total: rows.length };
  },
  async getOne(id, signal) {
    const { entryRestriction: found } = await send(entryRestriction, { id }, signal);
    if (!found) throw new ApiError(id, 'NOT_FOUND', 404, null);
    return { data: found };
  },
};
