import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Restriction } from '../../gen/graphql.js';
import { useConflicts } from '../conflicts/useConflicts.js';
import { DraftGuard } from '../drafts/DraftGuard.js';
import { EditorContext } from '../form/editor-context.js';
import { emptyRestriction, restrictionForm, type RestrictionForm } from '../form/restriction-form.js';
import { useAudienceOptions } from '../form/useAudienceOptions.js';
import { useLinkChecks } from '../form/useLinkChecks.js';
import { ImpactPanel } from '../impact/ImpactPanel.js';
import { useImpactPreview } from '../impact/useImpactPreview.js';
import { EditorHeading } from './EditorHeading.js';
import { EditorNotices } from './EditorNotices.js';
import { EditorView, useEditorView } from './EditorView.js';
import { SaveBar } from './SaveBar.js';
import { SaveDialogs } from './SaveDialogs.js';
import { useEditedRestriction } from './useEditedRestriction.js';
import { useEditorKeys } from './useEditorKeys.js';
import { useFieldFocus } from './useFieldFocus.js';
import { useRejectionFocus } from './useRejectionFocus.js';
import { useRequestedDetail } from './useRequestedDetail.js';

interface Props {
  initial: Restriction | null;
  userId: string | null;
}

/** Reads nothing of the form itself: what does is drawn alone, so that a key press does not draw sixty details. */
export function RestrictionEditor({ initial, userId }: Props) {
  const form = useForm<RestrictionForm>({
    defaultValues: initial ? restrictionForm(initial) : emptyRestriction(),
    mode: 'onChange',
  });
  const { summary, onRejected } = useRejectionFocus();
  const { versions, saving, draft, resumedAt, discard } = useEditedRestriction(form, { initial, userId, onRejected });
  const { saved, adopt } = versions;
  const { warnings, save } = saving;
  const {
    open,
    setOpen,
    target,
    go: goTo,
  } = useFieldFocus(() => new Set(initial === null || initial.details.length === 1 ? [0] : []));
  const { view, setView, go } = useEditorView(saved !== null, form, goTo);
  useRequestedDetail(form.getValues('details'), go);

  const impact = useImpactPreview(form, saved);
  const [showsImpact, setShowsImpact] = useState(false);
  const openImpact = () => {
    if (showsImpact) return;
    setShowsImpact(true);
    if (!impact.isFresh && !impact.isLoading) void impact.ask();
  };
  const saveNow = () => {
    // What follows, a rejection or a question, stands behind the panel.
    setShowsImpact(false);
    void save();
  };
  useEditorKeys({ onSave: saveNow, onImpact: openImpact });

  const links = useLinkChecks(saved);
  const audiences = useAudienceOptions();
  const conflicts = useConflicts(saved);
  const restrictionId = saved?.id ?? null;
  const isCheckedAsWhole = saved?.checkedAt != null;
  const shared = useMemo(
    () => ({ target, warnings, links, audiences, conflicts: conflicts.list, restrictionId, isCheckedAsWhole, go }),
    [target, warnings, links, audiences, conflicts.list, restrictionId, isCheckedAsWhole, go],
  );

  return (
    <FormProvider {...form}>
      <EditorContext value={shared}>
        <EditorHeading saved={saved} />
        <EditorNotices
          saved={saved}
          userId={userId}
          resumedAt={resumedAt}
          onDiscard={discard}
          onPublished={adopt}
          summary={summary}
          warnings={warnings}
          onCloseWarnings={saving.clearWarnings}
          conflicts={conflicts}
          details={form.getValues('details')}
          onGo={go}
        />
        <form noValidate onSubmit={(event) => event.preventDefault()}>
          <EditorView view={view} onView={setView} saved={saved} open={open} onOpen={setOpen} onDetail={go} />
          <SaveBar
            isSaving={saving.isSaving}
            keptAt={draft.keptAt}
            impact={impact}
            onImpact={openImpact}
            onSave={() => void save()}
          />
        </form>
        <DraftGuard isFailing={draft.isFailing} mayLeave={saving.mayLeave} onDiscard={discard} />
        <SaveDialogs versions={versions} saving={saving} />
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
