import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type RefObject } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { productDay } from '../../session/product-day.js';
import { useDates } from '../../ui/useDates.js';
import { useNotifyError } from '../../ui/useErrorText.js';
import {
  CreateEntryRestrictionDocument,
  UpdateEntryRestrictionDocument,
  type RestrictionPayload,
  type BrokenRegressionCase,
  type FieldErrors,
  type Restriction,
} from '../../gen/graphql.js';
import { useSend } from '../../graphql/useSend.js';
import { useCatalogue } from '../form/catalogue-context.js';
import { checkRestriction } from '../form/check-restriction.js';
import { placeOfError } from '../form/field-path.js';
import { formPathOf, type FormError } from '../form/form-errors.js';
import { emptyRestriction, restrictionForm, restrictionInput, type RestrictionForm } from '../form/restriction-form.js';
import { isSame, mergeStale, type Merge } from '../form/stale-merge.js';

export interface RestrictionSave {
  saved: Restriction | null;
  isSaving: boolean;
  warnings: FormError[];
  clearWarnings: () => void;
  /** Set when someone else saved in the meantime. */
  stale: { theirs: Restriction; merge: Merge } | null;
  /** Leaves it open which version holds: saving asks again. Null where only the draft in this browser has what was typed. */
  decideLater: (() => void) | null;
  keepMine: () => void;
  discardMine: () => void;
  /** Set when nothing was saved because expected answers would no longer come. */
  regressionCases: readonly BrokenRegressionCase[] | null;
  clearRegressionCases: () => void;
  /** Hands the revision to a second person when `propose` is true. */
  save: (propose?: boolean) => Promise<void>;
  /** Takes over what was published by another way, such as a confirmed revision. */
  adopt: (restriction: Restriction) => void;
  /** True from a successful creation on: the navigation that follows loses nothing. */
  mayLeave: RefObject<boolean>;
}

const issuesOf = (errors: readonly FieldErrors[]): FormError[] =>
  errors.map(({ field, messages }) => ({ path: placeOfError(field).path, message: messages.join(' ') }));

interface Options {
  initial: Restriction | null;
  /** A draft that was found on top of an older version. */
  firstMerge: Merge | null;
  firstWarnings: FormError[];
  onRejected: () => void;
  /** What was typed is safe now. */
  onSettled: () => void;
}

export function useRestrictionSave(
  form: UseFormReturn<RestrictionForm>,
  { initial, firstMerge, firstWarnings, onRejected, onSettled }: Options,
): RestrictionSave {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const send = useSend();
  const queries = useQueryClient();
  const { day } = useDates();
  const { groups, kinds } = useCatalogue();
  const [saved, setSaved] = useState(initial);
  const [isSaving, setSaving] = useState(false);
  const [warnings, setWarnings] = useState(firstWarnings);
  const [stale, setStale] = useState<RestrictionSave['stale']>(
    initial && firstMerge ? { theirs: initial, merge: firstMerge } : null,
  );
  const [isFromDraft, setFromDraft] = useState(stale !== null);
  const [regressionCases, setRegressionCases] = useState<RestrictionSave['regressionCases']>(null);
  const busy = useRef(false);
  const mayLeave = useRef(false);

  const reject = (issues: readonly FormError[]) => {
    for (const { path, message } of issues) form.setError(formPathOf(path) as 'root', { type: 'server', message });
    onRejected();
  };

  const accept = (restriction: Restriction, found: FormError[]) => {
    notify(translate('restrictions.saved'), { type: 'success' });
    onSettled();
    if (saved === null) {
      mayLeave.current = true;
      void navigate(`/entryrestrictions/${encodeURIComponent(restriction.id)}/edit`, {
        replace: true,
        state: { warnings: found },
      });
      return;
    }
    setSaved(restriction);
    setWarnings(found);
    form.reset(restrictionForm(restriction, groups));
  };

  /** What is scheduled or proposed is published later; until then the restriction says what it said. */
  const putAside = (
    { state, effectiveOn }: NonNullable<RestrictionPayload['scheduled']>,
    found: readonly FieldErrors[],
  ) => {
    notify(
      state === 'SCHEDULED' && effectiveOn
        ? translate('editing.scheduled.scheduled', { date: day(effectiveOn) })
        : translate('editing.scheduled.proposed'),
      { type: 'success' },
    );
    onSettled();
    void queries.invalidateQueries({ queryKey: ['api', 'scheduledRevisionsOf'] });
    if (saved === null) {
      mayLeave.current = true;
      void navigate('/scheduledrevisions');
      return;
    }
    form.reset(restrictionForm(saved, groups));
    // The form shows what stands again: a warning about a detail of the revision would point at another one.
    setWarnings(issuesOf(found.filter(({ field }) => field === 'effectiveOn')));
    document.getElementById('scheduled-heading')?.focus();
  };

  const showResult = (payload: RestrictionPayload, mine: RestrictionForm) => {
    if (payload.current && saved) {
      setStale({
        theirs: payload.current,
        merge: mergeStale(restrictionForm(saved, groups), mine, restrictionForm(payload.current, groups)),
      });
    } else if (payload.scheduled) {
      putAside(payload.scheduled, payload.warnings);
    } else if (payload.ok && payload.entryRestriction) {
      accept(payload.entryRestriction, issuesOf(payload.warnings));
    } else if (payload.brokenRegressionCases.length > 0) {
      setRegressionCases(payload.brokenRegressionCases);
    } else {
      reject(issuesOf(payload.errors));
    }
  };

  const save = async (propose = false): Promise<void> => {
    if (busy.current || stale) return;
    form.clearErrors();
    setWarnings([]);
    setRegressionCases(null);
    const mine = structuredClone(form.getValues());
    const problems = checkRestriction(mine, kinds, productDay(new Date()));
    if (problems.length > 0) {
      reject(problems.map(({ path, key }) => ({ path, message: translate(`restrictions.problem.${key}`) })));
      return;
    }
    busy.current = true;
    setSaving(true);
    try {
      const input = { ...restrictionInput(mine, saved, kinds), proposeForConfirmation: propose };
      showResult(
        saved
          ? (await send(UpdateEntryRestrictionDocument, { input })).updateEntryRestriction
          : (await send(CreateEntryRestrictionDocument, { input })).createEntryRestriction,
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
    setFromDraft(false);
    form.reset(restrictionForm(theirs, groups));
  };

  return {
    saved,
    isSaving,
    warnings,
    clearWarnings: () => setWarnings([]),
    stale,
    decideLater: isFromDraft ? null : () => setStale(null),
    keepMine: () => {
      if (!stale) return;
      take(stale.theirs);
      form.reset(stale.merge.merged, { keepDefaultValues: true });
      notify(translate('restrictions.stale.merged'), { type: 'info' });
    },
    discardMine: () => {
      if (!stale) return;
      onSettled();
      take(stale.theirs);
    },
    regressionCases,
    clearRegressionCases: () => setRegressionCases(null),
    save,
    adopt: (restriction) => {
      const base = saved ? restrictionForm(saved, groups) : emptyRestriction();
      const mine = structuredClone(form.getValues());
      const theirs = restrictionForm(restriction, groups);
      if (isSame(base, mine)) take(restriction);
      else setStale({ theirs: restriction, merge: mergeStale(base, mine, theirs) });
    },
    mayLeave,
  };
}
