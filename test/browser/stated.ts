import type { EntryRestriction } from '@landfall/platform/schema';
import { about, unchanged, type Desk } from '../e2e/editing.js';
import { restrictionsOf } from '../e2e/operations.js';

/** The only restriction of a country, with exactly these details. */
export async function stated(editor: Desk, place: string, details: object[]): Promise<EntryRestriction> {
  const [present] = await restrictionsOf(editor.landfall, editor.token!, place);
  if (!present) return editor.saved(about(place, details));
  return editor.saved({ ...unchanged(await editor.restriction(present.id)), details });
}
