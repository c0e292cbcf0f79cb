import {
  getNullableType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';

/** Writes a value that a resolver has returned. Throws `NotWritable` where only an executor knows what to do. */
export type Write = (value: unknown) => string;

export class NotWritable extends Error {}

/** How the values of a type share what is written of them. */
export interface Sharing {
  /** The parts of a value by name, each an object that stays the same one as long as its fields do; null: it shares nothing. */
  partsOf: (value: object) => Readonly<Record<string, object>> | null;
  /** The part to which a field belongs; a field of no part is the value's own. */
  partOfField: Readonly<Record<string, string>>;
}

export interface WriterOptions {
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Whether a field is read from its object and nothing else. */
  isRead: (field: GraphQLField<unknown, unknown>) => boolean;
  /** By type name. */
  sharing: Readonly<Record<string, Sharing>>;
}

const MAX_ENTRIES = 25_000;
const MAX_KNOWN_LENGTH = 8_000_000;

/** Compiles selections to functions that write the JSON of the specification (https://spec.graphql.org/October2021/#sec-Execution). */
export class JsonWriters {
  constructor(private readonly options: WriterOptions) {}

  /** Null when the selection holds what only an executor can do: a resolver, an argument or a directive. */
  compile(type: GraphQLOutputType, nodes: readonly FieldNode[]): Write | null {
    if (isNonNullType(type)) {
      const write = this.nullable(type.ofType, nodes);
      return write && ((value) => write(present(value)));
    }
    const write = this.nullable(type, nodes);
    return write && ((value) => (value === null || value === undefined ? 'null' : write(value)));
  }

  private nullable(type: GraphQLOutputType, nodes: readonly FieldNode[]): Write | null {
    const named = getNullableType(type);
    if (isLeafType(named)) return (value) => leaf(named.serialize(value));
    if (isListType(named)) {
      const write = this.compile(named.ofType, nodes);
      return write && listWriter(write);
    }
    return isObjectType(named) ? this.object(named, nodes) : null;
  }

  private object(type: GraphQLObjectType, nodes: readonly FieldNode[]): Write | null {
    const selected = this.fieldsOf(type, nodes);
    if (!selected) return null;
    const members: Member[] = [];
    for (const [key, [node, ...others]] of selected) {
      const write = this.member(type, key, [node!, ...others]);
      if (!write) return null;
      members.push({ name: node!.name.value, write });
    }
    const sharing = this.options.sharing[type.name];
    return sharing ? sharedWriter(members, sharing) : plainWriter(members);
  }

  private member(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): Write | null {
    const name = nodes[0]!.name.value;
    const start = `${JSON.stringify(key)}:`;
    if (name === '__typename') {
      const text = `${start}${JSON.stringify(type.name)}`;
      return () => text;
    }
    const field = type.getFields()[name];
    if (!field || !this.options.isRead(field) || nodes.some((node) => node.arguments?.length)) return null;
    const write = this.compile(field.type, nodes);
    return write && ((object) => start + write(read(object as Record<string, unknown>, name)));
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
  write: Write;
}

const listWriter =
  (write: Write): Write =>
  (value) => {
    let text = '[';
    for (const [at, entry] of listOf(value).entries()) text += at === 0 ? write(entry) : `,${write(entry)}`;
    return `${text}]`;
  };

/** Joined text grows as a rope, which is laid out once at the end. */
const plainWriter =
  (members: readonly Member[]): Write =>
  (value) => {
    let text = '{';
    for (const [at, { write }] of members.entries()) text += at === 0 ? write(value) : `,${write(value)}`;
    return `${text}}`;
  };

/** Neighbours of one part are written once for it. */
function sharedWriter(members: readonly Member[], { partsOf, partOfField }: Sharing): Write {
  const groups: { part: string | undefined; write: Write[]; known: Known }[] = [];
  for (const { name, write } of members) {
    const part = partOfField[name];
    const last = groups.at(-1);
    if (last && last.part === part) last.write.push(write);
    else groups.push({ part, write: [write], known: new Known() });
  }
  return (value) => {
    const parts = partsOf(value as object);
    let text = '{';
    for (const { part, write, known } of groups) {
      const key = parts && part !== undefined ? parts[part] : undefined;
      if (text.length > 1) text += ',';
      text += key ? known.text(key, write, value) : joined(write, value);
    }
    return `${text}}`;
  };
}

const joined = (writers: readonly Write[], value: unknown): string => writers.map((write) => write(value)).join(',');

/** Texts of parts. All are forgotten when they are too long together. */
class Known {
  private readonly texts = new Map<object, string>();
  private length = 0;

  text(part: object, write: readonly Write[], value: unknown): string {
    const known = this.texts.get(part);
    if (known !== undefined) return known;
    const text = joined(write, value);
    if (this.length > MAX_KNOWN_LENGTH) {
      this.texts.clear();
      this.length = 0;
    }
    this.length += text.length;
    this.texts.set(part, text);
    return text;
  }
}

function read(object: Record<string, unknown>, name: string): unknown {
  const value = object[name];
  // A method or a promise is the executor's.
  if (typeof value === 'function' || value instanceof Promise) throw new NotWritable();
  return value;
}

function present(value: unknown): unknown {
  if (value === null || value === undefined) throw new NotWritable();
  return value;
}

function listOf(value: unknown): unknown[] {
  if (!Array.isArray(value) || value.length > MAX_ENTRIES) throw new NotWritable();
  return value;
}

function leaf(serialised: unknown): string {
  const text = JSON.stringify(serialised) as string | undefined;
  if (text === undefined || serialised === null) throw new NotWritable();
  return text;
}
