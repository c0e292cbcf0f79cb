import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useMemo } from 'react';
import { BulkExportButton, NullableBooleanInput, SearchInput, SelectInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePlaceTitle } from '../answer/usePlaceTitle.js';
import { EditedCell } from '../ui/EditedCell.js';
import type { RegressionCase } from '../gen/graphql.js';
import { BulkDeletion } from '../ui/resource/BulkDeletion.js';
import { PURPOSES } from '../graphql/enum-values.js';
import { csvExporter } from '../ui/resource/csv-exporter.js';
import { ResourceList } from '../ui/resource/ResourceList.js';
import { ResourceTable } from '../ui/resource/ResourceTable.js';
import { RowButtons } from '../ui/resource/RowButtons.js';
import { useCountryName } from '../places/useCountries.js';
import { Tag } from '../ui/status/Tag.js';
import type { Column } from '../ui/table/column.js';
import { FailureList } from './FailureList.js';

const exporter = csvExporter<RegressionCase>('regression-cases', (row) => ({
  id: row.id,
  name: row.name,
  note: row.note,
  failures: row.failures.length,
  departure: row.departure.id,
  destinations: row.destinations.map(({ id }) => id).join(' '),
  citizenships: row.citizenships.map(({ iso2 }) => iso2).join(' '),
  restrictionType: row.restrictionType,
  startsInDays: row.startsInDays,
  nights: row.nights,
  expectations: row.expectations.length,
}));

function NameCell({ row: { id, name, note } }: { row: RegressionCase }) {
  return (
    <>
      <MuiLink component={Link} to={`/regressioncases/${encodeURIComponent(id)}`} sx={{ fontWeight: 600 }}>
        {name}
      </MuiLink>
      {note && <Box sx={{ color: 'text.secondary', fontSize: 13, fontWeight: 400 }}>{note}</Box>}
    </>
  );
}

function StateCell({ failures }: Pick<RegressionCase, 'failures'>) {
  const translate = useTranslate();
  if (failures.length === 0) return <Tag tone="BLUE">{translate('regressionCases.holds')}</Tag>;
  return (
    <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
      <Tag tone="RED">{translate('regressionCases.broken', { count: failures.length })}</Tag>
      <FailureList failures={failures} />
    </Box>
  );
}

function TripCell({ row }: { row: RegressionCase }) {
  const translate = useTranslate();
  const placeTitle = usePlaceTitle();
  const countryName = useCountryName();
  const { departure, destinations, transits, citizenships, restrictionType } = row;
  return (
    <>
      <Box>
        {translate('answer.tripLine', {
          departure: placeTitle(departure),
          destinations: destinations.map(placeTitle).join(', '),
        })}
      </Box>
      {transits.length > 0 && (
        <Box sx={{ fontSize: 13 }}>
          {translate('regressionCases.via', { names: transits.map(placeTitle).join(', ') })}
        </Box>
      )}
      <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
        {translate('reviewsDue.for', {
          purpose: translate(`purpose.${restrictionType}`),
          names: citizenships.map(({ iso2 }) => countryName(iso2)).join(', '),
        })}
      </Box>
    </>
  );
}

function useColumns(): Column<RegressionCase>[] {
  const translate = useTranslate();
  return useMemo(
    () => [
      {
        key: 'name',
        isSortable: true,
        label: translate('regressionCases.name'),
        isHeading: true,
        minWidth: '10rem',
        cell: (row) => <NameCell row={row} />,
      },
      {
        key: 'failureCount',
        isSortable: true,
        label: translate('regressionCases.state'),
        minWidth: '16rem',
        cell: ({ failures }) => <StateCell failures={failures} />,
      },
      {
        key: 'trip',
        label: translate('regressionCases.trip'),
        minWidth: '13rem',
        cell: (row) => <TripCell row={row} />,
      },
      {
        key: 'startsInDays',
        isSortable: true,
        label: translate('regressionCases.dates'),
        isTight: true,
        cell: ({ startsInDays, nights }) => (
          <>
            <Box>{translate('regressionCases.inDays', { count: startsInDays })}</Box>
            <Box>{translate('regressionCases.nightCount', { count: nights })}</Box>
          </>
        ),
      },
      {
        key: 'expectations',
        label: translate('regressionCases.expectations'),
        align: 'right',
        cell: ({ expectations }) => expectations.length,
      },
      {
        key: 'modifiedAt',
        isSortable: true,
        label: translate('console.editor'),
        isTight: true,
        isExtra: true,
        cell: ({ modifiedAt, modifiedBy }) => <EditedCell at={modifiedAt} by={modifiedBy} />,
      },
    ],
    [translate],
  );
}

/** Named trips with the answers they have to get, those that no longer get them first. */
export function List() {
  const translate = useTranslate();
  const columns = useColumns();
  return (
    <ResourceList
      title={translate('resources.regressioncases.title')}
      newLabel={translate('regressionCases.add')}
      sort={{ field: 'failureCount', order: 'DESC' }}
      exporter={exporter}
      empty={{ title: translate('regressionCases.empty'), text: translate('regressionCases.intro') }}
      filters={[
        <SearchInput key="search" source="search" alwaysOn />,
        <NullableBooleanInput
          key="failing"
          source="isFailing"
          label={translate('regressionCases.state')}
          nullLabel={translate('restrictions.all')}
          trueLabel={translate('regressionCases.failing')}
          falseLabel={translate('regressionCases.holds')}
          alwaysOn
        />,
        <SelectInput
          key="purpose"
          source="restrictionType"
          label={translate('regressionCases.purpose')}
          choices={PURPOSES.map((id) => ({ id, name: translate(`purpose.${id}`) }))}
          alwaysOn
        />,
      ]}
    >
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '60rem' }}>
        {translate('regressionCases.intro')}
      </Typography>
      <ResourceTable<RegressionCase>
        label={translate('resources.regressioncases.title')}
        columns={columns}
        bulkActions={
          <>
            <BulkExportButton />
            <BulkDeletion canUndo />
          </>
        }
        actions={(row) => (
          <RowButtons
            record={row}
            name={row.name}
            deletion={{
              title: translate('regressionCases.deleteTitle', { name: row.name }),
              text: translate('regressionCases.deleteText'),
            }}
          />
        )}
      />
    </ResourceList>
  );
}
