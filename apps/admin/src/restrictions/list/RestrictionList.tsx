import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { csvExporter } from '../../ui/resource/csv-exporter.js';
import { ResourceList } from '../../ui/resource/ResourceList.js';
import { StaffOnly } from '../../ui/StaffOnly.js';
import type { ReviewRow } from '../../gen/graphql.js';
import { RestrictionFilters } from './RestrictionFilters.js';
import { RestrictionTable } from './RestrictionTable.js';
import { placeName, readFilter, filledFilter, type ListFilter } from './restriction-rows.js';

const TYPING_PAUSE_MS = 300;

/** What is typed shows at once and is requested when the typing pauses. */
function usePausedFilter(
  stands: ListFilter,
  ask: (filter: ListFilter) => void,
): [ListFilter, (filter: ListFilter) => void] {
  const [shown, setShown] = useState(stands);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const requested = JSON.stringify(filledFilter(stands));
  const [shownFor, setShownFor] = useState(requested);
  if (shownFor !== requested) {
    setShownFor(requested);
    setShown(JSON.parse(requested) as ListFilter);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: ListFilter) => {
    const isTyping = next.unchecked !== shown.unchecked && next.unchecked !== undefined;
    setShown(next);
    clearTimeout(timer.current);
    if (isTyping) timer.current = setTimeout(() => ask(filledFilter(next)), TYPING_PAUSE_MS);
    else ask(filledFilter(next));
  };
  return [shown, change];
}

const exporter = csvExporter<ReviewRow>('entry-restrictions', (row) => ({
  id: row.id,
  place: placeName(row),
  level: row.level,
  status: row.status,
  isActive: row.isActive,
  provenance: row.provenance,
  checkedAt: row.checkedAt,
  reminder: row.reminder,
  modifiedAt: row.modifiedAt,
  detailCount: row.detailCount,
}));

function RestrictionListContent() {
  const list = useListContext<ReviewRow>();
  const [filter, setFilter] = usePausedFilter(readFilter(list.filterValues), (next) => {
    list.onUnselectItems();
    list.setFilters(next, undefined, false);
  });
  return (
    <>
      <RestrictionFilters value={filter} onChange={setFilter} />
      <RestrictionTable />
    </>
  );
}

export default function RestrictionList() {
  const translate = useTranslate();
  return (
    <StaffOnly>
      <ResourceList
        title={translate('resources.entryrestrictions.title')}
        newLabel={translate('restrictions.create')}
        sort={{ field: 'place', order: 'ASC' }}
        exporter={exporter}
        filters={[]}
        empty={{ title: translate('restrictions.empty'), text: translate('restrictions.emptyText') }}
      >
        <RestrictionListContent />
      </ResourceList>
    </StaffOnly>
  );
}
