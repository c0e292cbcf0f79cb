import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readToken } from '../../session/session.js';
import type { Restriction } from '../../gen/graphql.js';
import { emptyRestriction, restrictionForm, type RestrictionForm } from '../form/restriction-form.js';
import { isSame } from '../form/stale-merge.js';
import { draftKey } from './draft-keys.js';
import { keepDraft } from './draft.js';

const PAUSE_MS = 800;

export interface DraftKeeping {
  /** When the input was last kept; null when there is nothing to keep. */
  keptAt: string | null;
  /** True when the browser has no room for it: leaving would lose it. */
  isFailing: boolean;
  drop: () => void;
}

interface Options {
  userId: string | null;
  saved: Restriction | null;
  firstKeptAt: string | null;
  /** True while it is open which version holds: what is kept stays as it is. */
  isPaused: boolean;
}

/** Keeps what is typed in this browser while it is not saved, a moment after each change and when the page goes away. */
export function useDraft(
  form: UseFormReturn<RestrictionForm>,
  { userId, saved, firstKeptAt, isPaused }: Options,
): DraftKeeping {
  const [keptAt, setKeptAt] = useState(firstKeptAt);
  const [isFailing, setFailing] = useState(false);
  const leave = useRef<(() => void) | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const key = userId === null ? null : draftKey(userId, saved?.id ?? null);
  const base = useMemo(() => (saved ? restrictionForm(saved) : emptyRestriction()), [saved]);
  const version = saved?.version ?? null;

  const unschedule = () => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
  };

  const drop = useCallback(() => {
    unschedule();
    if (key) localStorage.removeItem(key);
    setKeptAt(null);
    setFailing(false);
  }, [key]);

  // Runs before the effect below takes its timer away.
  useEffect(() => () => leave.current?.(), []);

  useEffect(() => {
    if (key === null || isPaused) return;
    const keep = () => {
      unschedule();
      // After a log-out nothing may be written any more.
      if (readToken() === null) return;
      const values = form.getValues();
      if (isSame(values, base)) {
        drop();
        return;
      }
      const at = new Date().toISOString();
      const isKept = keepDraft(localStorage, key, { at, version, base, form: values });
      setKeptAt(isKept ? at : null);
      setFailing(!isKept);
    };
    const flush = () => {
      if (timer.current) keep();
    };
    const schedule = () => {
      unschedule();
      timer.current = setTimeout(keep, PAUSE_MS);
    };
    // What the form holds now is measured by the new base as well.
    schedule();
    leave.current = flush;
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: schedule });
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      unschedule();
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, [form, key, base, version, drop, isPaused]);

  return { keptAt, isFailing, drop };
}
