import type { ApolloServerPlugin, BaseContext, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import { PART_OF_FIELD, partsOfEntry } from '@landfall/answers/present-entry';
import {
  defaultFieldResolver,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { isReadField } from '../graphql/work-limits.js';
import { JsonWriters, NotWritable, type Sharing, type Write } from './json-writer.js';

const MAX_QUERIES = 200;
const LOOKUP = 'destinationDetail';
const ANSWER = 'DestinationDetail';
const SHARING: Readonly<Record<string, Sharing>> = {
  DetailEntry: { partsOf: partsOfEntry as Sharing['partsOf'], partOfField: PART_OF_FIELD },
};

type Values = Readonly<Record<string, unknown>>;

/** Fields of the answer in its order; null: the executor's. */
type Members = readonly { key: string; name: string; write: Write | null }[];

interface CompiledLookup {
  alias: string;
  members: Members;
  /** What is left to the executor. */
  rest: CompiledQuery;
}

type Resolved = GraphQLRequestContext<BaseContext> & {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
};

// Properties of the objects of one request: what a weak map holds survives the collections of young garbage.
const ANSWER_OF = Symbol('answer');
const TEXT_OF = Symbol('text');
const LISTENER_OF = Symbol('listener');

interface LookupRequest {
  body?: unknown;
  [LISTENER_OF]?: (text: string) => void;
}

interface LookupContext {
  req?: LookupRequest;
  [ANSWER_OF]?: Values;
}

interface LookupData extends Values {
  [TEXT_OF]?: string;
}

/** Calls `listener` with the text of a lookup's answer, if it is one of now and without an error. */
export function onLookupText(request: LookupRequest, listener: (text: string) => void): void {
  request[LISTENER_OF] = listener;
}

/** Who waits for the text of a lookup's answer. */
export const textOfLookup = (request: object): ((text: string) => void) | undefined =>
  (request as LookupRequest)[LISTENER_OF];

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
 * as text, what many answers share of them once; the rest of the operation is compiled (docs/adr/0008). All other operations are interpreted.
 */
export class CompiledLookups implements ApolloServerPlugin {
  private readonly compiled = new Map<string, CompiledLookup | null>();

  async requestDidStart(): Promise<GraphQLRequestListener<BaseContext>> {
    return {
      responseForOperation: async (request) => {
        const lookup = this.lookupOf(request);
        if (!lookup) return null;
        const { response } = request;
        const context: LookupContext = request.contextValue;
        const { data, errors } = await lookup.rest.query({}, context, request.request.variables ?? {});
        const answer = context[ANSWER_OF];
        const text = errors || !data || !answer ? null : textOf(lookup, data, answer);
        // Errors take the usual path for uniform formatting.
        if (!data || !answer || text === null) return null;
        (data as LookupData)[TEXT_OF] = text;
        if (context.req && answer['asOf'] === null) textOfLookup(context.req)?.(text);
        return { http: response.http, body: { kind: 'single', singleResult: { data } } };
      },
    };
  }

  private lookupOf({ schema, document, operation, operationName, queryHash }: Resolved): CompiledLookup | null {
    const root = rootOf(operation);
    if (!root) return null;
    const key = `${queryHash}|${operationName ?? ''}`;
    let lookup = this.compiled.get(key);
    if (lookup === undefined) {
      lookup = compiledLookup(schema, document, operation, root);
      if (this.compiled.size >= MAX_QUERIES) this.compiled.clear();
      this.compiled.set(key, lookup);
    }
    return lookup;
  }
}

/** The one lookup of an operation that is nothing else. */
function rootOf(operation: OperationDefinitionNode | undefined): FieldNode | null {
  // Apollo names none when the document holds no operation of that name.
  if (operation?.operation !== OperationTypeNode.QUERY || operation.selectionSet.selections.length !== 1) return null;
  const [root] = operation.selectionSet.selections;
  return root?.kind === Kind.FIELD && root.name.value === LOOKUP && !root.directives?.length ? root : null;
}

function compiledLookup(
  schema: GraphQLSchema,
  { definitions }: DocumentNode,
  operation: OperationDefinitionNode,
  root: FieldNode,
): CompiledLookup | null {
  const fragments = definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  const writers = new JsonWriters({ fragments: byName(fragments), isRead: isReadField, sharing: SHARING });
  const type = schema.getType(ANSWER) as GraphQLObjectType;
  const selected = writers.fieldsOf(type, [root]);
  if (!selected) return null;
  const rest: FieldNode[] = [];
  const members = [...selected].map(([key, nodes]) => {
    const name = nodes[0]!.name.value;
    const field = type.getFields()[name];
    const write = field && isReadField(field) ? writers.compile(field.type, nodes) : null;
    if (!write) rest.push(...nodes);
    return { key, name, write };
  });
  const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
  const selections = rest.length > 0 ? rest : [typename];
  const reduced = { ...root, selectionSet: { kind: Kind.SELECTION_SET as const, selections } };
  const query = compileQuery(
    schema,
    {
      kind: Kind.DOCUMENT,
      definitions: [{ ...operation, selectionSet: { kind: Kind.SELECTION_SET, selections: [reduced] } }, ...fragments],
    },
    operation.name?.value,
  );
  return isCompiledQuery(query) ? { alias: root.alias?.value ?? LOOKUP, members, rest: query } : null;
}

const byName = (fragments: readonly FragmentDefinitionNode[]): Record<string, FragmentDefinitionNode> =>
  Object.fromEntries(fragments.map((one) => [one.name.value, one]));

function textOf({ alias, members }: CompiledLookup, data: Values, answer: Values): string | null {
  const executed = data[alias] as Values;
  try {
    const parts = members.map(
      ({ key, name, write }) => `${JSON.stringify(key)}:${write ? write(answer[name]) : JSON.stringify(executed[key])}`,
    );
    return `{"data":{${JSON.stringify(alias)}:{${parts.join(',')}}}}\n`;
  } catch (error) {
    if (error instanceof NotWritable) return null;
    throw error;
  }
}
