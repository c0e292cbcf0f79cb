import { Fault } from '@landfall/kernel';
import type { Response } from 'express';
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  OperationTypeNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';

/** Entries of all lists of one answer. A lookup of ten destinations and four citizenships has 1,000. */
const MAX_ENTRIES = 25_000;
const MAX_MS = 10_000;

const readLists = new WeakSet<GraphQLField<unknown, unknown>>();

/** Whether a field has no resolver of its own. */
export const isReadField = (field: GraphQLField<unknown, unknown>): boolean => !field.resolve || readLists.has(field);

interface Work {
  entries: number;
  endsAt: number;
}

/**
 * Ends the work of a query when its client has gone, after ten seconds, or when its lists hold too much: sizes are estimates before the
 * execution. A mutation is finished and answered in any case.
 */
export function withWorkLimits(schema: GraphQLSchema): GraphQLSchema {
  const works = new WeakMap<object, Work>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const isRoot = type === schema.getQueryType();
    for (const field of Object.values(type.getFields())) if (isRoot || isListOfObjects(field)) limit(field, works);
  }
  return schema;
}

const isListOfObjects = ({ type }: GraphQLField<unknown, unknown>): boolean =>
  isListType(getNullableType(type)) && isCompositeType(getNamedType(type));

function limit(field: GraphQLField<unknown, unknown>, works: WeakMap<object, Work>): void {
  if (!field.resolve) readLists.add(field);
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    if (info.operation?.operation === OperationTypeNode.MUTATION) return resolve(source, args, context, info);
    const request = context as object & { res?: Response };
    let work = works.get(request);
    if (!work) works.set(request, (work = { entries: 0, endsAt: performance.now() + MAX_MS }));
    if (request.res?.closed || performance.now() > work.endsAt) throw new Fault('UNAVAILABLE', 'fault.UNAVAILABLE');
    const value: unknown = resolve(source, args, context, info);
    return value instanceof Promise ? value.then((list) => counted(list, work)) : counted(value, work);
  };
}

function counted(value: unknown, work: Work): unknown {
  if (!Array.isArray(value)) return value;
  work.entries += value.length;
  if (work.entries > MAX_ENTRIES) throw new Fault('BAD_USER_INPUT', 'fault.TOO_MUCH');
  return value;
}
