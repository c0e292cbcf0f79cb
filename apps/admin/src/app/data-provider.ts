import type { DataProvider } from 'react-admin';
import type { ResourceProvider } from '../graphql/resource-provider.js';
import { journeysProvider } from '../journeys/journeys-provider.js';
import { restrictionsProvider } from '../restrictions/list/restrictions-provider.js';

const own: Readonly<Record<string, ResourceProvider>> = {
  'mytrip-history': journeysProvider,
  entryrestrictions: restrictionsProvider,
};

const ownMethods = ({ getList, getOne }: ResourceProvider) => ({
  getList: (_: string, params: Parameters<DataProvider['getList']>[1]) => getList(params),
  getOne: (_: string, { id, signal }: Parameters<DataProvider['getOne']>[1]) => getOne(String(id), signal),
  getMany: async (_: string, { ids, signal }: Parameters<DataProvider['getMany']>[1]) => ({
    data: (await Promise.all(ids.map((id) => getOne(String(id), signal)))).map(({ data }) => data),
  }),
});

/** Comes with the first list or form, not with the login: the client of GraphQL is a large library. */
const bySchema = async (): Promise<DataProvider> => {
  const [{ resourceProvider }, { resourceMappings }] = await Promise.all([
    import('../graphql/resources/provider.js'),
    import('./resource-mappings.js'),
  ]);
  loaded ??= resourceProvider(resourceMappings);
  return loaded;
};
let loaded: DataProvider | undefined;

type Method = (resource: string, params: unknown) => Promise<never>;

const call = async (method: keyof DataProvider, resource: string, params: unknown): Promise<never> => {
  const provider = own[resource] ? ownMethods(own[resource]) : await bySchema();
  const found = (provider as unknown as Partial<Record<keyof DataProvider, Method>>)[method];
  if (!found) throw new Error(`${String(method)} is not offered for ${resource}`);
  return found(resource, params);
};

/** `onWrite` runs after every change, for what other screens have read of it. */
export function dataProviderWith(onWrite: () => void): DataProvider {
  const write = async (method: keyof DataProvider, resource: string, params: unknown): Promise<never> => {
    const result = await call(method, resource, params);
    onWrite();
    return result;
  };
  return {
    supportAbortSignal: true,
    getList: (resource, params) => call('getList', resource, params),
    getOne: (resource, params) => call('getOne', resource, params),
    getMany: (resource, params) => call('getMany', resource, params),
    getManyReference: (resource, params) => call('getManyReference', resource, params),
    create: (resource, params) => write('create', resource, params),
    update: (resource, params) => write('update', resource, params),
    updateMany: (resource, params) => write('updateMany', resource, params),
    delete: (resource, params) => write('delete', resource, params),
    deleteMany: (resource, params) => write('deleteMany', resource, params),
  };
}
