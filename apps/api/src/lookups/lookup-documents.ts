import { Injectable } from '@nestjs/common';
import { familyOf } from '@landfall/answers/entry-parts';
import { partOfEntry } from '@landfall/answers/present-entry';
import { Places } from '@landfall/places';
import { CountryResolver, RegionResolver } from '@landfall/places/places-resolver';
import {
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { isReadField } from '../graphql/work-limits.js';
import { JsonBytes } from './json-bytes.js';
import { JsonWriters, NotWritable, readerOfProperty, type Read, type Write } from './json-writer.js';
import { KnownBytesBudget, type Holder } from './known-bytes.js';
import type { SharedBytes } from './shared-bytes.js';

const MAX_DOCUMENTS = 200;
const MAX_CHARACTERS = 1_000_000;
const MAX_PART_BYTES = 46 * 1_048_576;
export const LOOKUP = 'destinationDetail';
const ANSWER = 'DestinationDetail';
const SHARING = { DetailEntry: { partOf: partOfEntry, familyOf } };

export type Values = Readonly<Record<string, unknown>>;

/** An operation that has been validated. */
export interface ValidOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | null;
  queryHash: string;
}

export type KeepAnswer = (answer: SharedBytes) => void;

/** A document of one lookup and nothing else. */
export interface LookupDocument extends ValidOperation {
  root: FieldNode;
  /** The answer as the executor would write it, or null; `executed`: what it has made of `rest`. `keep` gets it for keeping. */
  write: (answer: Values, executed: Values, keep?: KeepAnswer) => Buffer | null;
  /** Whether nothing is left to the executor. */
  isWhole: boolean;
  /** What is left to the executor. */
  rest: CompiledQuery;
}

/** Compiled documents of lookups by their text. Each has been validated before it was compiled. */
@Injectable()
export class LookupDocuments {
  private readonly compiled = new LRUCache<string, { document: LookupDocument | null }>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
  });
  private readonly budget = new KnownBytesBudget(MAX_PART_BYTES);
  private readonly out = new JsonBytes();
  private readonly resolved: Readonly<Record<string, Read>>;

  constructor(places: Places) {
    const [country, region] = [new CountryResolver(places), new RegionResolver(places)];
    this.resolved = {
      'Country.iso2': (ref) => country.iso2(ref as Ref),
      'Country.iso3': (ref) => country.iso3(ref as Ref),
      'Country.nameShort': (ref) => country.nameShort(ref as Ref),
      'Country.urlGmEvent': () => country.urlGmEvent(),
      'Region.id': (ref) => region.id(ref as Ref),
      'Region.name': (ref) => region.name(ref as Ref),
    };
  }

  /** `holder` keeps answers: they share the bytes that are kept here. */
  sharedWith(holder: Holder): void {
    this.budget.sharedWith(holder);
  }

  /** The compiled document of an operation; null: it is something else than a lookup. */
  of(operation: ValidOperation, source: string, requestedName: string | null): LookupDocument | null {
    const key = keyOf(source, requestedName);
    const known = this.compiled.get(key);
    if (known) return known.document;
    const document = this.compile(operation);
    this.compiled.set(key, { document });
    return document;
  }

  /** One that has been compiled before. */
  known(source: string, requestedName: string | null): LookupDocument | null {
    return this.compiled.get(keyOf(source, requestedName))?.document ?? null;
  }

  private compile(valid: ValidOperation): LookupDocument | null {
    const { schema, operation } = valid;
    const root = rootOf(operation);
    if (!root) return null;
    const definitions = valid.document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
    const writers = new JsonWriters({
      fragments: Object.fromEntries(definitions.map((one) => [one.name.value, one])),
      readerOf: (type, field) => this.readerOf(type, field),
      sharing: SHARING,
      budget: this.budget,
    });
    const type = schema.getType(ANSWER) as GraphQLObjectType;
    const selected = writers.fieldsOf(type, [root]);
    if (!selected) return null;
    const members = [...selected].map(([key, nodes]) => this.memberOf(type, key, nodes, writers));
    const rest = members.filter(({ write }) => !write).flatMap(({ nodes }) => nodes);
    const query = compileQuery(schema, reduced(valid, root, rest), operation.name?.value);
    if (!isCompiledQuery(query)) return null;
    const alias = root.alias?.value ?? LOOKUP;
    const write: LookupDocument['write'] = (answer, executed, keep) =>
      this.written(alias, members, { answer, executed: executed[alias] as Values }, keep);
    return { ...valid, root, write, isWhole: rest.length === 0, rest: query };
  }

  private memberOf(type: GraphQLObjectType, key: string, nodes: FieldNode[], writers: JsonWriters): Member {
    const name = nodes[0]!.name.value;
    const field = type.getFields()[name];
    const isRead = field && isReadField(field);
    return {
      key: JSON.stringify(key),
      alias: key,
      name,
      nodes,
      write: isRead ? writers.compile(field.type, nodes) : null,
    };
  }

  private readerOf(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): Read | null {
    return this.resolved[`${type.name}.${field.name}`] ?? (isReadField(field) ? readerOfProperty(field.name) : null);
  }

  private written(
    alias: string,
    members: readonly Member[],
    { answer, executed }: { answer: Values; executed: Values },
    keep?: KeepAnswer,
  ): Buffer | null {
    const { out } = this;
    try {
      out.json(`{"data":{${JSON.stringify(alias)}:{`);
      for (const [at, { key, alias: name, name: field, write }] of members.entries()) {
        out.json(`${at === 0 ? '' : ','}${key}:`);
        if (write) write(answer[field], out);
        else out.json(JSON.stringify(executed[name]));
      }
      out.json('}}}\n');
      keep?.(out.kept());
      return out.take();
    } catch (error) {
      out.clear();
      if (error instanceof NotWritable) return null;
      throw error;
    }
  }
}

type Ref = { id: string };

interface Member {
  /** Its name in the answer as JSON. */
  key: string;
  alias: string;
  name: string;
  nodes: readonly FieldNode[];
  /** Null: the executor's. */
  write: Write | null;
}

const keyOf = (source: string, requestedName: string | null): string => `${requestedName ?? ''}|${source}`;

/** The one lookup of an operation that is nothing else. */
function rootOf(operation: OperationDefinitionNode): FieldNode | null {
  if (operation.operation !== OperationTypeNode.QUERY || operation.selectionSet.selections.length !== 1) return null;
  const [root] = operation.selectionSet.selections;
  return root?.kind === Kind.FIELD && root.name.value === LOOKUP && !root.directives?.length ? root : null;
}

/** The operation with these fields of its lookup alone. */
function reduced({ document, operation }: ValidOperation, root: FieldNode, rest: readonly FieldNode[]): DocumentNode {
  const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };
  const selectionsOf = (selections: readonly FieldNode[]) => ({ kind: Kind.SELECTION_SET as const, selections });
  const lookup = { ...root, selectionSet: selectionsOf(rest.length > 0 ? rest : [typename]) };
  const others = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return { kind: Kind.DOCUMENT, definitions: [{ ...operation, selectionSet: selectionsOf([lookup]) }, ...others] };
}
