import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { PreviewEntryRestrictionDocument, type ImpactPreview, type Restriction } from '../../gen/graphql.js';
import { useSend } from '../../graphql/useSend.js';
import { useCatalogue } from '../form/catalogue-context.js';
import { restrictionInput, type RestrictionForm } from '../form/restriction-form.js';

export interface ImpactState {
  preview: ImpactPreview | null;
  /** False once the form has changed since the preview was requested. */
  isFresh: boolean;
  isLoading: boolean;
  error: unknown;
  ask: () => Promise<void>;
}

const NOTHING = { preview: null, isFresh: false, isLoading: false, error: null };

/** What the unsaved form would do to the active trip pages; computed on demand, never saved. */
export function useImpactPreview(form: UseFormReturn<RestrictionForm>, saved: Restriction | null): ImpactState {
  const send = useSend();
  const { kinds } = useCatalogue();
  const [state, setState] = useState<Omit<ImpactState, 'ask'>>(NOTHING);
  const running = useRef<AbortController | null>(null);

  // What was counted against an older version says nothing about this one.
  const [countedFor, setCountedFor] = useState(saved);
  if (countedFor !== saved) {
    setCountedFor(saved);
    setState(NOTHING);
  }
  useEffect(() => () => running.current?.abort(), [saved]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: () => setState((old) => (old.isFresh ? { ...old, isFresh: false } : old)),
      }),
    [form],
  );

  const ask = useCallback(async () => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setState((old) => ({ ...old, isLoading: true, error: null }));
    try {
      const input = restrictionInput(form.getValues(), saved, kinds);
      const { previewEntryRestriction: preview } = await send(PreviewEntryRestrictionDocument, { input }, own.signal);
      if (!own.signal.aborted) setState({ preview, isFresh: true, isLoading: false, error: null });
    } catch (error) {
      if (!own.signal.aborted) setState({ preview: null, isFresh: false, isLoading: false, error });
    }
  }, [form, saved, kinds, send]);

  return { ...state, ask };
}
