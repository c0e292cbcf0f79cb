import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../ui/ErrorState.js';
import { LoadingState } from '../../ui/LoadingState.js';
import { MissingRecord } from '../../ui/MissingRecord.js';
import { ScreenHeading } from '../../ui/ScreenHeading.js';
import { StaffOnly } from '../../ui/StaffOnly.js';
import { EntryRestrictionDocument } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { CatalogueContext } from '../form/catalogue-context.js';
import { RestrictionEditor } from './RestrictionEditor.js';
import { RestrictionReadOnly } from './RestrictionReadOnly.js';
import { useRestrictionCatalogue } from '../form/useRestrictionCatalogue.js';
import { useUserId } from '../form/useUserId.js';

function LoadedRestriction({ id }: { id: string }) {
  const translate = useTranslate();
  // Never from memory: an editor must start from what stands now.
  const { data, error, isPending, refetch } = useApiQuery(
    'entryRestriction',
    EntryRestrictionDocument,
    { id },
    { keepPrevious: true, forget: true },
  );
  const { catalogue, error: catalogueError, refetch: refetchCatalogue } = useRestrictionCatalogue();
  const user = useUserId();
  const heading = <ScreenHeading text={translate('restrictions.one')} />;
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
  if (isPending || !catalogue || user.isPending)
    return (
      <>
        {heading}
        <LoadingState rows={6} />
      </>
    );
  const restriction = data?.entryRestriction;
  if (!restriction) {
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
  }
  return (
    <CatalogueContext value={catalogue}>
      {restriction.provenance === 'IMPORTED' ? (
        <RestrictionReadOnly restriction={restriction} />
      ) : (
        <RestrictionEditor key={restriction.id} initial={restriction} userId={user.id} />
      )}
    </CatalogueContext>
  );
}

export default function RestrictionEdit() {
  const { id = '' } = useParams();
  return (
    <StaffOnly>
      <LoadedRestriction key={id} id={id} />
    </StaffOnly>
  );
}
