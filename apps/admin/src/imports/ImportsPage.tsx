import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../ui/EmptyState.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { ImportersDocument as importersOperation } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { ImporterList } from './ImporterList.js';
import { RunTable } from './RunTable.js';
import { ScheduleList } from './ScheduleList.js';
import { UploadForm } from './UploadForm.js';

function Imports() {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useApiQuery(
    'importers',
    importersOperation,
    {},
    { staleTime: 3_600_000 },
  );
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState rows={6} />;
  const { importers } = data;
  if (importers.length === 0)
    return <EmptyState title={translate('imports.empty')} text={translate('imports.emptyText')} />;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <UploadForm importers={importers} onStarted={() => void client.invalidateQueries({ queryKey: ['importruns'] })} />
      <RunTable importers={importers} />
      <ScheduleList importers={importers} />
      <ImporterList importers={importers} />
    </Box>
  );
}

/** Data of others: read a file, see what has been read, keep addresses that are read by themselves. */
export default function ImportsPage() {
  const translate = useTranslate();
  const title = translate('imports.title');
  return (
    <StaffOnly title={title}>
      <ScreenHeading text={title} />
      <Imports />
    </StaffOnly>
  );
}
