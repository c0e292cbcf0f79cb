import type { RefObject } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { listErrors } from '../form/form-errors.js';
import { IssueList } from '../form/IssueList.js';
import type { RestrictionForm } from '../form/restriction-form.js';

interface Props {
  boxRef: RefObject<HTMLDivElement | null>;
  onGo: (path: string) => void;
}

/** The fields that keep the restriction from being saved, as long as there are any. */
export function FormIssues({ boxRef, onGo }: Props) {
  const translate = useTranslate();
  const { control } = useFormContext<RestrictionForm>();
  const { errors } = useFormState({ control });
  const issues = listErrors(errors);
  if (issues.length === 0) return null;
  return (
    <IssueList
      boxRef={boxRef}
      severity="error"
      title={translate('restrictions.errorTitle', { count: issues.length })}
      issues={issues}
      onGo={onGo}
    />
  );
}
