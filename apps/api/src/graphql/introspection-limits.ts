import {
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type ASTVisitor,
  type FieldNode,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { grouped } from '@landfall/kernel';
import { answerKey, fieldNodes } from './field-nodes.js';

/** Of the fields that an introspection answers. The query of GraphiQL and of code generators has half as many. */
const MAX_INTROSPECTED = 150_000;
const MAX_TYPES_BY_NAME = 5;
const MAX_FIELDS_BELOW = 2;
const LISTS_OF_FIELDS = new Set(['fields', 'inputFields']);
const MAX_VISITED = 2_000;

type Sizes = Readonly<Record<string, number>>;

const known = new WeakMap<GraphQLSchema, Sizes>();

/** How long the lists of an introspection are on average. */
function sizesOf(schema: GraphQLSchema): Sizes {
  const found = known.get(schema);
  if (found) return found;
  const types = Object.values(schema.getTypeMap());
  const fields = types.filter(isObjectType).flatMap((type) => Object.values(type.getFields()));
  const inputs = types.filter(isInputObjectType).flatMap((type) => Object.values(type.getFields()));
  const values = types.filter(isEnumType).flatMap((type) => type.getValues());
  const args = fields.flatMap((field) => field.args);
  const sizes = {
    types: types.length,
    fields: fields.length / types.length,
    inputFields: inputs.length / types.length,
    enumValues: values.length / types.length,
    args: args.length / Math.max(fields.length, 1),
    directives: schema.getDirectives().length,
  };
  known.set(schema, sizes);
  return sizes;
}

/**
 * Bounds what may be requested of the schema itself, which every stranger may read and which the costs of fields do not know: one `__schema`,
 * each field once in a selection, and no more than a few times what tools ask for.
 */
export function introspectionLimits(context: ValidationContext): ASTVisitor {
  const reject = (reason: string): void =>
    context.reportError(new GraphQLError(`The document is rejected: ${reason}.`));
  return {
    OperationDefinition({ selectionSet }) {
      const requested = collected(context, [selectionSet]);
      const [schemas, types] = [byKey(requested.get('__schema')), byKey(requested.get('__type'))];
      if (schemas.length > 1) return reject('it asks for the schema more than once');
      if (types.length > MAX_TYPES_BY_NAME) return reject('it asks for too many types');
      const measure = new Measure(context);
      const reason = [...schemas, ...types].map((nodes) => measure.take(nodes)).find((found) => found !== null);
      if (reason) reject(reason);
    },
  };
}

const byKey = (nodes: readonly FieldNode[] = []): FieldNode[][] => [...grouped(nodes, answerKey).values()];

class Measure {
  private total = 0;
  private visited = 0;
  private readonly sizes: Sizes;

  constructor(private readonly context: ValidationContext) {
    this.sizes = sizesOf(context.getSchema());
  }

  /** Why the selection below these fields is too much; `times`: how often it is answered. */
  take(nodes: readonly FieldNode[], times = 1, fieldsAbove = 0): string | null {
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    for (const [name, selected] of collected(this.context, sets)) {
      this.visited += 1;
      this.total += times;
      if (byKey(selected).length > 1) return `it asks for ${name} of the schema more than once`;
      const fields = fieldsAbove + (LISTS_OF_FIELDS.has(name) ? 1 : 0);
      if (fields > MAX_FIELDS_BELOW) return 'it asks too deep into the schema';
      if (this.visited > MAX_VISITED || this.total > MAX_INTROSPECTED) return 'it asks for too much of the schema';
      const reason = this.take(selected, times * (this.sizes[name] ?? 1), fields);
      if (reason) return reason;
    }
    return null;
  }
}

const collected = (context: ValidationContext, sets: readonly SelectionSetNode[]): Map<string, FieldNode[]> =>
  grouped(
    fieldNodes(sets, (name) => context.getFragment(name)),
    ({ name }) => name.value,
  );
