import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { webAddress } from '../../answer/section-model.js';
import { usePlaceTitle } from '../../answer/usePlaceTitle.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState.js';
import { LoadingState } from '../../ui/LoadingState.js';
import { Pages } from '../../ui/Pages.js';
import { ScreenHeading } from '../../ui/ScreenHeading.js';
import { StaffOnly } from '../../ui/StaffOnly.js';
import { useDates } from '../../ui/useDates.js';
import { ReviewsDueDocument, type ReviewDue } from '../../gen/graphql.js';
import { useApiQuery } from '../../graphql/useApiQuery.js';
import { LinkMark } from '../detail/LinkMark.js';
import { CountTag } from '../../ui/status/CountTag.js';
import { Tag } from '../../ui/status/Tag.js';
import type { Column } from '../../ui/table/column.js';
import { RowTable } from '../../ui/table/RowTable.js';
import { RiskMark } from '../../answer/RiskMark.js';
import { useAudience } from './useAudience.js';

const PER_PAGE = 25;
const LONG_OVERDUE_DAYS = 30;

const detailAddress = ({ restrictionId, detailId }: ReviewDue): string =>
  `/entryrestrictions/${encodeURIComponent(restrictionId)}/edit?detail=${encodeURIComponent(detailId)}`;

function PlaceCell({ row }: { row: ReviewDue }) {
  const placeTitle = usePlaceTitle();
  return (
    <MuiLink component={Link} to={detailAddress(row)} sx={{ fontWeight: 600 }}>
      {placeTitle(row.place)}
    </MuiLink>
  );
}

function SourceCell({ sourceUri, link }: Pick<ReviewDue, 'sourceUri' | 'link'>) {
  const translate = useTranslate();
  const address = webAddress(sourceUri);
  return (
    <Box sx={{ display: 'grid', gap: 0.25, maxWidth: '22rem' }}>
      {address ? (
        <MuiLink
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={translate('console.newTab', { name: address })}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {new URL(address).hostname}
        </MuiLink>
      ) : (
        <Box component="span">{sourceUri ?? translate('reviewsDue.noSource')}</Box>
      )}
      {sourceUri && <LinkMark link={link ?? undefined} />}
    </Box>
  );
}

function DueCell({ daysPastDue, nextReview }: Pick<ReviewDue, 'daysPastDue' | 'nextReview'>) {
  const translate = useTranslate();
  const { day } = useDates();
  return (
    <Tag tone={daysPastDue > LONG_OVERDUE_DAYS ? 'RED' : 'YELLOW'}>
      {daysPastDue > 0
        ? translate('reviewsDue.days', { count: daysPastDue })
        : translate('reviewsDue.today', { date: day(nextReview) })}
    </Tag>
  );
}

function useColumns(): Column<ReviewDue>[] {
  const translate = useTranslate();
  const { day } = useDates();
  const audience = useAudience();
  return useMemo(
    () => [
      {
        key: 'place',
        label: translate('restrictions.place'),
        isHeading: true,
        minWidth: '7rem',
        cell: (row) => <PlaceCell row={row} />,
      },
      { key: 'audience', label: translate('reviewsDue.audience'), minWidth: '10rem', cell: audience },
      {
        key: 'source',
        label: translate('reviewsDue.source'),
        minWidth: '13rem',
        cell: ({ sourceUri, link }) => <SourceCell sourceUri={sourceUri} link={link} />,
      },
      {
        key: 'checkedAt',
        label: translate('restrictions.checkedAt'),
        isTight: true,
        cell: ({ checkedAt }) => (checkedAt ? day(checkedAt) : translate('reviewList.never')),
      },
      {
        key: 'reviewsDue',
        label: translate('reviewList.reviewsDue'),
        isTight: true,
        cell: ({ daysPastDue, nextReview }) => <DueCell daysPastDue={daysPastDue} nextReview={nextReview} />,
      },
      {
        key: 'trips',
        label: translate('reviewsDue.trips'),
        align: 'right',
        cell: ({ activeTripPages }) => activeTripPages,
        isBlank: ({ activeTripPages }) => activeTripPages === 0,
      },
      {
        key: 'imminent',
        label: translate('reviewsDue.imminent'),
        align: 'right',
        isBlank: ({ departingWithin72Hours }) => departingWithin72Hours === 0,
        cell: ({ departingWithin72Hours }) => <CountTag count={departingWithin72Hours} tone="RED" />,
      },
      {
        key: 'risk',
        label: translate('reviewsDue.risk'),
        isTight: true,
        isBlank: ({ riskLevel }) => riskLevel === 'UNKNOWN',
        cell: ({ riskLevel }) => (riskLevel === 'UNKNOWN' ? '–' : <RiskMark level={riskLevel} />),
      },
    ],
    [translate, day, audience],
  );
}

function ReviewsDue() {
  const translate = useTranslate();
  const columns = useColumns();
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useApiQuery(
    'reviewsDue',
    ReviewsDueDocument,
    { limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
    { keepPrevious: true },
  );

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState rows={8} />;
  const { totalCount, results } = data.reviewsDue;
  if (totalCount === 0)
    return <EmptyState title={translate('reviewsDue.empty')} text={translate('reviewsDue.emptyText')} />;
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '60rem' }}>
        {translate('reviewsDue.intro', { count: totalCount })}
      </Typography>
      <RowTable
        label={translate('reviewsDue.title')}
        rows={results}
        keyOf={({ restrictionId, detailId }) => `${restrictionId} ${detailId}`}
        columns={columns}
      />
      <Pages page={page} perPage={PER_PAGE} total={totalCount} onPage={setPage} />
    </>
  );
}

/** Details whose day of review has passed, the most urgent first. */
export default function ReviewsDueScreen() {
  const translate = useTranslate();
  const title = translate('reviewsDue.title');
  return (
    <StaffOnly title={title}>
      <ScreenHeading text={title} />
      <ReviewsDue />
    </StaffOnly>
  );
}
