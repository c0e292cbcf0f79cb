import { Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { LoadingState } from '../../ui/LoadingState.js';
import { ScreenHeading } from '../../ui/ScreenHeading.js';
import { StaffOnly } from '../../ui/StaffOnly.js';
import { OpenRevisionsDocument } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { CatalogueContext } from '../form/catalogue-context.js';
import { useRestrictionCatalogue } from '../form/useRestrictionCatalogue.js';
import { useUserId } from '../form/useUserId.js';
import { DecisionCard } from './DecisionCard.js';
import { groupScheduled, OPEN_STATES } from './scheduled-model.js';

function Decisions() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const list = useRef<HTMLDivElement>(null);
  const viewer = useUserId();
  const { data, error, isPending, refetch } = useApiQuery('openRevisions', OpenRevisionsDocument, {
    states: [...OPEN_STATES],
  });
  const { catalogue, error: catalogueError, refetch: refetchCatalogue } = useRestrictionCatalogue();

  const decided = (message: string) => {
    notify(translate(message), { type: 'success' });
    list.current?.focus();
    void queries.invalidateQueries({
      queryKey: ['api'],
      predicate: ({ queryKey }) =>
        ['openRevisions', 'openCounts', 'scheduledRevisionsOf'].includes(String(queryKey[1])),
    });
  };

  const failure = error ?? catalogueError;
  const retry = () => {
    if (error) void refetch();
    if (catalogueError) refetchCatalogue();
  };
  if (failure) return <ErrorState error={failure} onRetry={retry} />;
  if (isPending || !data || !catalogue || viewer.isPending) return <LoadingState rows={4} />;
  const groups = groupScheduled(data.scheduledRevisions);
  if (groups.length === 0)
    return <EmptyState title={translate('scheduled.empty')} text={translate('scheduled.emptyText')} />;
  return (
    <CatalogueContext value={catalogue}>
      <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
        {groups.map(({ state, revisions }) => (
          <Box component="section" key={state} aria-labelledby={`scheduled-${state}`} sx={{ mb: 3 }}>
            <Typography component="h2" variant="h2" id={`scheduled-${state}`}>
              {translate('scheduled.group', {
                state: translate(`editing.scheduled.state.${state}`),
                count: revisions.length,
              })}
            </Typography>
            <Typography sx={{ color: 'text.secondary', mb: 1 }}>{translate(`scheduled.hint.${state}`)}</Typography>
            <Box
              component="ul"
              sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
            >
              {revisions.map((revision) => (
                <DecisionCard key={revision.id} revision={revision} viewer={viewer.id} onSettled={decided} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </CatalogueContext>
  );
}

/** Everything that is written but not published: for a second person, for a later day, or stuck. */
export default function ScheduledPage() {
  const translate = useTranslate();
  const title = translate('scheduled.title');
  return (
    <StaffOnly title={title}>
      <ScreenHeading text={title} />
      <Decisions />
    </StaffOnly>
  );
}
