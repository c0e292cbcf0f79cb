import { useQueryClient } from '@tanstack/react-query';
import { Box, Pagination, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '../../ui/ErrorState.js';
import { LoadingState } from '../../ui/LoadingState.js';
import { EntryRestrictionRevisionsDocument, type Restriction, type Revision } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { RestoreDialog } from './RestoreDialog.js';
import { RevisionCard } from './RevisionCard.js';
import { RevisionView } from './RevisionView.js';

const PER_PAGE = 20;

interface Props {
  restriction: Restriction;
  onRestored: () => void;
}

/** Every saved version, the newest first. */
export function RevisionList({ restriction, onRestored }: Props) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const [viewed, setViewed] = useState<Revision | null>(null);
  const [restoring, setRestoring] = useState<Revision | null>(null);
  const { data, error, isPending, refetch } = useApiQuery(
    'entryRestrictionRevisions',
    EntryRestrictionRevisionsDocument,
    { id: restriction.id, limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
    { keepPrevious: true },
  );
  const { results = [], totalCount = 0 } = data?.entryRestrictionRevisions ?? {};
  const pages = Math.ceil(totalCount / PER_PAGE);

  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState rows={6} />;
  if (totalCount === 0) {
    return (
      <Paper variant="outlined" sx={{ p: 4, textAlign: 'center' }}>
        <Typography component="h2" variant="h3">
          {translate('editing.revision.empty')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{translate('editing.revision.emptyText')}</Typography>
      </Paper>
    );
  }
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('editing.revision.count', { count: totalCount })}
      </Typography>
      <Box
        component="ol"
        reversed
        start={totalCount - (page - 1) * PER_PAGE}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {results.map((revision) => (
          <RevisionCard
            key={revision.version}
            revision={revision}
            isCurrent={revision.version === restriction.version}
            canRestore={restriction.provenance === 'EDITORIAL'}
            onView={setViewed}
            onRestore={setRestoring}
          />
        ))}
      </Box>
      {pages > 1 && (
        <Pagination
          sx={{ mt: 2 }}
          count={pages}
          page={page}
          onChange={(_, next) => setParams(next === 1 ? {} : { page: String(next) })}
          getItemAriaLabel={(type, number, isSelected) =>
            translate(`editing.revision.page.${type === 'page' && isSelected ? 'selected' : type}`, {
              number: number ?? 0,
            })
          }
        />
      )}
      {viewed && <RevisionView id={restriction.id} revision={viewed} onClose={() => setViewed(null)} />}
      {restoring && (
        <RestoreDialog
          restriction={restriction}
          revision={restoring}
          onClose={() => setRestoring(null)}
          onRestored={() => {
            setRestoring(null);
            onRestored();
            void queries.invalidateQueries({ queryKey: ['api', 'entryRestrictionRevisions'] });
          }}
        />
      )}
    </>
  );
}
