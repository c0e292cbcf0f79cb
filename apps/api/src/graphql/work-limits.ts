import { Fault } from '@landfall/kernel';
import { MAX_PAGE_SIZE, pageRequest } from '@landfall/platform';
import type { Response } from 'express';
import {
  defaultFieldResolver,
  getNamedType,
  isCompositeType,
  getNullableType,
  isListType,
  isObjectType,
  OperationTypeNode,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { weightOf } from './operation-cost.js';

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
    for (const field of Object.values(type.getFields())) {
      const { maxSize } = weightOf(schema, field);
      if (isRoot && hasPages(field)) page(field, maxSize);
      if (isRoot || isList(field)) limit(field, works, maxSize);
    }
  }
  return schema;
}

const isList = ({ type }: GraphQLField<unknown, unknown>): boolean => isListType(getNullableType(type));

/** Reads its page by itself. */
const PAGED = 'entryRestrictions';

const hasPages = (field: GraphQLField<unknown, unknown>): boolean =>
  isList(field) && field.name !== PAGED && field.args.some(({ name }) => name === 'offset');

/** Gives a list of the contract pages: what its resolver reads is small, what is selected below an entry is not. */
function page(field: GraphQLField<unknown, unknown>, maxSize: number): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  // One more than there may be, so that a longer list is not cut in silence.
  const unasked = maxSize === Infinity ? MAX_PAGE_SIZE : maxSize + 1;
  field.resolve = async (source, { limit, offset, ...args }: Record<string, unknown>, context, info) => {
    const requested = pageRequest({ limit: limit as number | null, offset: offset as number | null });
    const list: unknown = await resolve(source, args, context, info);
    // Nest returns a rejection instead of throwing it.
    if (!Array.isArray(list)) return list;
    const size = typeof limit === 'number' ? requested.limit : unasked;
    return (list as readonly unknown[]).slice(requested.offset, requested.offset + size);
  };
}

function limit(field: GraphQLField<unknown, unknown>, works: WeakMap<object, Work>, maxSize: number): void {
  if (!field.resolve) readLists.add(field);
  // Texts and ids of an entry are as many as the entry has.
  const isCounted = isCompositeType(getNamedType(field.type));
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    if (info.operation?.operation === OperationTypeNode.MUTATION) return resolve(source, args, context, info);
    const request = context as object & { res?: Response };
    let work = works.get(request);
    if (!work) works.set(request, (work = { entries: 0, endsAt: performance.now() + MAX_MS }));
    if (request.res?.closed || performance.now() > work.endsAt) throw new Fault('UNAVAILABLE', 'fault.UNAVAILABLE');
    const value: unknown = resolve(source, args, context, info);
    const check = (list: unknown): unknown => counted(list, work, { maxSize, isCounted });
    return value instanceof Promise ? value.then(check) : check(value);
  };
}

function counted(value: unknown, work: Work, { maxSize, isCounted }: { maxSize: number; isCounted: boolean }): unknown {
  if (!Array.isArray(value)) return value;
  if (isCounted) work.entries += value.length;
  if (work.entries > MAX_ENTRIES || value.length > maxSize) throw new Fault('BAD_USER_INPUT', 'fault.TOO_MUCH');
  return value;
}
