import {
  getNullableType,
  GraphQLID,
  GraphQLString,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';
import type { JsonBytes } from './json-bytes.js';
import { KnownBytes, type KnownBytesBudget, type Part } from './known-bytes.js';

/** Writes a value that a resolver has returned. Throws `NotWritable` where only an executor knows what to do. */
export type Write = (value: unknown, out: JsonBytes) => void;

/** Reads a field of an object. */
export type Read = (object: object) => unknown;

export class NotWritable extends Error {}

/** What the values of a type share with others. */
export interface Sharing {
  /** An object that stays the same one as long as the shared fields of the value do; null: it shares nothing. */
  partOf: (value: unknown) => Part | null;
  /** Fields of one family are the same in the same values; null: the value's own. */
  familyOf: (field: string) => string | null;
}

export interface WriterOptions {
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** How a field is read at once, from its object and the request alone; null: only an executor can. */
  readerOf: (type: GraphQLObjectType, field: GraphQLField<unknown, unknown>) => Read | null;
  /** By name of the type. */
  sharing: Readonly<Record<string, Sharing>>;
  budget: KnownBytesBudget;
}

const MAX_ENTRIES = 25_000;
const [COMMA, OPEN_LIST, CLOSE_LIST, CLOSE] = [0x2c, 0x5b, 0x5d, 0x7d];
const NULL = Buffer.from('null');
const EMPTY = Buffer.from('{}');

/** Compiles selections to functions that write the JSON of the specification (https://spec.graphql.org/October2021/#sec-Execution). */
export class JsonWriters {
  constructor(private readonly options: WriterOptions) {}

  /** Null when the selection holds what only an executor can do: a resolver, an argument or a directive. */
  compile(type: GraphQLOutputType, nodes: readonly FieldNode[]): Write | null {
    if (isNonNullType(type)) {
      const write = this.nullable(type.ofType, nodes);
      return write && ((value, out) => write(present(value), out));
    }
    const write = this.nullable(type, nodes);
    return write && ((value, out) => (value === null || value === undefined ? out.bytes(NULL) : write(value, out)));
  }

  private nullable(type: GraphQLOutputType, nodes: readonly FieldNode[]): Write | null {
    const named = getNullableType(type);
    if (isLeafType(named)) return leafWriter(named);
    if (isListType(named)) {
      const write = this.compile(named.ofType, nodes);
      return write && (isLeafType(getNullableType(named.ofType)) ? repeatedListWriter(write) : listWriter(write));
    }
    if (!isObjectType(named)) return null;
    const members = this.membersOf(named, nodes);
    const sharing = this.options.sharing[named.name];
    return members && (sharing ? sharingWriter(members, sharing, this.options.budget) : objectWriter(members));
  }

  private membersOf(type: GraphQLObjectType, nodes: readonly FieldNode[]): Member[] | null {
    const selected = this.fieldsOf(type, nodes);
    if (!selected) return null;
    const members: Member[] = [];
    for (const [key, [node, ...others]] of selected) {
      const write = this.member(type, [node!, ...others]);
      if (!write) return null;
      const start = `${members.length === 0 ? '{' : ','}${JSON.stringify(key)}:`;
      members.push({ name: node!.name.value, start: Buffer.from(start), write });
    }
    return members;
  }

  private member(type: GraphQLObjectType, nodes: readonly FieldNode[]): Write | null {
    const name = nodes[0]!.name.value;
    if (name === '__typename') {
      const text = Buffer.from(JSON.stringify(type.name));
      return (_, out) => out.bytes(text);
    }
    const field = type.getFields()[name];
    if (!field || nodes.some((node) => node.arguments?.length)) return null;
    const read = this.options.readerOf(type, field);
    const write = read && this.compile(field.type, nodes);
    return write && ((object, out) => write(read(object as object), out));
  }

  /** The selected fields by their names in the answer, in its order. Null: not without an executor. */
  fieldsOf(type: GraphQLObjectType, nodes: readonly FieldNode[]): Map<string, FieldNode[]> | null {
    const found = new Map<string, FieldNode[]>();
    const isComplete = nodes.every(({ selectionSet }) => !selectionSet || this.collect(type, selectionSet, found));
    return isComplete ? found : null;
  }

  private collect(type: GraphQLObjectType, { selections }: SelectionSetNode, found: Map<string, FieldNode[]>): boolean {
    return selections.every((node) => {
      if (node.directives?.length) return false;
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        found.set(key, [...(found.get(key) ?? []), node]);
        return true;
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? this.options.fragments[node.name.value] : node;
      if (!fragment || fragment.directives?.length) return false;
      const condition = fragment.typeCondition?.name.value ?? type.name;
      return condition === type.name && this.collect(type, fragment.selectionSet, found);
    });
  }
}

interface Member {
  name: string;
  /** What comes before its value. */
  start: Buffer;
  write: Write;
}

const listWriter =
  (write: Write): Write =>
  (value, out) => {
    const list = listOf(value);
    out.character(OPEN_LIST);
    for (let at = 0; at < list.length; at += 1) {
      if (at > 0) out.character(COMMA);
      write(list[at], out);
    }
    out.character(CLOSE_LIST);
  };

/** Writes a list of leaves that an answer holds many times, such as its nationalities, once. */
function repeatedListWriter(writeItem: Write): Write {
  const write = listWriter(writeItem);
  let last: unknown = null;
  let [answer, start, end] = [-1, 0, 0];
  return (value, out) => {
    if (value === last && out.answer === answer) return out.again(start, end);
    start = out.length;
    write(value, out);
    [last, answer, end] = [value, out.answer, out.length];
  };
}

/** Most leaves are strings that are their own serialised form, or one of few names. */
function leafWriter(type: GraphQLLeafType): Write {
  const write: Write = (value, out) => leaf(type.serialize(value), out);
  if (type === GraphQLID || type === GraphQLString)
    return (value, out) => (typeof value === 'string' ? out.string(value) : write(value, out));
  if (!isEnumType(type)) return write;
  const names = new Map<unknown, Buffer>(
    type.getValues().map(({ name, value }) => [value, Buffer.from(JSON.stringify(name))]),
  );
  return (value, out) => {
    const name = names.get(value);
    if (name) out.bytes(name);
    else write(value, out);
  };
}

const objectWriter = (members: readonly Member[]): Write =>
  members.length === 0
    ? (_, out) => out.bytes(EMPTY)
    : (value, out) => {
        writeMembers(members, value, out);
        out.character(CLOSE);
      };

function writeMembers(members: readonly Member[], value: unknown, out: JsonBytes): void {
  for (const { start, write } of members) {
    out.bytes(start);
    write(value, out);
  }
}

/** Neighbours of shared fields are written once for all values that share them. */
function sharingWriter(members: readonly Member[], { partOf, familyOf }: Sharing, budget: KnownBytesBudget): Write {
  const runs: { family: string | null; members: Member[] }[] = [];
  for (const member of members) {
    const family = familyOf(member.name);
    const last = runs.at(-1);
    if (last && last.family === family) last.members.push(member);
    else runs.push({ family, members: [member] });
  }
  const known = new KnownBytes(budget);
  const writeKnown = (value: unknown, out: JsonBytes, bytes: readonly Buffer[]): void => {
    let at = 0;
    for (const { family, members: some } of runs) {
      if (family === null) writeMembers(some, value, out);
      else out.shared(bytes[at++]!);
    }
  };
  const writeNew = (value: unknown, out: JsonBytes, part: Part | null): void => {
    const written: [number, number][] = [];
    for (const { family, members: some } of runs) {
      const start = out.length;
      writeMembers(some, value, out);
      if (family !== null) written.push([start, out.length]);
    }
    if (part) known.keep(part, written, out);
  };
  return (value, out) => {
    const part = partOf(value);
    const bytes = part && known.of(part);
    if (bytes) writeKnown(value, out, bytes);
    else writeNew(value, out, part);
    out.character(CLOSE);
  };
}

/** A property of an object, as the default resolver of graphql-js reads it. */
export const readerOfProperty =
  (name: string): Read =>
  (object) => {
    const value = (object as Record<string, unknown>)[name];
    // A method or a promise is the executor's.
    if (typeof value === 'function' || value instanceof Promise) throw new NotWritable();
    return value;
  };

function present(value: unknown): unknown {
  if (value === null || value === undefined) throw new NotWritable();
  return value;
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value) || value.length > MAX_ENTRIES) throw new NotWritable();
  return value;
}

function leaf(serialised: unknown, out: JsonBytes): void {
  if (typeof serialised === 'string') return out.string(serialised);
  const text = JSON.stringify(serialised) as string | undefined;
  if (text === undefined || serialised === null) throw new NotWritable();
  out.json(text);
}
