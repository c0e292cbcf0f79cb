import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { Restriction } from '../../gen/graphql.js';
import { emptyRestriction, restrictionForm, type RestrictionForm } from '../form/restriction-form.js';
import { isSame, mergeStale, type Merge } from '../form/stale-merge.js';

export interface RestrictionVersions {
  saved: Restriction | null;
  /** Set when someone else saved in the meantime. */
  stale: { theirs: Restriction; merge: Merge } | null;
  /** Leaves it open which version holds: saving asks again. Null where only the draft in this browser has what was typed. */
  decideLater: (() => void) | null;
  keepMine: () => void;
  discardMine: () => void;
  /** Starts the form anew from a version. */
  show: (restriction: Restriction) => void;
  /** Asks which version holds: that of someone else, or what was typed. */
  compare: (theirs: Restriction, mine: RestrictionForm) => void;
  /** Takes over what was published by another way, such as a confirmed revision. */
  adopt: (restriction: Restriction) => void;
}

interface Options {
  initial: Restriction | null;
  /** A draft that was found on top of an older version. */
  firstMerge: Merge | null;
  /** What was typed is no longer needed. */
  onSafe: () => void;
}

/** The version that the form starts from, and the choice between two after someone else saved. */
export function useRestrictionVersions(
  form: UseFormReturn<RestrictionForm>,
  { initial, firstMerge, onSafe }: Options,
): RestrictionVersions {
  const translate = useTranslate();
  const notify = useNotify();
  const [saved, setSaved] = useState(initial);
  const [stale, setStale] = useState<RestrictionVersions['stale']>(
    initial && firstMerge ? { theirs: initial, merge: firstMerge } : null,
  );
  const [isFromDraft, setFromDraft] = useState(stale !== null);
  const base = () => (saved ? restrictionForm(saved) : emptyRestriction());

  const show = (restriction: Restriction) => {
    setSaved(restriction);
    setStale(null);
    setFromDraft(false);
    form.reset(restrictionForm(restriction));
  };
  const compare = (theirs: Restriction, mine: RestrictionForm) =>
    setStale({ theirs, merge: mergeStale(base(), mine, restrictionForm(theirs)) });

  return {
    saved,
    stale,
    decideLater: isFromDraft ? null : () => setStale(null),
    keepMine: () => {
      if (!stale) return;
      show(stale.theirs);
      form.reset(stale.merge.merged, { keepDefaultValues: true });
      notify(translate('restrictions.stale.merged'), { type: 'info' });
    },
    discardMine: () => {
      if (!stale) return;
      onSafe();
      show(stale.theirs);
    },
    show,
    compare,
    adopt: (restriction) => {
      const mine = structuredClone(form.getValues());
      if (isSame(base(), mine)) show(restriction);
      else compare(restriction, mine);
    },
  };
}
