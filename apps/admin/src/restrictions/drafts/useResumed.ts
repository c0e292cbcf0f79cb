import { useState } from 'react';
import type { Restriction } from '../../gen/graphql.js';
import { emptyRestriction, restrictionForm } from '../form/restriction-form.js';
import { draftKey } from './draft-keys.js';
import { readDraft, resume, type Resumed } from './draft.js';

/** The draft that was left for this restriction, looked up once when it is opened. */
export function useResumed(
  userId: string | null,
  initial: Restriction | null,
): { resumed: Resumed; at: string | null } {
  const [found] = useState(() => {
    const draft = userId === null ? null : readDraft(localStorage, draftKey(userId, initial?.id ?? null));
    if (!draft) return { resumed: { kind: 'none' } as const, at: null };
    const form = initial ? restrictionForm(initial) : emptyRestriction();
    return { resumed: resume(draft, { version: initial?.version ?? null, form }), at: draft.at };
  });
  return found;
}
