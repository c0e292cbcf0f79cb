import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { MAX_DEPTH } from './document-limits.js';

const MAX_ALIASES = 30;
const MAX_ROOT_FIELDS = 20;
const MAX_DIRECTIVES = 20;

/** Each error costs more than a valid field, most of all the search for names that are similar. */
export const VALIDATION = { maxErrors: 10, hideSuggestions: true };

interface Measure {
  depth: number;
  fields: number;
  logins: number;
}
const NOTHING: Measure = { depth: 0, fields: 0, logins: 0 };

/** Rejects expensive documents: too deep, too many aliases, or bulk guesses of passwords. */
export function limits(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  let directives = 0;
  const reject = (reason: string): void =>
    context.reportError(new GraphQLError(`The document is rejected: ${reason}.`));
  const fragments = new Map<string, Measure>();
  // Each fragment is measured once: nested reuse would otherwise grow exponentially.
  const fragment = (name: string): Measure => {
    const known = fragments.get(name);
    if (known) return known;
    fragments.set(name, NOTHING);
    const definition = context.getFragment(name);
    const measured = definition ? measure(definition.selectionSet) : NOTHING;
    fragments.set(name, measured);
    return measured;
  };
  const measureOne = (selection: SelectionNode): Measure => {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return fragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet);
    const below = selection.selectionSet ? measure(selection.selectionSet).depth : 0;
    return { depth: 1 + below, fields: 1, logins: selection.name.value === 'tokenAuth' ? 1 : 0 };
  };
  const measure = (set: SelectionSetNode): Measure =>
    set.selections.map(measureOne).reduce(
      (sum, one) => ({
        depth: Math.max(sum.depth, one.depth),
        fields: sum.fields + one.fields,
        logins: sum.logins + one.logins,
      }),
      NOTHING,
    );
  return {
    Field(node) {
      if (node.alias && ++aliases === MAX_ALIASES + 1) reject('too many aliases');
    },
    Directive() {
      if (++directives === MAX_DIRECTIVES + 1) reject('too many directives');
    },
    OperationDefinition(node) {
      // The schema has none, and the standard rules let it through.
      if (node.operation === OperationTypeNode.SUBSCRIPTION) reject('nothing can be subscribed to');
      const { depth, fields, logins } = measure(node.selectionSet);
      if (fields > MAX_ROOT_FIELDS) reject('too many root fields');
      if (logins > 1) reject('one login at a time');
      if (depth > MAX_DEPTH) reject('too deep');
    },
  };
}
