import { ReminderDay } from '../list/ReminderDay.js';
import { Box, Link as MuiLink } from '@mui/material';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { nameOfEditor } from '../../ui/editor-name.js';
import { useDates } from '../../ui/useDates.js';
import { STATUS_RANK } from '../list/restriction-rows.js';
import { StatusMark } from '../../ui/status/StatusMark.js';
import { Tag } from '../../ui/status/Tag.js';
import type { Column } from '../../ui/table/column.js';
import { RowTable } from '../../ui/table/RowTable.js';
import type { Sort } from '../../ui/table/sort-rows.js';
import { Deviations } from './Deviations.js';
import { hasDeviation, type OverviewRow } from './overview-rows.js';

const editorOf = (id: string): string => `/entryrestrictions/${encodeURIComponent(id)}/edit`;

/** The columns, with what each is sorted by. */
export function useOverviewColumns(): Column<OverviewRow>[] {
  const translate = useTranslate();
  const { day } = useDates();
  return useMemo(
    (): Column<OverviewRow>[] => [
      {
        key: 'country',
        label: translate('restrictions.country'),
        sortBy: ({ name }) => name,
        isHeading: true,
        minWidth: '7.5rem',
        cell: ({ name, iso2, own }) => (
          <MuiLink component={Link} to={own ? editorOf(own.id) : '/entryrestrictions/create'} sx={{ fontWeight: 600 }}>
            {name}
            <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, ml: 0.75, whiteSpace: 'nowrap' }}>
              {iso2}
            </Box>
          </MuiLink>
        ),
      },
      {
        key: 'status',
        label: translate('reviewList.status'),
        minWidth: '7.25rem',
        sortBy: ({ own }) => (own ? STATUS_RANK[own.status] : null),
        cell: ({ own }) =>
          own ? (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
              <StatusMark status={own.status} />
              {!own.isActive && <Tag>{translate('restrictions.inactive')}</Tag>}
              {own.provenance === 'IMPORTED' && <Tag tone="YELLOW">{translate('provenance.IMPORTED')}</Tag>}
            </Box>
          ) : (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {translate('overview.missing')}
            </Box>
          ),
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
        cell: ({ own }) =>
          own &&
          (own.checkedAt ? (
            <>
              <Box>{day(own.checkedAt)}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{nameOfEditor(own.checkedBy)}</Box>
            </>
          ) : (
            translate('reviewList.never')
          )),
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
      {
        key: 'reviewsDue',
        label: translate('reviewList.reviewsDue'),
        sortBy: ({ reviewsDue }) => reviewsDue,
        align: 'right',
        isBlank: ({ reviewsDue }) => reviewsDue === 0,
        cell: ({ reviewsDue }) => (reviewsDue > 0 ? <Tag tone="YELLOW">{reviewsDue}</Tag> : '–'),
      },
      {
        key: 'scheduled',
        label: translate('reviewList.scheduled'),
        sortBy: ({ scheduled }) => scheduled,
        align: 'right',
        isBlank: ({ scheduled }) => scheduled === 0,
        cell: ({ scheduled }) => (scheduled > 0 ? <Tag tone="PURPLE">{scheduled}</Tag> : '–'),
      },
      {
        key: 'details',
        label: translate('restrictions.detailCount'),
        sortBy: ({ details }) => details,
        align: 'right',
        isBlank: ({ details }) => details === 0,
        cell: ({ details }) => details || '–',
      },
    ],
    [translate, day],
  );
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
