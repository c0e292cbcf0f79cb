import { Alert, Button } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { ErrorState } from '../app/ErrorState.js';
import { LoadingState } from '../app/LoadingState.js';
import { ScreenHeading } from '../app/ScreenHeading.js';
import { StaffOnly } from '../app/StaffOnly.js';
import { entryRestriction } from '../graphql/restriction-operations.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { CatalogueContext } from './catalogue-context.js';
import { RestrictionEditor } from './RestrictionEditor.js';
import { RestrictionReadOnly } from './RestrictionReadOnly.js';
import { useRestrictionCatalogue } from './useRestrictionCatalogue.js';

function LoadedRestriction({ id }: { id: string }) {
  const translate = useTranslate();
  // Never from memory: an editor must start from what stands now.
  const { data, error, isPending, refetch } = useApiQuery('entryRestriction', entryRestriction, { id }, { keepPrevious: true, forget: true });
  const { catalogue, error: catalogueError, refetch: refetchCatalogue } = useRestrictionCatalogue();
  const heading = <ScreenHeading text={translate('restrictions.one')} />;
  if (catalogueError) return <>{heading}<ErrorState error={catalogueError} onRetry={refetchCatalogue} /></>;
  if (error && !data) return <>{heading}<ErrorState error={error} onRetry={() => void refetch()} /></>;
  if (isPending || !catalogue) return <>{heading}<LoadingState rows={6} /></>;
  const restriction = data?.entryRestriction;
  if (!restriction) {
    return (
      <>
        {heading}
        <Alert severity="warning" action={<Button component={Link} to="/entryrestrictions" color="inherit">{translate('restrictions.toList')}</Button>}>
          {translate('restrictions.notFound')}
        </Alert>
      </>
    );
  }
  return (
    <CatalogueContext value={catalogue}>
      {restriction.origin === 'IMPORTED' ? <RestrictionReadOnly restriction={restriction} /> : <RestrictionEditor key={restriction.id} initial={restriction} />}
    </CatalogueContext>
  );
}

export default function RestrictionEdit() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  return (
    <>
      <Title title={translate('restrictions.title')} />
      <StaffOnly><LoadedRestriction key={id} id={id} /></StaffOnly>
    </>
  );
}
