import { Box, Link as MuiLink } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { EditedCell } from '../../ui/EditedCell.js';
import { CountTag } from '../../ui/status/CountTag.js';
import { StatusMark } from '../../ui/status/StatusMark.js';
import { Tag } from '../../ui/status/Tag.js';
import type { Column } from '../../ui/table/column.js';
import { RowTable } from '../../ui/table/RowTable.js';
import type { Sort } from '../../ui/table/sort-rows.js';
import { useDates } from '../../ui/useDates.js';
import { ReminderDay } from '../list/ReminderDay.js';
import { STATUS_RANK } from '../list/restriction-rows.js';
import { Deviations } from './Deviations.js';
import { hasDeviation, type OverviewRow } from './overview-rows.js';

type Translate = ReturnType<typeof useTranslate>;
type Dates = ReturnType<typeof useDates>;

const editorOf = (id: string): string => `/entryrestrictions/${encodeURIComponent(id)}/edit`;

const CountryCell = ({ row: { name, iso2, own } }: { row: OverviewRow }) => (
  <MuiLink component={Link} to={own ? editorOf(own.id) : '/entryrestrictions/create'} sx={{ fontWeight: 600 }}>
    {name}
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, ml: 0.75, whiteSpace: 'nowrap' }}>
      {iso2}
    </Box>
  </MuiLink>
);

function StatusCell({ own }: Pick<OverviewRow, 'own'>) {
  const translate = useTranslate();
  if (!own)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {translate('overview.missing')}
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
      <StatusMark status={own.status} />
      {!own.isActive && <Tag>{translate('restrictions.inactive')}</Tag>}
      {own.provenance === 'IMPORTED' && <Tag tone="YELLOW">{translate('provenance.IMPORTED')}</Tag>}
    </Box>
  );
}

function CheckedCell({ own }: Pick<OverviewRow, 'own'>) {
  const translate = useTranslate();
  if (!own) return null;
  return own.checkedAt ? <EditedCell at={own.checkedAt} by={own.checkedBy} /> : translate('reviewList.never');
}

/** What is said about the country itself. */
const ownColumns = (translate: Translate, { day }: Dates): Column<OverviewRow>[] => [
  {
    key: 'country',
    label: translate('restrictions.country'),
    sortBy: ({ name }) => name,
    isHeading: true,
    minWidth: '7.5rem',
    cell: (row) => <CountryCell row={row} />,
  },
  {
    key: 'status',
    label: translate('reviewList.status'),
    minWidth: '7.25rem',
    sortBy: ({ own }) => (own ? STATUS_RANK[own.status] : null),
    cell: ({ own }) => <StatusCell own={own} />,
  },
  {
    key: 'deviations',
    label: translate('overview.deviations'),
    sortBy: ({ inside }) => inside.length,
    isBlank: (row) => !hasDeviation(row),
    cell: (row) => <Deviations row={row} />,
  },
  {
    key: 'checkedAt',
    label: translate('restrictions.checkedAt'),
    sortBy: ({ own }) => own?.checkedAt,
    isTight: true,
    isBlank: ({ own }) => own === null,
    cell: ({ own }) => <CheckedCell own={own} />,
  },
  {
    key: 'significant',
    label: translate('overview.significant'),
    sortBy: ({ own }) => own?.significantUpdateAt,
    isTight: true,
    isBlank: ({ own }) => !own?.significantUpdateAt,
    cell: ({ own }) => (own?.significantUpdateAt ? day(own.significantUpdateAt) : '–'),
  },
  {
    key: 'reminder',
    label: translate('reviewList.reminder'),
    sortBy: ({ own }) => own?.reminder,
    isTight: true,
    isBlank: ({ own }) => !own?.reminder,
    cell: ({ own }) => <ReminderDay reminder={own?.reminder} />,
  },
];

/** Sums over the country and everything in it. */
const sumColumns = (translate: Translate): Column<OverviewRow>[] => [
  {
    key: 'reviewsDue',
    label: translate('reviewList.reviewsDue'),
    sortBy: ({ reviewsDue }) => reviewsDue,
    align: 'right',
    isBlank: ({ reviewsDue }) => reviewsDue === 0,
    cell: ({ reviewsDue }) => <CountTag count={reviewsDue} tone="YELLOW" />,
  },
  {
    key: 'scheduled',
    label: translate('reviewList.scheduled'),
    sortBy: ({ scheduled }) => scheduled,
    align: 'right',
    isBlank: ({ scheduled }) => scheduled === 0,
    cell: ({ scheduled }) => <CountTag count={scheduled} tone="PURPLE" />,
  },
  {
    key: 'details',
    label: translate('restrictions.detailCount'),
    sortBy: ({ details }) => details,
    align: 'right',
    isBlank: ({ details }) => details === 0,
    cell: ({ details }) => details || '–',
  },
];

/** The columns, with what each is sorted by. */
export function useOverviewColumns(): Column<OverviewRow>[] {
  const translate = useTranslate();
  const dates = useDates();
  return useMemo(() => [...ownColumns(translate, dates), ...sumColumns(translate)], [translate, dates]);
}

interface Props {
  rows: readonly OverviewRow[];
  columns: readonly Column<OverviewRow>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

export function OverviewTable({ rows, columns, sort, onSort }: Props) {
  const translate = useTranslate();
  return (
    <RowTable
      label={translate('overview.title')}
      rows={rows}
      keyOf={({ iso2 }) => iso2}
      columns={columns}
      sort={sort}
      onSort={onSort}
    />
  );
}
