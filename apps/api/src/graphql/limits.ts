import { GraphQLError, Kind, type ASTVisitor, type FragmentDefinitionNode, type SelectionSetNode, type ValidationContext } from 'graphql';

const MAX_DEPTH = 20;
const MAX_ALIASES = 30;
const MAX_ROOT_FIELDS = 20;
const MAX_DIRECTIVES = 20;
/** Passed to the parser: a longer document is refused before it is understood. */
export const MAX_TOKENS = 4_000;

/** Refuses documents that cost more than any screen needs: deep, aliased over and over, or guessing passwords in bulk. */
export function limits(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  let directives = 0;
  const refuse = (reason: string): void => context.reportError(new GraphQLError(`The document is refused: ${reason}.`));
  const depthOf = (set: SelectionSetNode, seen: readonly string[]): number =>
    set.selections.reduce((deepest, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment: FragmentDefinitionNode | null | undefined = context.getFragment(selection.name.value);
        // A circle of fragments is refused by the standard rules.
        return fragment && !seen.includes(fragment.name.value) ? Math.max(deepest, depthOf(fragment.selectionSet, [...seen, fragment.name.value])) : deepest;
      }
      return selection.selectionSet ? Math.max(deepest, 1 + depthOf(selection.selectionSet, seen)) : deepest;
    }, 1);
  return {
    Field(node) {
      if (node.alias && ++aliases === MAX_ALIASES + 1) refuse('too many aliases');
    },
    Directive() {
      if (++directives === MAX_DIRECTIVES + 1) refuse('too many directives');
    },
    OperationDefinition(node) {
      if (node.selectionSet.selections.length > MAX_ROOT_FIELDS) refuse('too many root fields');
      const logins = node.selectionSet.selections.filter((s) => s.kind === Kind.FIELD && s.name.value === 'tokenAuth');
      if (logins.length > 1) refuse('one login at a time');
      if (depthOf(node.selectionSet, []) > MAX_DEPTH) refuse('too deep');
    },
  };
}
