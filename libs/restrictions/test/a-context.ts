import type { Places } from '@landfall/places';
import type { CountryGroups } from '@landfall/requirements';
import { buildSaveContext } from '../src/decisions/save-context.js';
import type { SaveContext } from '../src/decisions/save-context.js';

/** The context of a decision besides state and input. Ids count up and are predictable. */
export function aContext(
  { places, groups }: { places: Places; groups: CountryGroups },
  overrides: Partial<SaveContext> = {},
): SaveContext {
  let made = 0;
  return buildSaveContext(places, groups, {
    authorityIds: new Set(['authority-1']),
    now: new Date('2026-05-01T10:00:00Z'),
    newId: () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`,
    editorId: 'editor-1',
    importProvenance: null,
    neighbours: [],
    ...overrides,
  });
}
