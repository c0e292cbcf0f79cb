import type { ApolloServerPlugin, BaseContext, GraphQLRequestListener } from '@apollo/server';
import { Kind, OperationTypeNode } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';

const MAX_QUERIES = 200;
const COMPILED_FIELD = 'destinationDetail';

/**
 * A lookup answers thousands of small fields, and interpreted execution takes longer than the engine. Compiled
 * operations run several times as fast (docs/adr/0008). All other operations are interpreted.
 */
export class CompiledQueries implements ApolloServerPlugin {
  private readonly compiled = new Map<string, CompiledQuery | null>();

  async requestDidStart(): Promise<GraphQLRequestListener<BaseContext>> {
    return {
      responseForOperation: async (request) => {
        const { document, operation, operationName, queryHash, schema, contextValue } = request;
        // Apollo names none when the document holds no operation of that name.
        const onlyLookup =
          (operation as typeof operation | undefined)?.operation === OperationTypeNode.QUERY &&
          operation.selectionSet.selections.every((s) => s.kind === Kind.FIELD && s.name.value === COMPILED_FIELD);
        if (!onlyLookup) return null;
        const key = `${queryHash}|${operationName ?? ''}`;
        let query = this.compiled.get(key);
        if (query === undefined) {
          const result = compileQuery(schema, document, operationName ?? undefined);
          query = isCompiledQuery(result) ? result : null;
          if (this.compiled.size >= MAX_QUERIES) this.compiled.clear();
          this.compiled.set(key, query);
        }
        if (!query) return null;
        const { data, errors } = await query.query({}, contextValue, request.request.variables ?? {});
        // Errors take the usual path for uniform formatting.
        if (errors) return null;
        return { http: request.response.http, body: { kind: 'single', singleResult: { data: data ?? null } } };
      },
    };
  }
}
