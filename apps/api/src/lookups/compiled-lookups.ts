import type { ApolloServerPlugin, BaseContext, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import { Plugin } from '@nestjs/apollo';
import { defaultFieldResolver, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import { LOOKUP, LookupDocuments, type KeepAnswer, type Values } from './lookup-documents.js';

type Resolved = GraphQLRequestContext<BaseContext> & {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | null;
  queryHash: string;
  source: string;
};

// Properties of the objects of one request: what a weak map holds survives the collections of young garbage.
const ANSWER_OF = Symbol('answer');
const TEXT_OF = Symbol('text');
const LISTENER_OF = Symbol('listener');

interface LookupRequest {
  body?: unknown;
  [LISTENER_OF]?: KeepAnswer;
}

interface LookupContext {
  req?: LookupRequest;
  [ANSWER_OF]?: Values;
}

interface LookupData extends Values {
  [TEXT_OF]?: string;
}

/** Calls `listener` with the bytes of a lookup's answer, if it is one of now and without an error. */
export function onLookupBytes(request: LookupRequest, listener: KeepAnswer): void {
  request[LISTENER_OF] = listener;
}

/** Who waits for the bytes of a lookup's answer. */
export const listenerOfLookup = (request: object): KeepAnswer | undefined => (request as LookupRequest)[LISTENER_OF];

/** For Apollo: the text that was written for this result, or its JSON. */
export const textOfResult = (result: { data?: LookupData | null }): string =>
  result.data?.[TEXT_OF] ?? `${JSON.stringify(result)}\n`;

/** Keeps the answer of a lookup for the plugin, as its resolver returns it. */
export function withCapturedAnswers(schema: GraphQLSchema): GraphQLSchema {
  const field = schema.getQueryType()!.getFields()[LOOKUP]!;
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (source, args, context, info) => {
    const answer = (await resolve(source, args, context, info)) as Values;
    (context as LookupContext)[ANSWER_OF] = answer;
    return answer;
  };
  return schema;
}

/**
 * A lookup answers thousands of small fields, and executing them takes longer than the engine. Fields that are only read are written
 * as bytes, what many answers share of them once; the rest of the operation is compiled (docs/adr/0008). All other operations are interpreted.
 */
@Plugin()
export class CompiledLookups implements ApolloServerPlugin {
  constructor(private readonly documents: LookupDocuments) {}

  async requestDidStart(): Promise<GraphQLRequestListener<BaseContext>> {
    return {
      responseForOperation: async (request) => {
        // Apollo names no operation when the document holds none of that name.
        const lookup = request.operation ? this.documentOf(request as Resolved) : null;
        if (!lookup) return null;
        const { response } = request;
        const context: LookupContext = request.contextValue;
        const { data, errors } = await lookup.rest.query({}, context, request.request.variables ?? {});
        const answer = context[ANSWER_OF];
        const isOfNow = context.req && answer?.['asOf'] === null;
        const keep = isOfNow ? listenerOfLookup(context.req!) : undefined;
        const bytes = errors || !data || !answer ? null : lookup.write(answer, data, keep);
        // Errors take the usual path for uniform formatting.
        if (!data || !answer || bytes === null) return null;
        (data as LookupData)[TEXT_OF] = bytes.toString();
        return { http: response.http, body: { kind: 'single', singleResult: { data } } };
      },
    };
  }

  private documentOf({ schema, document, operation, operationName, queryHash, source, request }: Resolved) {
    const valid = { schema, document, operation, operationName, queryHash };
    return this.documents.of(valid, source, request.operationName ?? null);
  }
}
