import { Typography } from '@mui/material';
import { BulkExportButton, ResourceContextProvider, SearchInput, SelectInput, useTranslate } from 'react-admin';
import type { CountryOverview } from '../../gen/graphql.js';
import { STATUS_COLORS } from '../../graphql/enum-values.js';
import { EmptyState } from '../../ui/EmptyState.js';
import { csvExporter } from '../../ui/resource/csv-exporter.js';
import { ResourceList } from '../../ui/resource/ResourceList.js';
import { ResourceTable } from '../../ui/resource/ResourceTable.js';
import { StaffOnly } from '../../ui/StaffOnly.js';
import { useOverviewColumns } from './OverviewTable.js';
import { SHOWN } from './index.js';

const exporter = csvExporter<CountryOverview>('overview', (row) => ({
  country: row.country.nameShort,
  iso2: row.country.iso2,
  status: row.restriction?.status ?? null,
  deviations: row.inside.map(({ name, iata }) => iata ?? name).join(', '),
  deviationCount: row.insideCount,
  checkedAt: row.restriction?.checkedAt ?? null,
  significantUpdateAt: row.restriction?.significantUpdateAt ?? null,
  reminder: row.restriction?.reminder ?? null,
  reviewsDueCount: row.reviewsDueCount,
  scheduledCount: row.scheduledCount,
  detailCount: row.detailCount,
}));

function Overview() {
  const translate = useTranslate();
  const columns = useOverviewColumns();
  return (
    <ResourceList
      title={translate('overview.title')}
      sort={{ field: 'country', order: 'ASC' }}
      exporter={exporter}
      filterDefaultValues={{ shown: 'STATED' }}
      filters={[
        <SearchInput key="search" source="search" placeholder={translate('overview.search')} alwaysOn />,
        <SelectInput
          key="shown"
          source="shown"
          label={translate('overview.shownLabel')}
          choices={SHOWN.map((id) => ({ id, name: translate(`overview.shown.${id}`) }))}
          alwaysOn
        />,
        <SelectInput
          key="status"
          source="status"
          label={translate('reviewList.status')}
          choices={STATUS_COLORS.map((id) => ({ id, name: translate(`statusField.${id}`) }))}
          alwaysOn
        />,
      ]}
    >
      <Typography sx={{ color: 'text.secondary', mb: 1, display: { xs: 'none', md: 'block' } }}>
        {translate('overview.keys')}
      </Typography>
      <ResourceTable<CountryOverview>
        label={translate('overview.title')}
        columns={columns}
        nameOf={({ country }) => country.nameShort}
        bulkActions={<BulkExportButton />}
        noResults={<EmptyState title={translate('overview.empty')} text={translate('overview.emptyText')} />}
      />
    </ResourceList>
  );
}

/** Every country with what is said about it and what waits there. */
export default function OverviewPage() {
  const translate = useTranslate();
  return (
    <StaffOnly title={translate('overview.title')}>
      <ResourceContextProvider value="countryoverview">
        <Overview />
      </ResourceContextProvider>
    </StaffOnly>
  );
}
