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
import { EmptyState } from '../../ui/EmptyState.js';
import { ResourceTable } from '../../ui/resource/ResourceTable.js';
import { BulkCheck } from './BulkCheck.js';
import { ReminderDay } from './ReminderDay.js';
import { useRestrictionPlace } from './useRestrictionPlace.js';

export function RestrictionTable() {
  const translate = useTranslate();
  const { day, moment } = useDates();
  const placeOf = useRestrictionPlace();
  const { data = [] } = useListContext<ReviewRow>();

  // A column of its own only where there is something to tell.
  const isConflicting = data.some(({ conflictCount }) => conflictCount > 0);

  const columns = useMemo(
    (): Column<ReviewRow>[] => [
      {
        key: 'place',
        label: translate('restrictions.place'),
        isSortable: true,
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
        isSortable: true,
        minWidth: '8.75rem',
        cell: ({ status }) => <StatusMark status={status} />,
      },
      {
        key: 'isActive',
        label: translate('restrictions.state'),
        isSortable: true,
        cell: ({ isActive, provenance }) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
            <Tag tone={isActive ? 'BLUE' : 'GRAY'}>
              {translate(isActive ? 'restrictions.active' : 'restrictions.inactive')}
            </Tag>
            {provenance === 'IMPORTED' && <Tag tone="YELLOW">{translate('provenance.IMPORTED')}</Tag>}
          </Box>
        ),
      },
      {
        key: 'checkedAt',
        label: translate('restrictions.checkedAt'),
        isSortable: true,
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
        isSortable: true,
        isTight: true,
        isBlank: ({ reminder }) => reminder === null,
        cell: ({ reminder }) => <ReminderDay reminder={reminder} />,
      },
      {
        key: 'reviewsDueCount',
        label: translate('reviewList.reviewsDue'),
        isSortable: true,
        align: 'right',
        isBlank: ({ reviewsDueCount }) => reviewsDueCount === 0,
        cell: ({ reviewsDueCount }) => (reviewsDueCount > 0 ? <Tag tone="YELLOW">{reviewsDueCount}</Tag> : '–'),
      },
      {
        key: 'scheduledCount',
        label: translate('reviewList.scheduled'),
        isSortable: true,
        align: 'right',
        isBlank: ({ scheduledCount }) => scheduledCount === 0,
        cell: ({ scheduledCount }) => (scheduledCount > 0 ? <Tag tone="PURPLE">{scheduledCount}</Tag> : '–'),
      },
      ...(isConflicting
        ? [
            {
              key: 'conflictCount',
              label: translate('conflicts.column'),
              isSortable: true,
              align: 'right' as const,
              isBlank: ({ conflictCount }: ReviewRow) => conflictCount === 0,
              cell: ({ conflictCount }: ReviewRow) =>
                conflictCount > 0 ? <Tag tone="PURPLE">{conflictCount}</Tag> : '–',
            },
          ]
        : []),
      {
        key: 'modifiedAt',
        label: translate('restrictions.modified'),
        isSortable: true,
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
        isSortable: true,
        align: 'right',
        cell: ({ detailCount }) => detailCount,
      },
    ],
    [translate, placeOf, day, moment, isConflicting],
  );

  return (
    <ResourceTable<ReviewRow>
      label={translate('resources.entryrestrictions.title')}
      columns={columns}
      nameOf={placeOf}
      bulkActions={<BulkCheck />}
      noResults={<EmptyState title={translate('restrictions.empty')} text={translate('restrictions.emptyText')} />}
    />
  );
}
