import { Title, useTranslate } from 'react-admin';
import { ErrorState } from '../app/ErrorState.js';
import { LoadingState } from '../app/LoadingState.js';
import { StaffOnly } from '../app/StaffOnly.js';
import { CatalogueContext } from './catalogue-context.js';
import { RestrictionEditor } from './RestrictionEditor.js';
import { useRestrictionCatalogue } from './useRestrictionCatalogue.js';

function NewRestriction() {
  const { catalogue, error, refetch } = useRestrictionCatalogue();
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!catalogue) return <LoadingState rows={6} />;
  return <CatalogueContext value={catalogue}><RestrictionEditor initial={null} /></CatalogueContext>;
}

export default function RestrictionCreate() {
  const translate = useTranslate();
  return (
    <>
      <Title title={translate('restrictions.create')} />
      <StaffOnly><NewRestriction /></StaffOnly>
    </>
  );
}
