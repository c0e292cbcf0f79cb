import { useRef, useState, type RefObject } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import {
  CreateEntryRestrictionDocument,
  UpdateEntryRestrictionDocument,
  type BrokenRegressionCase,
  type EntryRestrictionInput,
  type RestrictionPayload,
} from '../../gen/graphql.js';
import { useSend } from '../../graphql/useSend.js';
import { productDay } from '../../session/product-day.js';
import { useNotifyError } from '../../ui/useErrorText.js';
import { useCatalogue } from '../form/catalogue-context.js';
import { checkRestriction } from '../form/check-restriction.js';
import { formPathOf, issuesOf, type FormError } from '../form/form-errors.js';
import { isUnchanged } from '../form/is-unchanged.js';
import { restrictionInput, type RestrictionForm } from '../form/restriction-form.js';
import { useAfterSave } from './useAfterSave.js';
import type { RestrictionVersions } from './useRestrictionVersions.js';

export interface RestrictionSave {
  isSaving: boolean;
  warnings: FormError[];
  clearWarnings: () => void;
  /** Set when nothing was saved because expected answers would no longer come. */
  regressionCases: readonly BrokenRegressionCase[] | null;
  clearRegressionCases: () => void;
  /** Hands the revision to a second person when `propose` is true. */
  save: (propose?: boolean) => Promise<void>;
  mayLeave: RefObject<boolean>;
}

interface Options {
  firstWarnings: FormError[];
  onRejected: () => void;
  /** What was typed is safe now. */
  onSafe: () => void;
}

const sendRestriction = async (
  send: ReturnType<typeof useSend>,
  input: EntryRestrictionInput,
): Promise<RestrictionPayload> =>
  input.id === null
    ? (await send(CreateEntryRestrictionDocument, { input })).createEntryRestriction
    : (await send(UpdateEntryRestrictionDocument, { input })).updateEntryRestriction;

export function useRestrictionSave(
  form: UseFormReturn<RestrictionForm>,
  versions: RestrictionVersions,
  { firstWarnings, onRejected, onSafe }: Options,
): RestrictionSave {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const send = useSend();
  const { kinds } = useCatalogue();
  const { saved, stale, compare } = versions;
  const [isSaving, setSaving] = useState(false);
  const [warnings, setWarnings] = useState(firstWarnings);
  const [regressionCases, setRegressionCases] = useState<RestrictionSave['regressionCases']>(null);
  const busy = useRef(false);
  const after = useAfterSave(versions, { onWarnings: setWarnings, onSafe });

  const reject = (issues: readonly FormError[]) => {
    for (const { path, message } of issues) form.setError(formPathOf(path) as 'root', { type: 'server', message });
    onRejected();
  };
  const showResult = (payload: RestrictionPayload, mine: RestrictionForm) => {
    if (payload.current && saved) compare(payload.current, mine);
    else if (payload.scheduled) after.scheduled(payload.scheduled, payload.warnings);
    else if (payload.ok && payload.entryRestriction)
      after.published(payload.entryRestriction, issuesOf(payload.warnings));
    else if (payload.brokenRegressionCases.length > 0) setRegressionCases(payload.brokenRegressionCases);
    else reject(issuesOf(payload.errors));
  };

  const save = async (propose = false): Promise<void> => {
    if (busy.current || stale) return;
    form.clearErrors();
    const mine = structuredClone(form.getValues());
    if (saved && isUnchanged(mine, saved, kinds)) return notify('restrictions.nothingToSave', { type: 'info' });
    setWarnings([]);
    setRegressionCases(null);
    const problems = checkRestriction(mine, kinds, productDay(new Date()));
    if (problems.length > 0)
      return reject(problems.map(({ path, key }) => ({ path, message: translate(`restrictions.problem.${key}`) })));
    busy.current = true;
    setSaving(true);
    try {
      const input = { ...restrictionInput(mine, saved, kinds), proposeForConfirmation: propose };
      showResult(await sendRestriction(send, input), mine);
    } catch (error) {
      notifyError(error);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  return {
    isSaving,
    warnings,
    clearWarnings: () => setWarnings([]),
    regressionCases,
    clearRegressionCases: () => setRegressionCases(null),
    save,
    mayLeave: after.mayLeave,
  };
}
