import { Button, Typography } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { ScreenHeading } from '../app/ScreenHeading.js';
import { UnsavedGuard } from '../app/UnsavedGuard.js';
import { useDates } from '../app/useDates.js';
import type { Restriction } from '../graphql/schema-types.js';
import { useCatalogue } from './catalogue-context.js';
import { DetailList } from './DetailList.js';
import { detailIndexOf, listErrors, type FormError } from './form-errors.js';
import { fieldId } from './field-path.js';
import { GeneralFields } from './GeneralFields.js';
import { IssueList } from './IssueList.js';
import type { OpenDetails } from './open-details.js';
import { emptyRestriction, restrictionForm, type RestrictionForm } from './restriction-form.js';
import { SaveBar } from './SaveBar.js';
import { StaleDialog } from './StaleDialog.js';
import { useRestrictionPlace } from './useRestrictionPlace.js';
import { useRestrictionSave } from './useRestrictionSave.js';

export function RestrictionEditor({ initial }: { initial: Restriction | null }) {
  const translate = useTranslate();
  const { moment } = useDates();
  const placeOf = useRestrictionPlace();
  const { groups } = useCatalogue();
  const location = useLocation();
  const summary = useRef<HTMLDivElement>(null);
  const form = useForm<RestrictionForm>({ defaultValues: initial ? restrictionForm(initial, groups) : emptyRestriction(), mode: 'onChange' });
  const { isDirty, errors } = form.formState;
  const [open, setOpen] = useState<OpenDetails>(() => new Set(initial === null || initial.details.length === 1 ? [0] : []));

  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    summary.current?.focus();
    summary.current?.scrollIntoView({ block: 'center' });
  }, [refusals]);

  const { saved, isSaving, warnings, clearWarnings, stale, keepMine, discardMine, save, mayLeave } = useRestrictionSave(form, {
    initial,
    firstWarnings: (location.state as { warnings?: FormError[] } | null)?.warnings ?? [],
    onRefused: () => setRefusals((count) => count + 1),
  });
  const issues = listErrors(errors);

  // The listener is set once and always calls the newest save.
  const saveRef = useRef(save);
  useEffect(() => {
    saveRef.current = save;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void saveRef.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const go = useCallback((path: string) => {
    const index = detailIndexOf(path);
    if (index !== null) setOpen((old) => new Set([...old, index]));
    setTimeout(() => {
      const element = document.getElementById(fieldId(path)) ?? (index === null ? null : document.getElementById(fieldId(`details.${index}`)));
      element?.focus();
      element?.scrollIntoView({ block: 'center' });
    });
  }, []);

  const editor = saved?.modifiedBy;
  return (
    <FormProvider {...form}>
      <ScreenHeading text={saved ? placeOf(saved) : translate('restrictions.create')}>
        <Button component={Link} to="/entryrestrictions">{translate('restrictions.toList')}</Button>
      </ScreenHeading>
      {saved && (
        <Typography sx={{ color: 'text.secondary', mt: -1, mb: 2 }}>
          {editor
            ? translate('restrictions.changedByName', { date: moment(saved.modifiedAt), name: `${editor.firstName} ${editor.lastName}`.trim() })
            : translate('restrictions.changedBy', { date: moment(saved.modifiedAt) })}
        </Typography>
      )}
      {issues.length > 0 && (
        <IssueList boxRef={summary} severity="error" title={translate('restrictions.errorTitle', { count: issues.length })} issues={issues} onGo={go} />
      )}
      {warnings.length > 0 && (
        <IssueList severity="warning" title={translate('restrictions.warningTitle')} issues={warnings} onGo={go} onClose={clearWarnings} />
      )}
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <GeneralFields />
        <DetailList open={open} onOpen={setOpen} />
        <SaveBar isSaving={isSaving} isDirty={isDirty} onSave={() => void save()} />
      </form>
      <UnsavedGuard isDirty={isDirty} mayLeave={mayLeave} />
      {stale && <StaleDialog theirs={stale.theirs} merge={stale.merge} onKeep={keepMine} onDiscard={discardMine} />}
    </FormProvider>
  );
}
