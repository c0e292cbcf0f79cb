import type { ResourceProvider } from '../../graphql/resource-provider.js';
import { productDay } from '../../session/product-day.js';
import { readLanguage } from '../../session/session.js';
import { ApiError, send } from '../../graphql/client.js';
import { EntryRestrictionDocument, ReviewRestrictionsDocument, type ReviewRow } from '../../gen/graphql.js';
import { orderRows, pageOf, placeName, readFilter, toFilter } from './restriction-rows.js';

export const restrictionsProvider: ResourceProvider = {
  async getList({ pagination = { page: 1, perPage: 25 }, sort = { field: 'place', order: 'ASC' }, filter, signal }) {
    const { entryRestrictions: rows } = await send(
      ReviewRestrictionsDocument,
      toFilter(readFilter(filter), productDay(new Date())),
      signal,
    );
    const language = readLanguage();
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const place = (row: ReviewRow): string =>
      placeName({
        ...row,
        country: { ...row.country, nameShort: names.of(row.country.iso2) ?? row.country.nameShort },
      });
    const ordered = orderRows(rows, sort.field, sort.order, { compare: new Intl.Collator(language).compare, place });
    return { data: pageOf(ordered, pagination.page, pagination.perPage), total: rows.length };
  },
  async getOne(id, signal) {
    const { entryRestriction: found } = await send(EntryRestrictionDocument, { id }, signal);
    if (!found) throw new ApiError(id, 'NOT_FOUND', 404, null);
    return { data: found };
  },
};
