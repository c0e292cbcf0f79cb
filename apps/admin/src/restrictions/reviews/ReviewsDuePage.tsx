import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useMemo } from 'react';
import { BulkExportButton, SearchInput, SelectInput, useListContext, useTranslate } from 'react-admin';
import { webAddress } from '../../answer/section-model.js';
import { usePlaceTitle } from '../../answer/usePlaceTitle.js';
import { csvExporter } from '../../ui/resource/csv-exporter.js';
import { ResourceList } from '../../ui/resource/ResourceList.js';
import { ResourceTable } from '../../ui/resource/ResourceTable.js';
import { StaffOnly } from '../../ui/StaffOnly.js';
import { useDates } from '../../ui/useDates.js';
import type { ReviewDue } from '../../gen/graphql.js';
import { PURPOSES } from '../../graphql/enum-values.js';
import { LinkMark } from '../detail/LinkMark.js';
import { CountTag } from '../../ui/status/CountTag.js';
import { Tag } from '../../ui/status/Tag.js';
import type { Column } from '../../ui/table/column.js';
import { RiskMark } from '../../answer/RiskMark.js';
import { CountryInput } from '../scheduled-revisions/CountryInput.js';
import { CheckedText } from '../../ui/CheckedText.js';
import { DetailPlaceLink } from './DetailPlaceLink.js';
import { useAudience } from './useAudience.js';

const LONG_DUE_DAYS = 30;

function SourceCell({ sourceUri, link, checkedAt }: Pick<ReviewDue, 'sourceUri' | 'link' | 'checkedAt'>) {
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
      {sourceUri && <LinkMark link={link ?? undefined} comparedOn={checkedAt} />}
    </Box>
  );
}

function DueCell({ daysPastDue, nextReview }: Pick<ReviewDue, 'daysPastDue' | 'nextReview'>) {
  const translate = useTranslate();
  const { day } = useDates();
  return (
    <Tag tone={daysPastDue > LONG_DUE_DAYS ? 'RED' : 'YELLOW'}>
      {daysPastDue > 0
        ? translate('reviewsDue.days', { count: daysPastDue })
        : translate('reviewsDue.today', { date: day(nextReview) })}
    </Tag>
  );
}

function useColumns(): Column<ReviewDue>[] {
  const translate = useTranslate();
  const audience = useAudience();
  return useMemo(
    () => [
      {
        key: 'place',
        label: translate('restrictions.place'),
        isSortable: true,
        isHeading: true,
        minWidth: '7rem',
        cell: (row) => <DetailPlaceLink row={row} />,
      },
      { key: 'audience', label: translate('reviewsDue.audience'), minWidth: '10rem', cell: audience },
      {
        key: 'source',
        label: translate('reviewsDue.source'),
        minWidth: '13rem',
        cell: ({ sourceUri, link, checkedAt }) => (
          <SourceCell sourceUri={sourceUri} link={link} checkedAt={checkedAt} />
        ),
      },
      {
        key: 'checkedAt',
        isSortable: true,
        label: translate('restrictions.checkedAt'),
        minWidth: '7rem',
        cell: (row) => <CheckedText of={row} />,
      },
      {
        key: 'nextReview',
        isSortable: true,
        label: translate('reviewList.reviewsDue'),
        isTight: true,
        cell: ({ daysPastDue, nextReview }) => <DueCell daysPastDue={daysPastDue} nextReview={nextReview} />,
      },
      {
        key: 'activeTripPages',
        isSortable: true,
        label: translate('reviewsDue.trips'),
        align: 'right',
        cell: ({ activeTripPages }) => activeTripPages,
        isBlank: ({ activeTripPages }) => activeTripPages === 0,
      },
      {
        key: 'departingWithin72Hours',
        isSortable: true,
        label: translate('reviewsDue.imminent'),
        align: 'right',
        isBlank: ({ departingWithin72Hours }) => departingWithin72Hours === 0,
        cell: ({ departingWithin72Hours }) => <CountTag count={departingWithin72Hours} tone="RED" />,
      },
      {
        key: 'riskLevel',
        isSortable: true,
        label: translate('reviewsDue.risk'),
        isTight: true,
        isBlank: ({ riskLevel }) => riskLevel === 'UNKNOWN',
        cell: ({ riskLevel }) => (riskLevel === 'UNKNOWN' ? '–' : <RiskMark level={riskLevel} />),
      },
    ],
    [translate, audience],
  );
}

const exporter = csvExporter<ReviewDue>('reviews-due', (row) => ({
  restrictionId: row.restrictionId,
  detailId: row.detailId,
  place: row.place.name,
  restrictionType: row.restrictionType,
  citizenships: row.citizenships.join(' '),
  source: row.sourceUri,
  writtenOn: row.writtenOn,
  checkedAt: row.checkedAt,
  nextReview: row.nextReview,
  daysPastDue: row.daysPastDue,
  activeTripPages: row.activeTripPages,
  departingWithin72Hours: row.departingWithin72Hours,
  riskLevel: row.riskLevel,
}));

function ReviewTable() {
  const translate = useTranslate();
  const placeTitle = usePlaceTitle();
  const columns = useColumns();
  const { total } = useListContext();
  return (
    <>
      {total !== undefined && total > 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '60rem' }}>
          {translate('reviewsDue.intro', { count: total })}
        </Typography>
      )}
      <ResourceTable<ReviewDue>
        label={translate('reviewsDue.title')}
        columns={columns}
        nameOf={({ place }) => placeTitle(place)}
        bulkActions={<BulkExportButton />}
      />
    </>
  );
}

function ReviewsDue() {
  const translate = useTranslate();
  return (
    <ResourceList
      title={translate('reviewsDue.title')}
      sort={{ field: 'priority', order: 'DESC' }}
      exporter={exporter}
      empty={{ title: translate('reviewsDue.empty'), text: translate('reviewsDue.emptyText') }}
      filters={[
        <SearchInput key="search" source="search" alwaysOn />,
        <CountryInput key="country" source="countryId" label={translate('restrictions.country')} alwaysOn />,
        <SelectInput
          key="purpose"
          source="restrictionType"
          label={translate('search.purpose')}
          choices={PURPOSES.map((id) => ({ id, name: translate(`purpose.${id}`) }))}
          alwaysOn
        />,
      ]}
    >
      <ReviewTable />
    </ResourceList>
  );
}

/** Details whose day of review has passed, the most urgent first. */
export default function ReviewsDueScreen() {
  const translate = useTranslate();
  return (
    <StaffOnly title={translate('reviewsDue.title')}>
      <ReviewsDue />
    </StaffOnly>
  );
}
