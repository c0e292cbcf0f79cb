import { Box, Link as MuiLink, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { nameOfEditor } from '../ui/editor-name.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { Pages } from '../ui/Pages.js';
import { useDates } from '../ui/useDates.js';
import { ImportRunsDocument, type Importer, type ImportRunRow } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { Tag } from '../ui/status/Tag.js';
import type { Column } from '../ui/table/column.js';
import { RowTable } from '../ui/table/RowTable.js';
import { RUN_TONE } from './import-model.js';

const PER_PAGE = 10;

/** What has been imported or only compared, the newest first. */
export function RunTable({ importers }: { importers: readonly Importer[] }) {
  const translate = useTranslate();
  const { moment } = useDates();
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useApiQuery(
    'importRuns',
    ImportRunsDocument,
    { limit: PER_PAGE, offset: (page - 1) * PER_PAGE },
    { keepPrevious: true },
  );

  const columns = useMemo(
    (): Column<ImportRunRow>[] => [
      {
        key: 'started',
        label: translate('imports.started'),
        isHeading: true,
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
        cell: ({ state }) => <Tag tone={RUN_TONE[state]}>{translate(`imports.states.${state}`)}</Tag>,
      },
      {
        key: 'importer',
        label: translate('imports.field.importer'),
        minWidth: '11rem',
        cell: ({ importer, sourceName }) => (
          <>
            <Box>{importers.find(({ name }) => name === importer)?.title ?? importer}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{sourceName}</Box>
          </>
        ),
      },
      {
        key: 'counts',
        label: translate('imports.result'),
        minWidth: '11rem',
        cell: ({ counts }) => translate('imports.counts', { ...counts }),
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
    ],
    [translate, moment, importers],
  );

  return (
    <Box>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {translate('imports.runs')}
      </Typography>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && <LoadingState rows={3} />}
      {data?.importRuns.totalCount === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{translate('imports.noRuns')}</Typography>
      )}
      {data && data.importRuns.totalCount > 0 && (
        <>
          <RowTable
            label={translate('imports.runs')}
            rows={data.importRuns.results}
            keyOf={({ id }) => id}
            columns={columns}
          />
          <Pages page={page} perPage={PER_PAGE} total={data.importRuns.totalCount} onPage={setPage} />
        </>
      )}
    </Box>
  );
}
