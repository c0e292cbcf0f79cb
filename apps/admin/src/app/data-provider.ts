import type { DataProvider, GetListParams, GetListResult, RaRecord } from 'react-admin';
import { journeysProvider } from '../journeys/journeys-provider.js';
import { restrictionsProvider } from '../restrictions/restrictions-provider.js';

/** What a resource folder offers to react-admin's lists and forms. Writing goes through typed operations of the screens. */
export interface ResourceProvider {
  getList(params: GetListParams): Promise<GetListResult>;
  getOne(id: string, signal?: AbortSignal): Promise<{ data: RaRecord }>;
}

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
