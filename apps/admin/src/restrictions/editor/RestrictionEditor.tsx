import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import type { Restriction } from '../../gen/graphql.js';
import { useCatalogue } from '../form/catalogue-context.js';
import { ConflictPanel } from '../conflicts/ConflictPanel.js';
import { useConflicts } from '../conflicts/useConflicts.js';
import { DetailList } from './DetailList.js';
import { useLinkChecks } from '../form/useLinkChecks.js';
import { DraftBanner } from '../drafts/DraftBanner.js';
import { DraftGuard } from '../drafts/DraftGuard.js';
import { useDraft } from '../drafts/useDraft.js';
import { useResumed } from '../drafts/useResumed.js';
import { EditorContext } from '../form/editor-context.js';
import { EditorHeading } from './EditorHeading.js';
import { BrokenRegressionCaseDialog } from '../impact/BrokenRegressionCaseDialog.js';
import { ImpactPanel } from '../impact/ImpactPanel.js';
import { useImpactPreview } from '../impact/useImpactPreview.js';
import { detailIndexOf, type FormError } from '../form/form-errors.js';
import { FormIssues } from './FormIssues.js';
import { fieldId } from '../form/field-path.js';
import { GeneralFields } from './GeneralFields.js';
import { IssueList } from '../form/IssueList.js';
import type { OpenDetails } from '../form/open-details.js';
import { ScheduledBox } from '../scheduled-revisions/ScheduledBox.js';
import { emptyRestriction, restrictionForm, type RestrictionForm } from '../form/restriction-form.js';
import { SaveBar } from './SaveBar.js';
import { StaleDialog } from './StaleDialog.js';
import { useAskedDetail } from './useAskedDetail.js';
import { useAudienceOptions } from '../form/useAudienceOptions.js';
import { useEditorKeys } from './useEditorKeys.js';
import { useRestrictionSave } from './useRestrictionSave.js';

interface Props {
  initial: Restriction | null;
  userId: string | null;
}

/** Where the day of a scheduled revision is asked for only on request, its scheduled revisions are what a warning about it leads to. */
const HEADING_OF: Readonly<Record<string, string>> = { effectiveOn: 'scheduled-heading' };

