import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { BulkExportButton, SearchInput, useTranslate } from 'react-admin';
import { usePlaceTitle } from '../../answer/usePlaceTitle.js';
import type { ComingEnd } from '../../gen/graphql.js';
import { csvExporter } from '../../ui/resource/csv-exporter.js';
import { ResourceList } from '../../ui/resource/ResourceList.js';
import { ResourceTable } from '../../ui/resource/ResourceTable.js';
import { StaffOnly } from '../../ui/StaffOnly.js';
import { CountTag } from '../../ui/status/CountTag.js';
import type { Column } from '../../ui/table/column.js';
import { useDates } from '../../ui/useDates.js';
import { DetailPlaceLink } from '../reviews/DetailPlaceLink.js';
import { useAudience } from '../reviews/useAudience.js';
import { CountryInput } from '../scheduled-revisions/CountryInput.js';

function EndCell({ endsOn, daysLeft }: Pick<ComingEnd, 'endsOn' | 'daysLeft'>) {
  const translate = useTranslate();
  const { day } = useDates();
  return (
    <Box>
      {day(endsOn)}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 13 }}>
        {translate('comingEnds.daysLeft', { count: daysLeft })}
      </Box>
    </Box>
  );
}

function useColumns(): readonly Column<ComingEnd>[] {
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
      { key: 'audience', label: translate('reviewsDue.audience'), minWidth: '12rem', cell: audience },
      {
        key: 'what',
        label: translate('comingEnds.what'),
        minWidth: '9rem',
        cell: ({ what }) => translate(`comingEnds.kind.${what}`),
      },
      {
        key: 'endsOn',
        isSortable: true,
        label: translate('comingEnds.endsOn'),
        minWidth: '8rem',
        cell: ({ endsOn, daysLeft }) => <EndCell endsOn={endsOn} daysLeft={daysLeft} />,
      },
      {
        key: 'tripPages',
        isSortable: true,
        label: translate('comingEnds.tripPages'),
        align: 'right',
        isBlank: ({ tripPages }) => tripPages === 0,
        cell: ({ tripPages }) => <CountTag count={tripPages} tone="YELLOW" />,
      },
    ],
    [translate, audience],
  );
}

const exporter = csvExporter<ComingEnd>('coming-ends', (row) => ({
  restrictionId: row.restrictionId,
  detailId: row.detailId,
  place: row.place.name,
  restrictionType: row.restrictionType,
  citizenships: row.citizenships.join(' '),
  what: row.what,
  endsOn: row.endsOn,
  tripPages: row.tripPages,
}));

function EndTable() {
  const translate = useTranslate();
  const placeTitle = usePlaceTitle();
  const columns = useColumns();
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '60rem' }}>
        {translate('comingEnds.intro')}
      </Typography>
      <ResourceTable<ComingEnd>
        label={translate('resources.comingends.title')}
        columns={columns}
        nameOf={({ place }) => placeTitle(place)}
        bulkActions={<BulkExportButton />}
      />
    </>
  );
}

/** What ends in the next 60 days, the first end first. */
export default function ComingEndsPage() {
  const translate = useTranslate();
  return (
    <StaffOnly title={translate('resources.comingends.title')}>
      <ResourceList
        title={translate('resources.comingends.title')}
        sort={{ field: 'endsOn', order: 'ASC' }}
        exporter={exporter}
        empty={{ title: translate('comingEnds.empty'), text: translate('comingEnds.emptyText') }}
        filters={[
          <SearchInput key="search" source="search" alwaysOn />,
          <CountryInput key="country" source="countryId" label={translate('restrictions.country')} alwaysOn />,
        ]}
      >
        <EndTable />
      </ResourceList>
    </StaffOnly>
  );
}
