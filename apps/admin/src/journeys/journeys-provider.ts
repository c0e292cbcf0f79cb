import { send } from '../graphql/client.js';
import type { ResourceProvider } from '../graphql/resource-provider.js';
import { MyjourneysDocument, type JourneyFilter } from '../gen/graphql.js';

interface Filter {
  tab?: JourneyFilter;
  note?: string;
}

export const journeysProvider: ResourceProvider = {
  async getList({
    pagination = { page: 1, perPage: 25 },
    sort = { field: 'createdAt', order: 'DESC' },
    filter,
    signal,
  }) {
    const { tab = 'ALL', note = '' } = (filter ?? {}) as Filter;
    const { page, perPage } = pagination;
    const { myjourneys: found } = await send(
      MyjourneysDocument,
      {
        limit: perPage,
        offset: (page - 1) * perPage,
        filter: tab,
        orderBy: sort.field,
        order: sort.order,
        note: note.trim() || null,
      },
      signal,
    );
    return { data: found.results, total: found.totalCount };
  },
  getOne: () => Promise.reject(new Error('A single trip page is only read as part of the list')),
};
