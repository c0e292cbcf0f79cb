import { Box, Link as MuiLink } from '@mui/material';
import { useMemo } from 'react';
import { BulkExportButton, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ReviewRow } from '../../gen/graphql.js';
import { productDay } from '../../session/product-day.js';
import { EditedCell } from '../../ui/EditedCell.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ResourceTable } from '../../ui/resource/ResourceTable.js';
import { CountTag } from '../../ui/status/CountTag.js';
import { StatusMark } from '../../ui/status/StatusMark.js';
import { Tag } from '../../ui/status/Tag.js';
import type { Column } from '../../ui/table/column.js';
import { BulkCheck } from './BulkCheck.js';
import { ReminderDay } from './ReminderDay.js';
import { useRestrictionPlace } from './useRestrictionPlace.js';

type Translate = ReturnType<typeof useTranslate>;
type CountField = 'reviewsDueCount' | 'scheduledCount' | 'conflictCount';

function PlaceCell({ row }: { row: ReviewRow }) {
  const translate = useTranslate();
  const placeOf = useRestrictionPlace();
  return (
    <>
      <MuiLink component={Link} to={`/entryrestrictions/${encodeURIComponent(row.id)}/edit`} sx={{ fontWeight: 600 }}>
        {placeOf(row)}
      </MuiLink>
      <Box sx={{ color: 'text.secondary', fontSize: 13, fontWeight: 400 }}>{translate(`placeType.${row.level}`)}</Box>
    </>
  );
}

function StateCell({ isActive, provenance }: Pick<ReviewRow, 'isActive' | 'provenance'>) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      <Tag tone={isActive ? 'BLUE' : 'GRAY'}>
        {translate(isActive ? 'restrictions.active' : 'restrictions.inactive')}
      </Tag>
      {provenance === 'IMPORTED' && <Tag tone="YELLOW">{translate('provenance.IMPORTED')}</Tag>}
    </Box>
  );
}

const countColumn = (key: CountField, label: string, tone: 'YELLOW' | 'PURPLE'): Column<ReviewRow> => ({
  key,
  label,
  isSortable: true,
  align: 'right',
  isBlank: (row) => row[key] === 0,
  cell: (row) => <CountTag count={row[key]} tone={tone} />,
});

const columnsOf = (translate: Translate, isConflicting: boolean): Column<ReviewRow>[] => [
  {
    key: 'place',
    label: translate('restrictions.place'),
    isSortable: true,
    isHeading: true,
    minWidth: '7rem',
    cell: (row) => <PlaceCell row={row} />,
  },
  {
    key: 'status',
    label: translate('reviewList.status'),
    isSortable: true,
    minWidth: '8.75rem',
    cell: ({ status }) => <StatusMark status={status} />,
  },
  {
    key: 'isActive',
    label: translate('restrictions.state'),
    isSortable: true,
    cell: ({ isActive, provenance }) => <StateCell isActive={isActive} provenance={provenance} />,
  },
  {
    key: 'checkedAt',
    label: translate('restrictions.checkedAt'),
    isSortable: true,
    isTight: true,
    cell: ({ checkedAt, checkedBy }) =>
      checkedAt ? <EditedCell at={productDay(new Date(checkedAt))} by={checkedBy} /> : translate('reviewList.never'),
  },
  {
    key: 'reminder',
    label: translate('reviewList.reminder'),
    isSortable: true,
    isTight: true,
    isBlank: ({ reminder }) => reminder === null,
    cell: ({ reminder }) => <ReminderDay reminder={reminder} />,
  },
  countColumn('reviewsDueCount', translate('reviewList.reviewsDue'), 'YELLOW'),
  countColumn('scheduledCount', translate('reviewList.scheduled'), 'PURPLE'),
  ...(isConflicting ? [countColumn('conflictCount', translate('conflicts.column'), 'PURPLE')] : []),
  {
    key: 'modifiedAt',
    label: translate('restrictions.modified'),
    isSortable: true,
    isTight: true,
    isExtra: true,
    cell: ({ modifiedAt, modifiedBy }) => <EditedCell at={modifiedAt} by={modifiedBy} />,
  },
  {
    key: 'detailCount',
    label: translate('restrictions.detailCount'),
    isSortable: true,
    align: 'right',
    cell: ({ detailCount }) => detailCount,
  },
];

export function RestrictionTable() {
  const translate = useTranslate();
  const placeOf = useRestrictionPlace();
  const { data = [] } = useListContext<ReviewRow>();
  // Conflicts are rare: without any, the column would only take room.
  const isConflicting = data.some(({ conflictCount }) => conflictCount > 0);
  const columns = useMemo(() => columnsOf(translate, isConflicting), [translate, isConflicting]);
  return (
    <ResourceTable<ReviewRow>
      label={translate('resources.entryrestrictions.title')}
      columns={columns}
      nameOf={placeOf}
      bulkActions={
        <>
          <BulkExportButton />
          <BulkCheck />
        </>
      }
      noResults={<EmptyState title={translate('restrictions.empty')} text={translate('restrictions.emptyText')} />}
    />
  );
}
