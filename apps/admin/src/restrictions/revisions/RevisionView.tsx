import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ErrorState } from '../../ui/ErrorState.js';
import { LoadingState } from '../../ui/LoadingState.js';
import { useDates } from '../../ui/useDates.js';
import { EntryRestrictionRevisionDocument, type Revision } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { DetailFacts } from '../detail/DetailFacts.js';
import { restrictionForm } from '../form/restriction-form.js';

interface Props {
  id: string;
  revision: Revision;
  onClose: () => void;
}

/** The restriction as one version said it, to be read. */
export function RevisionView({ id, revision: { version, at }, onClose }: Props) {
  const translate = useTranslate();
  const { moment } = useDates();
  const { data, error, isPending, refetch } = useApiQuery(
    'entryRestrictionRevision',
    EntryRestrictionRevisionDocument,
    {
      id,
      version,
    },
  );
  const restriction = data?.entryRestrictionRevision;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby="revision-title">
      <DialogTitle id="revision-title" component="h2">
        {translate('editing.revision.viewTitle', { version, date: moment(at) })}
      </DialogTitle>
      <DialogContent tabIndex={0} aria-busy={isPending}>
        {isPending && <LoadingState rows={4} />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && !restriction && <Alert severity="warning">{translate('editing.revision.gone')}</Alert>}
        {restriction && (
          <>
            {restriction.internalNote && (
              <Typography sx={{ mb: 2, whiteSpace: 'pre-line' }}>
                {translate('restrictions.field.internalNote')}: {restriction.internalNote}
              </Typography>
            )}
            <DetailFacts details={restrictionForm(restriction).details} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained" autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
