import { accepted, Rejections, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import type { SavedQueryInput } from './saved-query.input.js';

export const MAX_SAVED_QUERIES = 50;

export interface SavedQueryContent {
  screen: string;
  name: string;
  filter: object;
}

interface Own {
  /** Number of queries of the user; null for an update. */
  kept: number | null;
  /** Another one of the same list has the name. */
  isNameTaken: boolean;
}

/** Validates a saved query. `screens`: the lists with filters. */
export function decideSavedQuery(
  { input, shape }: Validated<SavedQueryInput>,
  screens: Pick<ReadonlySet<string>, 'has'>,
  { kept, isNameTaken }: Own,
): Outcome<{ content: SavedQueryContent }> {
  const unknown = screens.has(input.screen) ? [] : [{ field: 'screen', key: 'rejection.unknownScreen' }];
  const rejections = new Rejections([...unknown, ...shape]);
  if (kept !== null && kept >= MAX_SAVED_QUERIES)
    rejections.add('name', 'rejection.savedQueryLimit', { max: MAX_SAVED_QUERIES });
  if (isNameTaken) rejections.add('name', 'rejection.nameTaken');
  if (rejections.any) return rejections.toRejection();
  // IsFilter has made sure of it.
  const filter = input.filter as object;
  return accepted({ content: { screen: input.screen, name: input.name, filter } });
}
