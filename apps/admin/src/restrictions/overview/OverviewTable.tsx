import { Box, Link as MuiLink } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CountryOverview } from '../../gen/graphql.js';
import { EditedCell } from '../../ui/EditedCell.js';
import { CountTag } from '../../ui/status/CountTag.js';
import { StatusMark } from '../../ui/status/StatusMark.js';
import { Tag } from '../../ui/status/Tag.js';
import type { Column } from '../../ui/table/column.js';
import { useDates } from '../../ui/useDates.js';
import { ReminderDay } from '../list/ReminderDay.js';
import { Deviations, hasDeviation } from './Deviations.js';

type Translate = ReturnType<typeof useTranslate>;
type Dates = ReturnType<typeof useDates>;

const editorOf = (id: string): string => `/entryrestrictions/${encodeURIComponent(id)}/edit`;

const CountryCell = ({ row: { country, restriction } }: { row: CountryOverview }) => (
  <MuiLink
    component={Link}
    to={restriction ? editorOf(restriction.id) : '/entryrestrictions/create'}
    sx={{ fontWeight: 600 }}
  >
    {country.nameShort}
    <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, ml: 0.75, whiteSpace: 'nowrap' }}>
      {country.iso2}
    </Box>
  </MuiLink>
);

function StatusCell({ restriction: own }: Pick<CountryOverview, 'restriction'>) {
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

function CheckedCell({ restriction: own }: Pick<CountryOverview, 'restriction'>) {
  const translate = useTranslate();
  if (!own) return null;
  return own.checkedAt ? <EditedCell at={own.checkedAt} by={own.checkedBy} /> : translate('reviewList.never');
}

/** What is said about the country itself. */
const ownColumns = (translate: Translate, { day }: Dates): Column<CountryOverview>[] => [
  {
    key: 'country',
    label: translate('restrictions.country'),
    isSortable: true,
    isHeading: true,
    minWidth: '7.5rem',
    cell: (row) => <CountryCell row={row} />,
  },
  {
    key: 'status',
    label: translate('reviewList.status'),
    minWidth: '7.25rem',
    isSortable: true,
    cell: ({ restriction }) => <StatusCell restriction={restriction} />,
  },
  {
    key: 'deviations',
    label: translate('overview.deviations'),
    isSortable: true,
    isBlank: (row) => !hasDeviation(row),
    cell: (row) => <Deviations row={row} />,
  },
  {
    key: 'checkedAt',
    label: translate('restrictions.checkedAt'),
    isSortable: true,
    isTight: true,
    isBlank: ({ restriction }) => restriction === null,
    cell: ({ restriction }) => <CheckedCell restriction={restriction} />,
  },
  {
    key: 'significantUpdateAt',
    label: translate('overview.significant'),
    isSortable: true,
    isTight: true,
    isBlank: ({ restriction }) => !restriction?.significantUpdateAt,
    cell: ({ restriction }) => (restriction?.significantUpdateAt ? day(restriction.significantUpdateAt) : '–'),
  },
  {
    key: 'reminder',
    label: translate('reviewList.reminder'),
    isSortable: true,
    isTight: true,
    isBlank: ({ restriction }) => !restriction?.reminder,
    cell: ({ restriction }) => <ReminderDay reminder={restriction?.reminder} />,
  },
];

/** Sums over the country and everything in it. */
const sumColumns = (translate: Translate): Column<CountryOverview>[] => [
  {
    key: 'reviewsDueCount',
    label: translate('reviewList.reviewsDue'),
    isSortable: true,
    align: 'right',
    isBlank: ({ reviewsDueCount }) => reviewsDueCount === 0,
    cell: ({ reviewsDueCount }) => <CountTag count={reviewsDueCount} tone="YELLOW" />,
  },
  {
    key: 'scheduledCount',
    label: translate('reviewList.scheduled'),
    isSortable: true,
    align: 'right',
    isBlank: ({ scheduledCount }) => scheduledCount === 0,
    cell: ({ scheduledCount }) => <CountTag count={scheduledCount} tone="PURPLE" />,
  },
  {
    key: 'detailCount',
    label: translate('restrictions.detailCount'),
    isSortable: true,
    align: 'right',
    isBlank: ({ detailCount }) => detailCount === 0,
    cell: ({ detailCount }) => detailCount || '–',
  },
];

/** The columns, with what each is sorted by. */
export function useOverviewColumns(): Column<CountryOverview>[] {
  const translate = useTranslate();
  const dates = useDates();
  return useMemo(() => [...ownColumns(translate, dates), ...sumColumns(translate)], [translate, dates]);
}
