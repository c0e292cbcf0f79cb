import type { ResolversParentTypes } from '../gen/schema.js';

type Type = keyof ResolversParentTypes;

/** What a presenter answers for a type of the schema; the fields `Resolved` have a resolver of their own. */
export type Presented<T extends Type, Resolved extends keyof ResolversParentTypes[T] = never> = Omit<
  ResolversParentTypes[T],
  Resolved
>;
