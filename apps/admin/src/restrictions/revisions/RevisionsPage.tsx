import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { ErrorState } from '../../ui/ErrorState.js';
import { LoadingState } from '../../ui/LoadingState.js';
import { MissingRecord } from '../../ui/MissingRecord.js';
import { ScreenHeading } from '../../ui/ScreenHeading.js';
import { StaffOnly } from '../../ui/StaffOnly.js';
import { EntryRestrictionDocument } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { CatalogueContext } from '../form/catalogue-context.js';
import { useRestrictionCatalogue } from '../form/useRestrictionCatalogue.js';
import { useRestrictionPlace } from '../list/useRestrictionPlace.js';
import { RevisionList } from './RevisionList.js';

function Revisions({ id }: { id: string }) {
  const translate = useTranslate();
  const placeOf = useRestrictionPlace();
  // The version that stands decides what a restored one replaces, so it is never taken from memory.
  const { data, error, isPending, refetch } = useApiQuery(
    'entryRestriction',
    EntryRestrictionDocument,
    { id },
    { keepPrevious: true, forget: true },
  );
  const { catalogue, error: catalogueError, refetch: refetchCatalogue } = useRestrictionCatalogue();
  const restriction = data?.entryRestriction;
  const heading = (
    <ScreenHeading
      text={
        restriction
          ? translate('editing.revision.titleOf', { place: placeOf(restriction) })
          : translate('editing.revision.title')
      }
    >
      {restriction && (
        <Button component={Link} to={`/entryrestrictions/${encodeURIComponent(id)}/edit`} variant="outlined">
          {translate('editing.revision.toEditor')}
        </Button>
      )}
      <Button component={Link} to="/entryrestrictions">
        {translate('restrictions.toList')}
      </Button>
    </ScreenHeading>
  );
  const failure = catalogueError ?? (data ? null : error);
  const retry = () => {
    if (error) void refetch();
    if (catalogueError) refetchCatalogue();
  };
  if (failure)
    return (
      <>
        {heading}
        <ErrorState error={failure} onRetry={retry} />
      </>
    );
  if (isPending || !catalogue)
    return (
      <>
        {heading}
        <LoadingState rows={6} />
      </>
    );
  if (!restriction)
    return (
      <>
        {heading}
        <MissingRecord
          to="/entryrestrictions"
          label={translate('restrictions.toList')}
          text={translate('restrictions.notFound')}
        />
      </>
    );
  return (
    <CatalogueContext value={catalogue}>
      {heading}
      <RevisionList restriction={restriction} onRestored={() => void refetch()} />
    </CatalogueContext>
  );
}

export default function RevisionsPage() {
  const { id = '' } = useParams();
  return (
    <StaffOnly>
      <Revisions key={id} id={id} />
    </StaffOnly>
  );
}
