import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';
import type { Restriction } from '../../gen/graphql.js';
import { ConflictPanel } from '../conflicts/ConflictPanel.js';
import type { useConflicts } from '../conflicts/useConflicts.js';
import { DraftBanner } from '../drafts/DraftBanner.js';
import type { FormError } from '../form/form-errors.js';
import { IssueList } from '../form/IssueList.js';
import type { DetailForm } from '../form/restriction-form.js';
import { ScheduledBox } from '../scheduled-revisions/ScheduledBox.js';
import { FormIssues } from './FormIssues.js';

interface Props {
  saved: Restriction | null;
  userId: string | null;
  /** When the draft that the form was filled from was kept. */
  resumedAt: string | null;
  onDiscard: () => void;
  onPublished: (restriction: Restriction) => void;
  summary: RefObject<HTMLDivElement | null>;
  warnings: FormError[];
  onCloseWarnings: () => void;
  conflicts: ReturnType<typeof useConflicts>;
  details: readonly DetailForm[];
  onGo: (path: string) => void;
}

/** What an editor should know before the fields: draft, scheduled revisions, errors, warnings, conflicts. */
export function EditorNotices(props: Props) {
  const { saved, userId, resumedAt, onDiscard, onPublished, summary, warnings, onCloseWarnings, onGo } = props;
  const { conflicts, details } = props;
  const translate = useTranslate();
  return (
    <>
      {resumedAt && <DraftBanner at={resumedAt} onDiscard={onDiscard} />}
      {saved && <ScheduledBox restrictionId={saved.id} userId={userId} onPublished={onPublished} />}
      <FormIssues boxRef={summary} onGo={onGo} />
      {warnings.length > 0 && (
        <IssueList
          severity="warning"
          title={translate('restrictions.warningTitle')}
          issues={warnings}
          onGo={onGo}
          onClose={onCloseWarnings}
        />
      )}
      {saved && warnings.length === 0 && (
        <ConflictPanel
          conflicts={conflicts.list}
          total={conflicts.total}
          restrictionId={saved.id}
          details={details}
          onGo={onGo}
          error={conflicts.error}
        />
      )}
    </>
  );
}
