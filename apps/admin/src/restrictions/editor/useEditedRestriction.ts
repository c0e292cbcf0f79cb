import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { Restriction } from '../../gen/graphql.js';
import { useDraft, type DraftKeeping } from '../drafts/useDraft.js';
import { useResumed } from '../drafts/useResumed.js';
import type { FormError } from '../form/form-errors.js';
import { emptyRestriction, restrictionForm, type RestrictionForm } from '../form/restriction-form.js';
import { useRestrictionSave, type RestrictionSave } from './useRestrictionSave.js';
import { useRestrictionVersions, type RestrictionVersions } from './useRestrictionVersions.js';

interface Edited {
  versions: RestrictionVersions;
  saving: RestrictionSave;
  draft: DraftKeeping;
  /** When the draft was kept that fills the form; null without one. */
  resumedAt: string | null;
  /** Throws the draft away and shows what is saved. */
  discard: () => void;
}

interface Options {
  initial: Restriction | null;
  userId: string | null;
  onRejected: () => void;
}

/** A restriction between draft and save: a draft is kept until what was typed is saved, and resumed when the form opens. */
export function useEditedRestriction(
  form: UseFormReturn<RestrictionForm>,
  { initial, userId, onRejected }: Options,
): Edited {
  const location = useLocation();
  const draftRef = useRef<DraftKeeping | null>(null);
  const { resumed, at } = useResumed(userId, initial);
  const [isResumed, setResumed] = useState(resumed.kind === 'restored');
  useEffect(() => {
    if (resumed.kind === 'restored') form.reset(resumed.form, { keepDefaultValues: true });
  }, [form, resumed]);

  const onSafe = useCallback(() => {
    draftRef.current?.drop();
    setResumed(false);
  }, []);
  const versions = useRestrictionVersions(form, {
    initial,
    firstMerge: resumed.kind === 'stale' ? resumed.merge : null,
    onSafe,
  });
  const { saved, stale } = versions;
  const saving = useRestrictionSave(form, versions, {
    firstWarnings: (location.state as { warnings?: FormError[] } | null)?.warnings ?? [],
    onRejected,
    onSafe,
  });
  const draft = useDraft(form, {
    userId,
    saved,
    firstKeptAt: resumed.kind === 'none' ? null : at,
    isPaused: stale !== null,
  });
  useEffect(() => {
    draftRef.current = draft;
  });

  return {
    versions,
    saving,
    draft,
    resumedAt: isResumed ? at : null,
    discard: () => {
      onSafe();
      form.reset(saved ? restrictionForm(saved) : emptyRestriction());
    },
  };
}
