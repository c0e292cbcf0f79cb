import type { DataProvider } from 'react-admin';
import { resources } from './resources.js';

/** Comes with the first list or form, not with the login: the client of GraphQL is a large library. */
const bySchema = async (): Promise<DataProvider> => {
  const { resourceProvider } = await import('../graphql/resources/provider.js');
  loaded ??= resourceProvider(Object.fromEntries(resources.map(({ name, mapping }) => [name, mapping])));
  return loaded;
};
let loaded: DataProvider | undefined;

type Method = (resource: string, params: unknown) => Promise<never>;
type Operation =
  'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany';

const call = async (method: Operation, resource: string, params: unknown): Promise<never> => {
  const provider = (await bySchema()) as unknown as Record<Operation, Method>;
  return provider[method](resource, params);
};

/** `onWrite` runs after every change, for what other screens have read of it. */
export function dataProviderWith(onWrite: () => void): DataProvider {
  const write = async (method: Operation, resource: string, params: unknown): Promise<never> => {
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
