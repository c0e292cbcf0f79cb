import type { DataProvider } from 'react-admin';
import type { ResourceProvider } from '../graphql/resource-provider.js';
import { journeysProvider } from '../journeys/journeys-provider.js';
import { restrictionsProvider } from '../restrictions/list/restrictions-provider.js';

const providers: Readonly<Record<string, ResourceProvider>> = {
  'mytrip-history': journeysProvider,
  entryrestrictions: restrictionsProvider,
};

const providerOf = (resource: string): ResourceProvider => {
  const provider = providers[resource];
  if (!provider) throw new Error(`No data provider for the resource ${resource}`);
  return provider;
};

const reject = (operation: string) => (resource: string) =>
  Promise.reject(new Error(`${operation} is not offered for ${resource}`));

export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: async (resource, params) => providerOf(resource).getList(params),
  getOne: async (resource, { id, signal }) =>
    providerOf(resource).getOne(String(id), signal) as Promise<{ data: never }>,
  getMany: async (resource, { ids, signal }) => {
    const found = await Promise.all(ids.map((id) => providerOf(resource).getOne(String(id), signal)));
    return { data: found.map(({ data }) => data as never) };
  },
  getManyReference: reject('getManyReference'),
  create: reject('create'),
  update: reject('update'),
  updateMany: reject('updateMany'),
  delete: reject('delete'),
  deleteMany: reject('deleteMany'),
};
