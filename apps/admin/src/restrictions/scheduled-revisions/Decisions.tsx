import UndoIcon from '@mui/icons-material/Undo';
import { Box, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { BulkExportButton, ListNoResults, useListContext, useNotify, useTranslate } from 'react-admin';
import type { OpenRevision } from '../../gen/graphql.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { LoadingState } from '../../ui/LoadingState.js';
import { BulkDeletion } from '../../ui/resource/BulkDeletion.js';
import { CardsToolbar } from '../../ui/resource/CardsToolbar.js';
import { SortChoice } from '../../ui/table/SortChoice.js';
import { CatalogueContext } from '../form/catalogue-context.js';
import { useRestrictionCatalogue } from '../form/useRestrictionCatalogue.js';
import { useUserId } from '../form/useUserId.js';
import { DecisionCard } from './DecisionCard.js';
import { groupScheduled, type ScheduledGroup } from './scheduled-model.js';

const CARDS = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' };
const OTHERS_OF_IT = ['openCounts', 'scheduledRevisionsOf'];

const SORTED_BY = {
  state: 'restrictions.state',
  effectiveOn: 'scheduled.effectiveOn',
  proposedAt: 'scheduled.proposedAt',
} as const;

const WITHDRAWAL = {
  icon: <UndoIcon />,
  label: 'editing.scheduled.withdraw.button',
  title: 'scheduled.withdrawal.title',
  text: 'scheduled.withdrawal.text',
  done: 'scheduled.withdrawal.done',
};

interface GroupProps extends ScheduledGroup {
  /** No other page has any of them. */
  isWhole: boolean;
  viewer: string | null;
  onDecided: (message: string) => void;
}

function Group({ state, revisions, isWhole, viewer, onDecided }: GroupProps) {
  const translate = useTranslate();
  const name = translate(`editing.scheduled.state.${state}`);
  return (
    <Box component="section" aria-labelledby={`scheduled-${state}`} sx={{ mb: 3 }}>
      <Typography component="h2" variant="h2" id={`scheduled-${state}`}>
        {isWhole ? translate('scheduled.group', { state: name, count: revisions.length }) : name}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{translate(`scheduled.hint.${state}`)}</Typography>
      <Box component="ul" sx={CARDS}>
        {revisions.map((revision) => (
          <DecisionCard key={revision.id} revision={revision} viewer={viewer} onResolved={onDecided} />
        ))}
      </Box>
    </Box>
  );
}

interface SortedProps extends Pick<GroupProps, 'viewer' | 'onDecided'> {
  title: string;
  revisions: readonly OpenRevision[];
}

/** In the chosen order, whatever they wait for. */
const Sorted = ({ title, revisions, viewer, onDecided }: SortedProps) => (
  <Box component="section" aria-labelledby="scheduled-sorted">
    <Typography component="h2" variant="h2" id="scheduled-sorted" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Box component="ul" sx={CARDS}>
      {revisions.map((revision) => (
        <DecisionCard key={revision.id} revision={revision} viewer={viewer} onResolved={onDecided} hasState />
      ))}
    </Box>
  </Box>
);

/** The revisions of a page of the list, by what they wait for. */
export function Decisions() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const container = useRef<HTMLDivElement>(null);
  const viewer = useUserId();
  const { data, total, isPending, refetch, sort, setSort } = useListContext<OpenRevision>();
  const { catalogue, error, refetch: refetchCatalogue } = useRestrictionCatalogue();

  const forgetOthers = () => {
    container.current?.focus();
    void queries.invalidateQueries({
      queryKey: ['api'],
      predicate: ({ queryKey }) => OTHERS_OF_IT.includes(String(queryKey[1])),
    });
  };
  const decided = (message: string) => {
    notify(translate(message), { type: 'success' });
    void refetch();
    forgetOthers();
  };

  if (error) return <ErrorState error={error} onRetry={refetchCatalogue} />;
  if (isPending || !data || !catalogue || viewer.isPending) return <LoadingState rows={4} />;
  if (data.length === 0) return <ListNoResults />;
  const columns = Object.entries(SORTED_BY).map(([key, label]) => ({ key, label: translate(label), isSortable: true }));
  const isGrouped = sort.field === 'state' && sort.order === 'ASC';
  const title = translate(`console.sorted.${sort.order}`, {
    name: columns.find(({ key }) => key === sort.field)?.label ?? '',
  });
  return (
    <CatalogueContext value={catalogue}>
      <Box ref={container} tabIndex={-1} sx={{ outline: 'none' }}>
        <Box sx={{ maxWidth: '24rem', mt: 1, mb: 2 }}>
          <SortChoice columns={columns} sort={sort} onSort={setSort} />
        </Box>
        <CardsToolbar>
          <BulkExportButton />
          <BulkDeletion words={WITHDRAWAL} onDone={forgetOthers} />
        </CardsToolbar>
        {isGrouped ? (
          groupScheduled(data).map((group) => (
            <Group
              key={group.state}
              {...group}
              isWhole={total === data.length}
              viewer={viewer.id}
              onDecided={decided}
            />
          ))
        ) : (
          <Sorted title={title} revisions={data} viewer={viewer.id} onDecided={decided} />
        )}
      </Box>
    </CatalogueContext>
  );
}
