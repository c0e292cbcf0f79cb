import { Fault } from '@landfall/kernel';
import { MAX_PAGE_SIZE, pageRequest } from '@landfall/platform';
import type { Response } from 'express';
import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  locatedError,
  OperationTypeNode,
  responsePathAsArray,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { costOfArguments, weightOf } from './operation-cost.js';
import { selectedFields, type SelectedFields } from './selected-fields.js';

/** Fields of all objects of one answer, and a quarter for each text of a list. The trip page of ten destinations and four citizenships has 25,000. */
export const MAX_FIELDS = 60_000;
const UNITS_OF_TEXT = 0.25;
const MAX_MS = 10_000;

const readLists = new WeakSet<GraphQLField<unknown, unknown>>();

/** Whether a field has no resolver of its own. */
export const isReadField = (field: GraphQLField<unknown, unknown>): boolean => !field.resolve || readLists.has(field);

type Values = Readonly<Record<string, unknown>>;

interface Work {
  fields: number;
  endsAt: number;
  counted: Set<unknown>;
  made: Map<unknown, unknown>;
  /** The first rejection; whatever else the operation wants gets the same. */
  rejection: Promise<never> | null;
}

/**
 * Ends the work of a query when its client has gone, after ten seconds, or when it answers too much: sizes are estimates before the
 * execution. What a resolver returns is counted with all that is read from it, before any of it is answered. A mutation is finished and
 * answered in any case.
 */
export function withWorkLimits(schema: GraphQLSchema): GraphQLSchema {
  const works = new WeakMap<object, Work>();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const isRoot = type === schema.getQueryType();
    for (const field of Object.values(type.getFields())) {
      const { maxSize } = weightOf(schema, field);
      if (isRoot && hasPages(field)) page(field, maxSize);
      if (isRoot || isList(field) || (field.resolve && isComposite(field))) limit(field, works, maxSize);
    }
  }
  return schema;
}

const isComposite = ({ type }: GraphQLField<unknown, unknown>): boolean => isCompositeType(getNamedType(type));

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
  const isRead = !field.resolve;
  if (isRead) readLists.add(field);
  const type = getNamedType(field.type);
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (source, args, context, info) => {
    if (info.operation?.operation === OperationTypeNode.MUTATION) return resolve(source, args, context, info);
    const request = context as object & { res?: Response };
    let work = works.get(request);
    if (!work) works.set(request, (work = beginning()));
    if (work.rejection) return work.rejection;
    if (request.res?.closed || performance.now() > work.endsAt)
      return rejected(work, info, new Fault('UNAVAILABLE', 'fault.UNAVAILABLE'));
    const check = (value: unknown): unknown => {
      if (work.rejection) return work.rejection;
      if (isCompositeType(type) && !(isRead && work.counted.has(value)))
        count(value, selectedFields(info, type, isReadField), work);
      const isTooLong = Array.isArray(value) && value.length > maxSize;
      if (!isTooLong && work.fields <= MAX_FIELDS) return value;
      return rejected(work, info, new Fault('BAD_USER_INPUT', 'fault.TOO_MUCH'));
    };
    if (!isRead) work.fields += costOfArguments(info.schema, field, args as Values);
    const made = isRead ? work.made.get((source as Values | undefined)?.[field.name]) : undefined;
    const value: unknown = made ?? resolve(source, args, context, info);
    return value instanceof Promise ? value.then(check) : check(value);
  };
}

const beginning = (): Work => ({
  fields: 0,
  endsAt: performance.now() + MAX_MS,
  counted: new Set(),
  made: new Map(),
  rejection: null,
});

/**
 * A rejection, because graphql-js leaves a list at once when a resolver throws: the promises of other entries would then reject without
 * anybody who listens, which ends the process.
 */
function rejected(work: Work, { fieldNodes, path }: GraphQLResolveInfo, fault: Fault): Promise<never> {
  // With its place, so that graphql-js makes no error of its own for each list that gets it.
  work.rejection = Promise.reject(locatedError(fault, fieldNodes, responsePathAsArray(path)));
  return work.rejection;
}

function count(value: unknown, selected: SelectedFields, work: Work): void {
  if (Array.isArray(value)) {
    work.counted.add(value);
    for (const entry of value) {
      if (work.fields > MAX_FIELDS) return;
      count(entry, selected, work);
    }
    return;
  }
  if (value === null || typeof value !== 'object') return;
  work.fields += selected.units;
  for (const { name, isList, selected: below } of selected.read) {
    const part = isList ? listOf(value, name, work) : (value as Values)[name];
    if (below) count(part, below, work);
    else if (isList && Array.isArray(part)) work.fields += part.length * UNITS_OF_TEXT;
  }
}

/** A list of an object; made once where it is made when it is selected. */
function listOf(value: object, name: string, { made }: Work): unknown {
  const list = (value as Values)[name];
  if (typeof list !== 'function') return list;
  if (!made.has(list)) made.set(list, (list as () => unknown).call(value));
  return made.get(list);
}
