import { Kind, type FieldNode, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql';

type FragmentOf = (name: string) => FragmentDefinitionNode | null | undefined;

/** The fields of selection sets with those of their fragments, each fragment once; conditions of fragments are not looked at. */
export function fieldNodes(sets: readonly SelectionSetNode[], fragmentOf: FragmentOf): FieldNode[] {
  const seen = new Set<string>();
  const nodesOf = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      if (selection.kind === Kind.INLINE_FRAGMENT) return nodesOf(selection.selectionSet);
      const name = selection.name.value;
      const fragment = seen.has(name) ? null : fragmentOf(name);
      seen.add(name);
      return fragment ? nodesOf(fragment.selectionSet) : [];
    });
  return sets.flatMap(nodesOf);
}

/** The name of a field in the answer. */
export const answerKey = ({ alias, name }: FieldNode): string => (alias ?? name).value;
