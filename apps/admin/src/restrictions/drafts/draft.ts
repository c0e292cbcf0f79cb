import { emptyDetail, emptyRestriction, type RestrictionForm } from '../form/restriction-form.js';
import { isSame, mergeStale, type Merge } from '../form/stale-merge.js';
import type { DraftStorage } from './draft-keys.js';

/** Input that has not been saved, with what it started from. A new restriction has no version yet. */
export interface Draft {
  at: string;
  version: number | null;
  base: RestrictionForm;
  form: RestrictionForm;
}

const isForm = (value: unknown): value is RestrictionForm =>
  typeof value === 'object' && value !== null && Array.isArray((value as RestrictionForm).details);

const isDraft = (value: unknown): value is Draft => {
  const draft = value as Draft | null;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    typeof draft.at === 'string' &&
    isForm(draft.base) &&
    isForm(draft.form) &&
    (draft.version === null || typeof draft.version === 'number')
  );
};

/** A draft may come from before a field existed. */
const complete = (form: RestrictionForm): RestrictionForm => ({
  ...emptyRestriction(),
  ...form,
  details: form.details.map((detail) => ({ ...emptyDetail(), ...detail })),
});

/** Null when there is none; one that cannot be read counts as none and is removed. */
export function readDraft(storage: DraftStorage, key: string): Draft | null {
  const text = storage.getItem(key);
  if (text === null) return null;
  try {
    const draft: unknown = JSON.parse(text);
    if (isDraft(draft)) return { ...draft, base: complete(draft.base), form: complete(draft.form) };
  } catch {
    // Falls through: what is no JSON is no draft.
  }
  storage.removeItem(key);
  return null;
}

/** False when the browser has no room left or keeps nothing. */
export function keepDraft(storage: DraftStorage, key: string, draft: Draft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** What becomes of a draft when the restriction is opened again. */
export type Resumed =
  /** It says what stands already. */
  | { kind: 'none' }
  /** It goes on where it was left. */
  | { kind: 'restored'; form: RestrictionForm }
  /** The restriction has been saved by somebody in the meantime. */
  | { kind: 'stale'; form: RestrictionForm; merge: Merge };

export function resume(draft: Draft, stands: { version: number | null; form: RestrictionForm }): Resumed {
  if (isSame(draft.form, stands.form) || isSame(draft.form, draft.base)) return { kind: 'none' };
  if (draft.version === stands.version) return { kind: 'restored', form: draft.form };
  return { kind: 'stale', form: draft.form, merge: mergeStale(draft.base, draft.form, stands.form) };
}
