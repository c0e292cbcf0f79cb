import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
} from 'graphql';
import { grouped } from '@landfall/kernel';
import { answerKey, fieldNodes } from './field-nodes.js';
import { weightOf } from './operation-cost.js';

/** What a document selects of each object of a field. */
export interface SelectedFields {
  /** The fields of the object itself, each by its `@cost`. */
  units: number;
  /** Those that are read from a property of the object and have fields of their own or are lists. */
  read: readonly { name: string; isList: boolean; selected: SelectedFields | null }[];
}

type Source = Pick<GraphQLResolveInfo, 'schema' | 'fragments'>;
type IsRead = (field: GraphQLField<unknown, unknown>) => boolean;

/** A node belongs to one document, and Apollo keeps the documents that clients send all day. */
const known = new WeakMap<FieldNode, SelectedFields>();

/** What is selected below a field. `@skip` and `@include` are not looked at: what a document could ask for counts. */
export function selectedFields(info: GraphQLResolveInfo, type: GraphQLNamedType, isRead: IsRead): SelectedFields {
  const [node] = info.fieldNodes;
  const found = info.fieldNodes.length === 1 ? known.get(node!) : undefined;
  if (found) return found;
  const selected = below(info, type, info.fieldNodes, isRead);
  if (info.fieldNodes.length === 1) known.set(node!, selected);
  return selected;
}

function below(info: Source, type: GraphQLNamedType, nodes: readonly FieldNode[], isRead: IsRead): SelectedFields {
  const fields = isObjectType(type) ? type.getFields() : {};
  let units = 1;
  const read: { name: string; isList: boolean; selected: SelectedFields | null }[] = [];
  for (const selections of collected(nodes, info.fragments).values()) {
    const field = fields[selections[0]!.name.value];
    units += field ? weightOf(info.schema, field).own : 1;
    if (!field || !isRead(field)) continue;
    const named = getNamedType(field.type);
    const isList = isListType(getNullableType(field.type));
    const selected = isCompositeType(named) ? below(info, named, selections, isRead) : null;
    if (selected || isList) read.push({ name: field.name, isList, selected });
  }
  return { units, read };
}

const collected = (nodes: readonly FieldNode[], fragments: Source['fragments']): Map<string, FieldNode[]> =>
  grouped(
    fieldNodes(
      nodes.flatMap(({ selectionSet }) => selectionSet ?? []),
      (name) => fragments[name],
    ),
    answerKey,
  );
