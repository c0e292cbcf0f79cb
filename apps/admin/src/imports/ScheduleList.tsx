import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import { Box, Button, IconButton, Link as MuiLink } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { BulkExportButton, NullableBooleanInput, RecordContextProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Importer, ImportSchedule } from '../gen/graphql.js';
import { BulkDeletion } from '../ui/resource/BulkDeletion.js';
import { csvExporter } from '../ui/resource/csv-exporter.js';
import { DeleteRecord } from '../ui/resource/DeleteRecord.js';
import { ResourceSection } from '../ui/resource/ResourceSection.js';
import { ResourceTable } from '../ui/resource/ResourceTable.js';
import { Tag } from '../ui/status/Tag.js';
import type { Column } from '../ui/table/column.js';
import { useDates } from '../ui/useDates.js';
import { RUN_TONE } from './import-model.js';
import { importerFilter } from './importer-filter.js';
import { useImporterTitle } from './useImporterTitle.js';

const HOURS_OF_DAY = 24;
const ScheduleDialog = lazy(() => import('./ScheduleDialog.js'));

const exporter = csvExporter<ImportSchedule>('import-schedules', (schedule) => ({
  id: schedule.id,
  importer: schedule.importer,
  address: schedule.address,
  everyHours: schedule.everyHours,
  isActive: schedule.isActive,
  applies: schedule.applies,
  lastRun: schedule.lastRun?.startedAt ?? null,
  lastState: schedule.lastRun?.state ?? null,
}));

function useColumns(titleOf: (name: string) => string): Column<ImportSchedule>[] {
  const translate = useTranslate();
  const { moment } = useDates();
  return [
    {
      key: 'importer',
      label: translate('imports.field.importer'),
      isHeading: true,
      isSortable: true,
      minWidth: '14rem',
      cell: ({ importer, address }) => (
        <>
          <Box sx={{ fontWeight: 600 }}>{titleOf(importer)}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: 13, fontWeight: 400, overflowWrap: 'anywhere' }}>{address}</Box>
        </>
      ),
    },
    {
      key: 'everyHours',
      label: translate('imports.every'),
      isSortable: true,
      cell: ({ everyHours }) =>
        everyHours % HOURS_OF_DAY === 0
          ? translate('imports.everyDays', { count: everyHours / HOURS_OF_DAY })
          : translate('imports.everyHours', { count: everyHours }),
    },
    {
      key: 'isActive',
      label: translate('imports.state'),
      isSortable: true,
      cell: ({ isActive, applies }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <Tag tone={isActive ? 'BLUE' : 'GRAY'}>
            {translate(isActive ? 'restrictions.active' : 'restrictions.inactive')}
          </Tag>
          <Tag tone={applies ? 'YELLOW' : 'GRAY'}>
            {translate(applies ? 'imports.appliesItself' : 'imports.reportsOnly')}
          </Tag>
        </Box>
      ),
    },
    { key: 'licence', label: translate('imports.field.licence'), isExtra: true, cell: ({ licence }) => licence },
    {
      key: 'lastRun',
      label: translate('imports.lastRun'),
      isBlank: ({ lastRun }) => lastRun === null,
      cell: ({ lastRun }) =>
        lastRun ? (
          <Box sx={{ display: 'grid', gap: 0.25, justifyItems: 'start' }}>
            <MuiLink component={Link} to={`/imports/${encodeURIComponent(lastRun.id)}`}>
              {moment(lastRun.startedAt)}
            </MuiLink>
            <Tag tone={RUN_TONE[lastRun.state]}>{translate(`imports.states.${lastRun.state}`)}</Tag>
          </Box>
        ) : (
          '–'
        ),
    },
  ];
}

interface ActionProps {
  schedule: ImportSchedule;
  name: string;
  onEdit: (schedule: ImportSchedule) => void;
}

function ScheduleActions({ schedule, name, onEdit }: ActionProps) {
  const translate = useTranslate();
  const label = translate('console.editNamed', { name });
  return (
    <RecordContextProvider value={schedule}>
      <IconButton size="small" title={label} aria-label={label} onClick={() => onEdit(schedule)}>
        <EditIcon fontSize="small" />
      </IconButton>
      <DeleteRecord
        name={name}
        title={translate('imports.deleteSchedule', { name })}
        text={translate('imports.deleteScheduleText', { address: schedule.address })}
        isIcon
        redirect={false}
      />
    </RecordContextProvider>
  );
}

/** Addresses that are read again and again. */
export function ScheduleList({ importers }: { importers: readonly Importer[] }) {
  const translate = useTranslate();
  const titleOf = useImporterTitle(importers);
  const columns = useColumns(titleOf);
  const [edited, setEdited] = useState<{ id: string | null } | null>(null);
  return (
    <>
      <ResourceSection
        resource="importschedules"
        title={translate('imports.schedules')}
        empty={translate('imports.noSchedules')}
        sort={{ field: 'importer', order: 'ASC' }}
        exporter={exporter}
        filters={[
          importerFilter(importers, translate),
          <NullableBooleanInput
            key="active"
            source="isActive"
            label={translate('imports.state')}
            nullLabel={translate('restrictions.all')}
            trueLabel={translate('restrictions.active')}
            falseLabel={translate('restrictions.inactive')}
            alwaysOn
          />,
        ]}
        headingActions={
          <Button size="small" variant="contained" startIcon={<AddIcon />} onClick={() => setEdited({ id: null })}>
            {translate('imports.addSchedule')}
          </Button>
        }
      >
        <ResourceTable<ImportSchedule>
          label={translate('imports.schedules')}
          columns={columns}
          nameOf={({ importer }) => titleOf(importer)}
          bulkActions={
            <>
              <BulkExportButton />
              <BulkDeletion />
            </>
          }
          actions={(schedule) => (
            <ScheduleActions
              schedule={schedule}
              name={titleOf(schedule.importer)}
              onEdit={({ id }) => setEdited({ id })}
            />
          )}
        />
      </ResourceSection>
      {edited && (
        <Suspense fallback={null}>
          <ScheduleDialog id={edited.id} importers={importers} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}
