import type { QueryDeepPartialEntity } from 'typeorm';

/** Values of an insert or update. TypeORM's own type rejects `unknown` in JSON columns. */
export const columns = <Entity>(values: Partial<Entity>): QueryDeepPartialEntity<Entity> =>
  values as QueryDeepPartialEntity<Entity>;
