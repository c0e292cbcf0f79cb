import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { print, type DocumentNode, type IntrospectionSchema } from 'graphql';
import buildDataProvider from 'ra-data-graphql';
import { HttpError, type DataProvider, type GetListParams, type GetListResult, type RaRecord } from 'react-admin';
import { resourceSchema } from '../../gen/resource-schema.js';
import { ApiError, post } from '../client.js';
import { buildQueryWith } from './build-query.js';
import { rootFieldOf, type ResourceMapping } from './mapping.js';
import { RecordMissing } from './record-missing.js';
import { Rejection } from './rejection.js';

/** Calls through the console's own client, so that token, language and errors are the same everywhere. */
const apiLink = new ApolloLink(
  ({ query, variables, getContext }) =>
    new Observable((observer) => {
      const { fetchOptions } = getContext() as { fetchOptions?: { signal?: AbortSignal } };
      post<Record<string, unknown>>(print(query), variables, fetchOptions?.signal)
        .then((data) => {
          observer.next({ data });
          observer.complete();
        })
        .catch((error: unknown) => {
          if (!(error instanceof ApiError)) {
            observer.error(error);
            return;
          }
          // As an error of the answer it keeps its properties; of a network error ra-data-graphql would keep the message only.
          const { message, code, status, correlationId, fields } = error;
          observer.next({ errors: [{ message, extensions: { code, status, correlationId, fields } }] });
          observer.complete();
        });
    }),
);

/** React-admin keeps what was read. Records come as they were requested: a `__typename` would go back with the input. */
class NoCache extends InMemoryCache {
  override transformDocument(document: DocumentNode): DocumentNode {
    return document;
  }
}

interface ApolloBody {
  graphQLErrors?: readonly { message: string; extensions?: object }[];
}
type ApiErrorParts = Pick<ApiError, 'code' | 'status' | 'correlationId' | 'fields'>;

/** What ra-data-graphql throws, as what it was before. A rejection stays an `HttpError`: its body has the errors of the fields. */
function originalOf(error: unknown): unknown {
  if (!(error instanceof HttpError) || error.body instanceof Rejection) return error;
  if (error.body instanceof RecordMissing) return error.body;
  const [first] = (error.body as ApolloBody | undefined)?.graphQLErrors ?? [];
  if (!first?.extensions) return error;
  const { code, status, correlationId, fields } = first.extensions as ApiErrorParts;
  if (fields.length > 0) return new HttpError(first.message, status, new Rejection(fields));
  return new ApiError(first.message, code, status, correlationId);
}

/** As many as the API hands out at once. An export asks for more. */
const MOST_AT_ONCE = 100;

const partsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MOST_AT_ONCE) }, (_, at) =>
    all.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE),
  );

async function wholeList(
  getList: DataProvider['getList'],
  resource: string,
  params: GetListParams,
): Promise<GetListResult> {
  const { page, perPage } = params.pagination ?? { page: 1, perPage: 25 };
  if (perPage <= MOST_AT_ONCE) return getList(resource, params);
  if (page !== 1) throw new Error(`Pages of more than ${MOST_AT_ONCE} are read from the first one only`);
  const data: RaRecord[] = [];
  for (let next = 1; ; next += 1) {
    const part: GetListResult<RaRecord> = await getList(resource, {
      ...params,
      pagination: { page: next, perPage: MOST_AT_ONCE },
    });
    data.push(...part.data);
    if (part.data.length < MOST_AT_ONCE || data.length >= perPage) return { data, total: part.total };
  }
}

type Method = (resource: string, params: never) => Promise<unknown>;

/** Reads and writes the resources of the console by the committed schema. */
export function resourceProvider(mappings: Readonly<Record<string, ResourceMapping>>): DataProvider {
  const types = Object.values(mappings);
  const mappingOf = (type: { name: string }) => types.find((mapping) => mapping.type === type.name);
  const nameOf = (operation: Parameters<typeof rootFieldOf>[1]) => (type: { name: string }) => {
    const mapping = mappingOf(type);
    return mapping ? rootFieldOf(mapping, operation) : '';
  };
  const provider = buildDataProvider({
    client: new ApolloClient({ link: apiLink, cache: new NoCache(), queryDeduplication: false }),
    introspection: {
      schema: resourceSchema as unknown as IntrospectionSchema,
      include: types.map(({ type }) => type),
      operationNames: {
        GET_LIST: nameOf('list'),
        GET_MANY: nameOf('list'),
        GET_MANY_REFERENCE: nameOf('list'),
        GET_ONE: nameOf('one'),
        CREATE: nameOf('create'),
        UPDATE: nameOf('update'),
        DELETE: nameOf('delete'),
      },
    },
    buildQuery: buildQueryWith(mappings),
    query: () => ({ fetchPolicy: 'no-cache' }),
    mutation: () => ({ fetchPolicy: 'no-cache' }),
  });

  const call =
    (method: Method): Method =>
    (resource, params) =>
      method(resource, params).catch((error: unknown) => {
        throw originalOf(error);
      });
  const methods = Object.fromEntries(
    (['getList', 'getOne', 'getMany', 'getManyReference', 'create', 'update', 'delete'] as const).map((name) => [
      name,
      call(provider[name] as Method),
    ]),
  ) as unknown as DataProvider;
  return {
    ...methods,
    supportAbortSignal: true,
    getList: ((resource, params) => wholeList(methods.getList, resource, params)) as DataProvider['getList'],
    getMany: async (resource, { ids, ...params }) => {
      const parts = await Promise.all(partsOf(ids).map((part) => methods.getMany(resource, { ...params, ids: part })));
      return { data: parts.flatMap(({ data }) => data) };
    },
    // One after the other: what is rejected says so, and what came before it is done.
    deleteMany: async (resource, { ids }) => {
      for (const id of ids) await methods.delete(resource, { id });
      return { data: ids };
    },
    updateMany: async (resource, { ids, data }) => {
      for (const id of ids) await methods.update(resource, { id, data, previousData: { id } as never });
      return { data: ids };
    },
  };
}
