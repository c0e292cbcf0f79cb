import type { ResolversParentTypes } from '../gen/schema.js';

type Type = keyof ResolversParentTypes;

/**
 * What a presenter answers for a type of the schema, without the fields `Resolved` that have a resolver of their own.
 * Countries, regions and airports are references, which libs/places resolves.
 */
export type Presented<T extends Type, Resolved extends keyof ResolversParentTypes[T] = never> = Omit<
  ResolversParentTypes[T],
  Resolved
>;
