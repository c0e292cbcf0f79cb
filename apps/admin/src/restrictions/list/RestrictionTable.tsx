import { Box, Link as MuiLink } from '@mui/material';
import { useMemo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { nameOfEditor } from '../../ui/editor-name.js';
import { productDay } from '../../session/product-day.js';
import { useDates } from '../../ui/useDates.js';
import type { ReviewRow } from '../../gen/graphql.js';
import { StatusMark } from '../../ui/status/StatusMark.js';
import { Tag } from '../../ui/status/Tag.js';
import type { Column } from '../../ui/table/column.js';
import { RowTable } from '../../ui/table/RowTable.js';
import { useRestrictionPlace } from './useRestrictionPlace.js';

interface Props {
  rows: readonly ReviewRow[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** The provider sorts the whole list; here a column only says that it can be sorted by. */
const sortBy = () => null;

export function RestrictionTable({ rows, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const { day, moment } = useDates();
  const placeOf = useRestrictionPlace();
  const { sort, setSort } = useListContext<ReviewRow>();
  const today = productDay(new Date());

  // A column of its own only where there is something to tell.
  const isConflicting = rows.some(({ conflictCount }) => conflictCount > 0);

  const columns = useMemo(
    (): Column<ReviewRow>[] => [
      {
        key: 'place',
        label: translate('restrictions.place'),
        sortBy,
        isHeading: true,
        minWidth: '7rem',
        cell: (row) => (
          <>
            <MuiLink
              component={Link}
              to={`/entryrestrictions/${encodeURIComponent(row.id)}/edit`}
              sx={{ fontWeight: 600 }}
            >
              {placeOf(row)}
            </MuiLink>
            <Box sx={{ color: 'text.secondary', fontSize: 13, fontWeight: 400 }}>
              {translate(`placeType.${row.level}`)}
            </Box>
          </>
        ),
      },
      {
        key: 'status',
        label: translate('reviewList.status'),
        sortBy,
        minWidth: '8.75rem',
        cell: ({ status }) => <StatusMark status={status} />,
      },
      {
        key: 'state',
        label: translate('restrictions.state'),
        sortBy,
        cell: ({ isActive, origin }) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <Tag tone={isActive ? 'BLUE' : 'GRAY'}>
              {translate(isActive ? 'restrictions.active' : 'restrictions.inactive')}
            </Tag>
            {origin === 'IMPORTED' && <Tag tone="YELLOW">{translate('origin.IMPORTED')}</Tag>}
          </Box>
        ),
      },
      {
        key: 'checkedAt',
        label: translate('restrictions.checkedAt'),
        sortBy,
        isTight: true,
        cell: ({ checkedAt, checkedBy }) =>
          checkedAt ? (
            <>
              <Box>{day(productDay(new Date(checkedAt)))}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{nameOfEditor(checkedBy)}</Box>
            </>
          ) : (
            translate('reviewList.never')
          ),
      },
      {
        key: 'reminder',
        label: translate('reviewList.reminder'),
        sortBy,
        isTight: true,
        isBlank: ({ reminder }) => reminder === null,
        cell: ({ reminder }) =>
          reminder === null ? (
            '–'
          ) : reminder <= today ? (
            <Tag tone="YELLOW">{translate('reviewList.dueSince', { date: day(reminder) })}</Tag>
          ) : (
            day(reminder)
          ),
      },
      {
        key: 'reviewsDue',
        label: translate('reviewList.reviewsDue'),
        sortBy,
        align: 'right',
        isBlank: ({ reviewsDueCount }) => reviewsDueCount === 0,
        cell: ({ reviewsDueCount }) => (reviewsDueCount > 0 ? <Tag tone="YELLOW">{reviewsDueCount}</Tag> : '–'),
      },
      {
        key: 'scheduled',
        label: translate('reviewList.scheduled'),
        sortBy,
        align: 'right',
        isBlank: ({ scheduledCount }) => scheduledCount === 0,
        cell: ({ scheduledCount }) => (scheduledCount > 0 ? <Tag tone="PURPLE">{scheduledCount}</Tag> : '–'),
      },
      ...(isConflicting
        ? [
            {
              key: 'conflicts',
              label: translate('conflicts.column'),
              sortBy,
              align: 'right' as const,
              isBlank: ({ conflictCount }: ReviewRow) => conflictCount === 0,
              cell: ({ conflictCount }: ReviewRow) =>
                conflictCount > 0 ? <Tag tone="PURPLE">{conflictCount}</Tag> : '–',
            },
          ]
        : []),
      {
        key: 'modified',
        label: translate('restrictions.modified'),
        sortBy,
        isTight: true,
        isExtra: true,
        cell: ({ modifiedAt, modifiedBy }) => (
          <>
            <Box title={moment(modifiedAt)}>{day(modifiedAt)}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{nameOfEditor(modifiedBy)}</Box>
          </>
        ),
      },
      {
        key: 'detailCount',
        label: translate('restrictions.detailCount'),
        sortBy,
        align: 'right',
        cell: ({ detailCount }) => detailCount,
      },
    ],
    [translate, placeOf, day, moment, today, isConflicting],
  );

  return (
    <RowTable
      label={translate('restrictions.title')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={columns}
      sort={{ field: sort.field, order: sort.order }}
      onSort={setSort}
      selection={{
        chosen,
        onChange: onChoose,
        labelOf: (row) => translate('reviewList.choose', { name: placeOf(row) }),
        allLabel: translate('reviewList.chooseAll'),
      }}
    />
  );
}
