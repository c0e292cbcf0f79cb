import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { ListBase, Pagination, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { LoadingState } from '../../ui/LoadingState.js';
import { ScreenHeading } from '../../ui/ScreenHeading.js';
import { StaffOnly } from '../../ui/StaffOnly.js';
import type { ReviewRow } from '../../gen/graphql.js';
import { BulkCheck } from './BulkCheck.js';
import { SavedQueries } from './SavedQueries.js';
import { RestrictionFilters } from './RestrictionFilters.js';
import { RestrictionTable } from './RestrictionTable.js';
import { readFilter, statedFilter, type ListFilter } from './restriction-rows.js';

const TYPING_PAUSE_MS = 300;

/** What is typed shows at once and is asked for when the typing pauses. */
function usePausedFilter(
  stands: ListFilter,
  ask: (filter: ListFilter) => void,
): [ListFilter, (filter: ListFilter) => void] {
  const [shown, setShown] = useState(stands);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = JSON.stringify(statedFilter(stands));
  useEffect(() => setShown(JSON.parse(asked) as ListFilter), [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: ListFilter) => {
    const isTyping = next.unchecked !== shown.unchecked && next.unchecked !== undefined;
    setShown(next);
    clearTimeout(timer.current);
    if (isTyping) timer.current = setTimeout(() => ask(statedFilter(next)), TYPING_PAUSE_MS);
    else ask(statedFilter(next));
  };
  return [shown, change];
}

function RestrictionListContent() {
  const translate = useTranslate();
  const { data, error, isPending, total, filterValues, setFilters, refetch } = useListContext<ReviewRow>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const isEmpty = !isPending && !error && (data ?? []).length === 0;
  const [filter, setFilter] = usePausedFilter(readFilter(filterValues), (next) => {
    setChosen(new Set());
    setFilters(next, undefined, false);
  });
  return (
    <>
      <SavedQueries filter={filter} onChoose={setFilter} />
      <RestrictionFilters value={filter} onChange={setFilter} />
      <BulkCheck
        chosen={chosen}
        onClear={() => setChosen(new Set())}
        onChecked={() => {
          setChosen(new Set());
          void refetch();
        }}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <LoadingState rows={8} />}
      {isEmpty && <EmptyState title={translate('restrictions.empty')} text={translate('restrictions.emptyText')} />}
      {!isPending && !error && !isEmpty && <RestrictionTable rows={data ?? []} chosen={chosen} onChoose={setChosen} />}
      {!error && (total ?? 0) > 0 && <Pagination rowsPerPageOptions={[10, 25, 50, 100]} />}
    </>
  );
}

export default function RestrictionList() {
  const translate = useTranslate();
  return (
    <StaffOnly>
      <ScreenHeading text={translate('restrictions.title')}>
        <Button component={Link} to="/entryrestrictions/create" variant="contained" startIcon={<AddIcon />}>
          {translate('restrictions.create')}
        </Button>
      </ScreenHeading>
      <ListBase resource="entryrestrictions" perPage={25} sort={{ field: 'place', order: 'ASC' }} disableAuthentication>
        <RestrictionListContent />
      </ListBase>
    </StaffOnly>
  );
}
