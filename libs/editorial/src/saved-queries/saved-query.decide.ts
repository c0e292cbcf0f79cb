import { accepted, Rejections, type Outcome } from '@landfall/kernel';
import type { Validated } from '@landfall/platform';
import type { SavedQueryInput } from './saved-query.input.js';

export const MAX_SAVED_QUERIES = 50;

export interface SavedQueryContent {
  screen: string;
  name: string;
  filter: object;
}

/** Validates a saved query. `screens`: the lists with filters; `kept`: number of queries of the user, null for an update. */
export function decideSavedQuery(
  { input, shape }: Validated<SavedQueryInput>,
  screens: Pick<ReadonlySet<string>, 'has'>,
  kept: number | null,
): Outcome<{ content: SavedQueryContent }> {
  const unknown = screens.has(input.screen) ? [] : [{ field: 'screen', key: 'rejection.unknownScreen' }];
  const rejections = new Rejections([...unknown, ...shape]);
  if (kept !== null && kept >= MAX_SAVED_QUERIES)
    rejections.add('name', 'rejection.savedQueryLimit', { max: MAX_SAVED_QUERIES });
  if (rejections.any) return rejections.toRejection();
  // IsFilter has made sure of it.
  const filter = input.filter as object;
  return accepted({ content: { screen: input.screen, name: input.name, filter } });
}
