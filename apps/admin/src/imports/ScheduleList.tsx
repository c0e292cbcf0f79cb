import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/Edit';
import { Box, Button, IconButton, Link as MuiLink, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { DeleteAction } from '../ui/DeleteAction.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { useDates } from '../ui/useDates.js';
import {
  DeleteImportScheduleDocument,
  ImportSchedulesDocument,
  type Importer,
  type ImportSchedule,
} from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { Tag } from '../ui/status/Tag.js';
import type { Column } from '../ui/table/column.js';
import { RowTable } from '../ui/table/RowTable.js';
import { RUN_TONE } from './import-model.js';
import { ScheduleDialog } from './ScheduleDialog.js';

/** Addresses that are read again and again. */
export function ScheduleList({ importers }: { importers: readonly Importer[] }) {
  const translate = useTranslate();
  const { moment } = useDates();
  const send = useSend();
  const [edited, setEdited] = useState<{ schedule: ImportSchedule | null } | null>(null);
  const { data, error, isPending, refetch } = useApiQuery('importSchedules', ImportSchedulesDocument, {});
  const titleOf = (name: string): string => importers.find((one) => one.name === name)?.title ?? name;

  const columns = useMemo(
    (): Column<ImportSchedule>[] => [
      {
        key: 'importer',
        label: translate('imports.field.importer'),
        isHeading: true,
        minWidth: '14rem',
        cell: ({ importer, address }) => (
          <>
            <Box sx={{ fontWeight: 600 }}>{importers.find(({ name }) => name === importer)?.title ?? importer}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: 13, fontWeight: 400, overflowWrap: 'anywhere' }}>
              {address}
            </Box>
          </>
        ),
      },
      {
        key: 'every',
        label: translate('imports.every'),
        cell: ({ everyHours }) => translate('imports.everyHours', { count: everyHours }),
      },
      {
        key: 'state',
        label: translate('imports.state'),
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
        key: 'last',
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
    ],
    [translate, moment, importers],
  );

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography component="h2" variant="h2" sx={{ flex: '1 1 auto' }}>
          {translate('imports.schedules')}
        </Typography>
        <Button size="small" variant="contained" startIcon={<AddIcon />} onClick={() => setEdited({ schedule: null })}>
          {translate('imports.addSchedule')}
        </Button>
      </Box>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && !error && <LoadingState rows={2} />}
      {data?.importSchedules.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('imports.noSchedules')}</Typography>
      )}
      {data && data.importSchedules.length > 0 && (
        <RowTable
          label={translate('imports.schedules')}
          rows={data.importSchedules}
          keyOf={({ id }) => id}
          columns={columns}
          actionsLabel={translate('console.actions')}
          actions={(schedule) => {
            const name = titleOf(schedule.importer);
            return (
              <>
                <IconButton
                  size="small"
                  title={translate('console.editNamed', { name })}
                  aria-label={translate('console.editNamed', { name })}
                  onClick={() => setEdited({ schedule })}
                >
                  <EditIcon fontSize="small" />
                </IconButton>
                <DeleteAction
                  label={translate('console.deleteNamed', { name })}
                  title={translate('imports.deleteSchedule', { name })}
                  text={translate('imports.deleteScheduleText', { address: schedule.address })}
                  onDelete={async () =>
                    (await send(DeleteImportScheduleDocument, { id: schedule.id })).deleteImportSchedule
                  }
                  onDeleted={() => void refetch()}
                />
              </>
            );
          }}
        />
      )}
      {edited && (
        <ScheduleDialog
          saved={edited.schedule}
          importers={importers}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void refetch();
          }}
        />
      )}
    </Box>
  );
}
