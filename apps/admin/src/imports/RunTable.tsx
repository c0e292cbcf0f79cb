import { Box, Link as MuiLink } from '@mui/material';
import { BulkExportButton, SearchInput, SelectInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Importer, ImportRunRow } from '../gen/graphql.js';
import { nameOfEditor } from '../ui/editor-name.js';
import { csvExporter } from '../ui/resource/csv-exporter.js';
import { ResourceSection } from '../ui/resource/ResourceSection.js';
import { ResourceTable } from '../ui/resource/ResourceTable.js';
import { Tag } from '../ui/status/Tag.js';
import type { Column } from '../ui/table/column.js';
import { useDates } from '../ui/useDates.js';
import { RUN_TONE } from './import-model.js';
import { importerFilter } from './importer-filter.js';
import { useImporterTitle } from './useImporterTitle.js';

const exporter = csvExporter<ImportRunRow>('import-runs', (run) => ({
  id: run.id,
  importer: run.importer,
  sourceName: run.sourceName,
  state: run.state,
  startedAt: run.startedAt,
  startedBy: nameOfEditor(run.startedBy),
  appliedBy: nameOfEditor(run.appliedBy),
  ...run.counts,
  problems: run.problems.length,
}));

function useColumns(importers: readonly Importer[]): Column<ImportRunRow>[] {
  const translate = useTranslate();
  const { moment } = useDates();
  const titleOf = useImporterTitle(importers);
  return [
    {
      key: 'startedAt',
      label: translate('imports.started'),
      isHeading: true,
      isSortable: true,
      isTight: true,
      cell: ({ id, startedAt }) => (
        <MuiLink component={Link} to={`/imports/${encodeURIComponent(id)}`} sx={{ fontWeight: 600 }}>
          {moment(startedAt)}
        </MuiLink>
      ),
    },
    {
      key: 'state',
      label: translate('imports.state'),
      isSortable: true,
      cell: ({ state }) => <Tag tone={RUN_TONE[state]}>{translate(`imports.states.${state}`)}</Tag>,
    },
    {
      key: 'importer',
      label: translate('imports.field.importer'),
      isSortable: true,
      minWidth: '11rem',
      cell: ({ importer, sourceName }) => (
        <>
          <Box>{titleOf(importer)}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{sourceName}</Box>
        </>
      ),
    },
    {
      key: 'counts',
      label: translate('imports.result'),
      minWidth: '11rem',
      isBlank: ({ counts }) => counts.read === 0,
      cell: ({ counts }) => (counts.read > 0 ? translate('imports.counts', { ...counts }) : '–'),
    },
    {
      key: 'problems',
      label: translate('imports.problems'),
      align: 'right',
      isBlank: ({ problems }) => problems.length === 0,
      cell: ({ problems }) => (problems.length > 0 ? <Tag tone="YELLOW">{problems.length}</Tag> : '–'),
    },
    {
      key: 'by',
      label: translate('imports.by'),
      cell: ({ startedBy, appliedBy }) => (
        <>
          <Box>{nameOfEditor(startedBy) || translate('imports.byItself')}</Box>
          {appliedBy && (
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
              {translate('imports.appliedBy', { name: nameOfEditor(appliedBy) })}
            </Box>
          )}
        </>
      ),
    },
  ];
}

/** What has been imported or only compared, the newest first. */
export function RunTable({ importers }: { importers: readonly Importer[] }) {
  const translate = useTranslate();
  const columns = useColumns(importers);
  return (
    <ResourceSection
      resource="importruns"
      title={translate('imports.runs')}
      empty={translate('imports.noRuns')}
      sort={{ field: 'startedAt', order: 'DESC' }}
      exporter={exporter}
      isAddressed
      filters={[
        <SearchInput key="search" source="search" alwaysOn />,
        importerFilter(importers, translate),
        <SelectInput
          key="state"
          source="state"
          label={translate('imports.state')}
          choices={Object.keys(RUN_TONE).map((id) => ({ id, name: translate(`imports.states.${id}`) }))}
          alwaysOn
        />,
      ]}
    >
      <ResourceTable<ImportRunRow>
        label={translate('imports.runs')}
        columns={columns}
        bulkActions={<BulkExportButton />}
      />
    </ResourceSection>
  );
}
