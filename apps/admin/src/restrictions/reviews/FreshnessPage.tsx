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
import { Tag } from '../../ui/status/Tag.js';
import type { Column } from '../../ui/table/column.js';
import { RowTable } from '../../ui/table/RowTable.js';
import { RiskMark } from '../../answer/RiskMark.js';
import { useAudience } from './useAudience.js';

const PER_PAGE = 25;

const detailAddress = ({ restrictionId, detailId }: ReviewDue): string =>
  `/entryrestrictions/${encodeURIComponent(restrictionId)}/edit?detail=${encodeURIComponent(detailId)}`;

function ReviewsDue() {
  const translate = useTranslate();
  const { day } = useDates();
  const placeTitle = usePlaceTitle();
  const audience = useAudience();
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useApiQuery(
    'reviewsDue',
    ReviewsDueDocument,
    { limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
    { keepPrevious: true },
  );

  const columns = useMemo(
    (): Column<ReviewDue>[] => [
      {
        key: 'place',
        label: translate('restrictions.place'),
        isHeading: true,
        minWidth: '7rem',
        cell: (row) => (
          <MuiLink component={Link} to={detailAddress(row)} sx={{ fontWeight: 600 }}>
            {placeTitle(row.place)}
          </MuiLink>
        ),
      },
      { key: 'audience', label: translate('freshness.audience'), minWidth: '10rem', cell: (row) => audience(row) },
      {
        key: 'source',
        label: translate('freshness.source'),
        minWidth: '13rem',
        cell: ({ sourceUri, link }) => {
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
                <Box component="span">{sourceUri ?? translate('freshness.noSource')}</Box>
              )}
              {sourceUri && <LinkMark link={link ?? undefined} />}
            </Box>
          );
        },
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
        cell: ({ daysPastDue, nextReview }) => (
          <Tag tone={daysPastDue > 30 ? 'RED' : 'YELLOW'}>
            {daysPastDue > 0
              ? translate('freshness.days', { count: daysPastDue })
              : translate('freshness.today', { date: day(nextReview) })}
          </Tag>
        ),
      },
      {
        key: 'trips',
        label: translate('freshness.trips'),
        align: 'right',
        cell: ({ activeTripPages }) => activeTripPages,
        isBlank: ({ activeTripPages }) => activeTripPages === 0,
      },
      {
        key: 'soon',
        label: translate('freshness.soon'),
        align: 'right',
        isBlank: ({ departingWithin72Hours }) => departingWithin72Hours === 0,
        cell: ({ departingWithin72Hours }) =>
          departingWithin72Hours > 0 ? <Tag tone="RED">{departingWithin72Hours}</Tag> : '–',
      },
      {
        key: 'risk',
        label: translate('freshness.risk'),
        isTight: true,
        isBlank: ({ riskLevel }) => riskLevel === 'UNKNOWN',
        cell: ({ riskLevel }) => (riskLevel === 'UNKNOWN' ? '–' : <RiskMark level={riskLevel} />),
      },
    ],
    [translate, day, placeTitle, audience],
  );

  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState rows={8} />;
  const { totalCount, results } = data.reviewsDue;
  if (totalCount === 0)
    return <EmptyState title={translate('freshness.empty')} text={translate('freshness.emptyText')} />;
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '60rem' }}>
        {translate('freshness.intro', { count: totalCount })}
      </Typography>
      <RowTable
        label={translate('freshness.title')}
        rows={results}
        keyOf={({ restrictionId, detailId }) => `${restrictionId} ${detailId}`}
        columns={columns}
      />
      <Pages page={page} perPage={PER_PAGE} total={totalCount} onPage={setPage} />
    </>
  );
}

/** Details whose day of review has passed, the most urgent first. */
export default function FreshnessPage() {
  const translate = useTranslate();
  const title = translate('freshness.title');
  return (
    <StaffOnly title={title}>
      <ScreenHeading text={title} />
      <ReviewsDue />
    </StaffOnly>
  );
}
