import { useRef, useState, type RefObject } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useNotifyError } from '../app/useErrorText.js';
import { createEntryRestriction, updateEntryRestriction, type RestrictionPayload } from '../graphql/restriction-operations.js';
import type { FieldErrors, Restriction } from '../graphql/schema-types.js';
import { useSend } from '../graphql/useSend.js';
import { useCatalogue } from './catalogue-context.js';
import { checkRestriction } from './check-restriction.js';
import { placeOfError } from './field-path.js';
import { formPathOf, type FormError } from './form-errors.js';
import { restrictionForm, restrictionInput, type RestrictionForm } from './restriction-form.js';
import { mergeStale, type Merge } from './stale-merge.js';

export interface RestrictionSave {
  saved: Restriction | null;
  isSaving: boolean;
  warnings: FormError[];
  clearWarnings: () => void;
  /** Set when someone else saved in the meantime. */
  stale: { theirs: Restriction; merge: Merge } | null;
  keepMine: () => void;
  discardMine: () => void;
  save: () => Promise<void>;
  /** True from a successful creation on: the navigation that follows loses nothing. */
  mayLeave: RefObject<boolean>;
}

const issuesOf = (errors: readonly FieldErrors[]): FormError[] =>
  errors.map(({ field, messages }) => ({ path: placeOfError(field).path, message: messages.join(' ') }));

interface Options { initial: Restriction | null; firstWarnings: FormError[]; onRefused: () => void }

export function useRestrictionSave(form: UseFormReturn<RestrictionForm>, { initial, firstWarnings, onRefused }: Options): RestrictionSave {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const send = useSend();
  const { groups, kinds } = useCatalogue();
  const [saved, setSaved] = useState(initial);
  const [isSaving, setSaving] = useState(false);
  const [warnings, setWarnings] = useState(firstWarnings);
  const [stale, setStale] = useState<RestrictionSave['stale']>(null);
  const busy = useRef(false);
  const mayLeave = useRef(false);

  const refuse = (issues: readonly FormError[]) => {
    for (const { path, message } of issues) form.setError(formPathOf(path) as 'root', { type: 'server', message });
    onRefused();
  };

  const accept = (restriction: Restriction, found: FormError[]) => {
    notify(translate('restrictions.saved'), { type: 'success' });
    if (saved === null) {
      mayLeave.current = true;
      void navigate(`/entryrestrictions/${encodeURIComponent(restriction.id)}/edit`, { replace: true, state: { warnings: found } });
      return;
    }
    setSaved(restriction);
    setWarnings(found);
    form.reset(restrictionForm(restriction, groups));
  };

  const settle = (payload: RestrictionPayload, mine: RestrictionForm) => {
    if (payload.current && saved) {
      setStale({ theirs: payload.current, merge: mergeStale(restrictionForm(saved, groups), mine, restrictionForm(payload.current, groups)) });
    } else if (payload.ok && payload.entryRestriction) {
      accept(payload.entryRestriction, issuesOf(payload.warnings));
    } else {
      refuse(issuesOf(payload.errors));
    }
  };

  const save = async (): Promise<void> => {
    if (busy.current || stale) return;
    form.clearErrors();
    setWarnings([]);
    const mine = structuredClone(form.getValues());
    const problems = checkRestriction(mine, kinds);
    if (problems.length > 0) {
      refuse(problems.map(({ path, key }) => ({ path, message: translate(`restrictions.problem.${key}`) })));
      return;
    }
    busy.current = true;
    setSaving(true);
    try {
      const input = restrictionInput(mine, saved, kinds);
      settle(
        saved
          ? (await send(updateEntryRestriction, { input })).updateEntryRestriction
          : (await send(createEntryRestriction, { input })).createEntryRestriction,
        mine,
      );
    } catch (error) {
      notifyError(error);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  const take = (theirs: Restriction) => {
    setSaved(theirs);
    setStale(null);
    form.reset(restrictionForm(theirs, groups));
  };

  return {
    saved,
    isSaving,
    warnings,
    clearWarnings: () => setWarnings([]),
    stale,
    keepMine: () => {
      if (!stale) return;
      take(stale.theirs);
      form.reset(stale.merge.merged, { keepDefaultValues: true });
      notify(translate('restrictions.stale.merged'), { type: 'info' });
    },
    discardMine: () => {
      if (stale) take(stale.theirs);
    },
    save,
    mayLeave,
  };
}