/** Reads nothing of the form itself: what does is drawn alone, so that a key press does not draw sixty details. */
export function RestrictionEditor({ initial, userId }: Props) {
  const translate = useTranslate();
  const { groups } = useCatalogue();
  const location = useLocation();
  const summary = useRef<HTMLDivElement>(null);
  const draftFor = useRef<{ drop: () => void } | null>(null);
  const form = useForm<RestrictionForm>({
    defaultValues: initial ? restrictionForm(initial, groups) : emptyRestriction(),
    mode: 'onChange',
  });
  const [open, setOpen] = useState<OpenDetails>(
    () => new Set(initial === null || initial.details.length === 1 ? [0] : []),
  );
  const { resumed, at: resumedAt } = useResumed(userId, initial);
  const [isResumed, setResumed] = useState(resumed.kind === 'restored');
  useEffect(() => {
    if (resumed.kind === 'restored') form.reset(resumed.form, { keepDefaultValues: true });
  }, [form, resumed]);

  const [rejections, setRejections] = useState(0);
  useEffect(() => {
    if (rejections === 0) return;
    summary.current?.focus();
    summary.current?.scrollIntoView({ block: 'center' });
  }, [rejections]);

  const {
    saved,
    isSaving,
    warnings,
    clearWarnings,
    stale,
    decideLater,
    keepMine,
    discardMine,
    regressionCases,
    clearRegressionCases,
    save,
    adopt,
    mayLeave,
  } = useRestrictionSave(form, {
    initial,
    firstMerge: resumed.kind === 'stale' ? resumed.merge : null,
    firstWarnings: (location.state as { warnings?: FormError[] } | null)?.warnings ?? [],
    onRejected: () => setRejections((count) => count + 1),
    onSettled: () => {
      draftFor.current?.drop();
      setResumed(false);
    },
  });
  const draft = useDraft(form, {
    userId,
    saved,
    firstKeptAt: resumed.kind === 'none' ? null : resumedAt,
    isPaused: stale !== null,
  });
  useEffect(() => {
    draftFor.current = draft;
  });
  const discard = () => {
    draft.drop();
    setResumed(false);
    form.reset(saved ? restrictionForm(saved, groups) : emptyRestriction());
  };

  const impact = useImpactPreview(form, saved);
  const [showsImpact, setShowsImpact] = useState(false);
  const openImpact = () => {
    if (showsImpact) return;
    setShowsImpact(true);
    if (!impact.isFresh && !impact.isLoading) void impact.ask();
  };
  useEditorKeys({ onSave: () => void save(), onImpact: openImpact });

  const [target, setTarget] = useState({ path: '', visit: 0 });
  const go = useCallback((path: string) => {
    const index = detailIndexOf(path);
    if (index !== null) setOpen((old) => new Set([...old, index]));
    setTarget(({ visit }) => ({ path, visit: visit + 1 }));
    setTimeout(() => {
      const element =
        document.getElementById(fieldId(path)) ??
        document.getElementById(index === null ? (HEADING_OF[path] ?? '') : fieldId(`details.${index}`));
      element?.focus();
      element?.scrollIntoView({ block: 'center' });
    });
  }, []);
  useAskedDetail(form.getValues('details'), go);
  const links = useLinkChecks(saved);
  const audiences = useAudienceOptions();
  const { list: conflicts, total: conflictTotal, error: conflictError } = useConflicts(saved);
  const restrictionId = saved?.id ?? null;
  const shared = useMemo(
    () => ({ target, warnings, links, audiences, conflicts, restrictionId, go }),
    [target, warnings, links, audiences, conflicts, restrictionId, go],
  );

  return (
    <FormProvider {...form}>
      <EditorContext value={shared}>
        <EditorHeading saved={saved} />
        {isResumed && resumedAt && <DraftBanner at={resumedAt} onDiscard={discard} />}
        {saved && <ScheduledBox restrictionId={saved.id} userId={userId} onPublished={adopt} />}
        <FormIssues boxRef={summary} onGo={go} />
        {warnings.length > 0 && (
          <IssueList
            severity="warning"
            title={translate('restrictions.warningTitle')}
            issues={warnings}
            onGo={go}
            onClose={clearWarnings}
          />
        )}
        {restrictionId !== null && warnings.length === 0 && (
          <ConflictPanel
            conflicts={conflicts}
            total={conflictTotal}
            restrictionId={restrictionId}
            details={form.getValues('details')}
            onGo={go}
            error={conflictError}
          />
        )}
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <GeneralFields />
          <DetailList open={open} onOpen={setOpen} saved={saved} />
          <SaveBar
            isSaving={isSaving}
            keptAt={draft.keptAt}
            impact={impact}
            onImpact={openImpact}
            onSave={() => void save()}
          />
        </form>
        <DraftGuard isFailing={draft.isFailing} mayLeave={mayLeave} onDiscard={discard} />
        {stale && (
          <StaleDialog
            theirs={stale.theirs}
            merge={stale.merge}
            onKeep={keepMine}
            onDiscard={discardMine}
            onLater={decideLater}
          />
        )}
        {regressionCases && (
          <BrokenRegressionCaseDialog
            of="draft"
            regressionCases={regressionCases}
            isSaving={isSaving}
            onPropose={() => void save(true)}
            onBack={clearRegressionCases}
          />
        )}
        {showsImpact && (
          <ImpactPanel
            impact={impact}
            onClose={() => setShowsImpact(false)}
            onGo={(path) => {
              setShowsImpact(false);
              go(path);
            }}
          />
        )}
      </EditorContext>
    </FormProvider>
  );
}
