import { ErrorState } from '../../ui/ErrorState.js';
import { LoadingState } from '../../ui/LoadingState.js';
import { StaffOnly } from '../../ui/StaffOnly.js';
import { CatalogueContext } from '../form/catalogue-context.js';
import { RestrictionEditor } from './RestrictionEditor.js';
import { useUserId } from '../form/useUserId.js';
import { useRestrictionCatalogue } from '../form/useRestrictionCatalogue.js';

function NewRestriction() {
  const { catalogue, error, refetch } = useRestrictionCatalogue();
  const user = useUserId();
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!catalogue || user.isPending) return <LoadingState rows={6} />;
  return (
    <CatalogueContext value={catalogue}>
      <RestrictionEditor initial={null} userId={user.id} />
    </CatalogueContext>
  );
}

export default function RestrictionCreate() {
  return (
    <StaffOnly>
      <NewRestriction />
    </StaffOnly>
  );
}
