import {
  getNamedType,
  GraphQLError,
  isObjectType,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type GraphQLObjectType,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';

const CHILDREN = new Set(['regions', 'airports']);
const PLACES = new Set(['Country', 'Region']);

/**
 * Places come with their regions and airports where they are asked for themselves (`country`, `countries`, `mapCountries`, `lookupCountries`), and without
 * where something else names them: hundreds of statements name the same country.
 */
export function nestedPlaces(context: ValidationContext): ASTVisitor {
  const schema = context.getSchema();
  const seen = new Set<string>();
  const reject = (node: FieldNode): void =>
    context.reportError(
      new GraphQLError(
        `The document is rejected: a place that something else names comes without its ${node.name.value}; query country(id).`,
        { nodes: node },
      ),
    );

  /** `isNamed`: the place is named by something else. */
  const visit = (set: SelectionSetNode, type: GraphQLObjectType, isNamed: boolean): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) visitField(selection, type, isNamed);
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet, type, isNamed);
      else {
        const key = `${selection.name.value} ${type.name} ${isNamed}`;
        const fragment = seen.has(key) ? null : context.getFragment(selection.name.value);
        seen.add(key);
        if (fragment) visit(fragment.selectionSet, type, isNamed);
      }
    }
  };
  const visitField = (node: FieldNode, type: GraphQLObjectType, isNamed: boolean): void => {
    const isChild = PLACES.has(type.name) && CHILDREN.has(node.name.value);
    if (isChild && isNamed) return reject(node);
    const below = getNamedType(type.getFields()[node.name.value]?.type);
    if (node.selectionSet && isObjectType(below))
      visit(node.selectionSet, below, !isChild && type !== schema.getQueryType());
  };

  return {
    OperationDefinition(node) {
      const root = schema.getRootType(node.operation);
      if (root) visit(node.selectionSet, root, true);
    },
  };
}
