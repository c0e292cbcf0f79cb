import type { QueryDeepPartialEntity } from 'typeorm';

/** Values for an insert or update. TypeORM's own type looks into JSON columns, where it rejects `unknown`. */
export const columns = <Entity>(values: Partial<Entity>): QueryDeepPartialEntity<Entity> =>
  values as QueryDeepPartialEntity<Entity>;
