import { Box, Typography } from '@mui/material';
import { useMemo } from 'react';
import { ListContextProvider, Pagination, ResourceContextProvider, useList, useTranslate } from 'react-admin';
import type { ImportChange, ImportChangeKind, ImportRun } from '../gen/graphql.js';
import { Delta } from '../restrictions/changes/Delta.js';
import { Choice } from '../ui/Choice.js';
import { ResourceTable } from '../ui/resource/ResourceTable.js';
import { Tag } from '../ui/status/Tag.js';
import type { Column } from '../ui/table/column.js';
import { CHANGE_TONE } from './import-model.js';
import { useChangeWords } from './useChangeWords.js';

const PER_PAGE = 50;
const KINDS: readonly ImportChangeKind[] = ['ADDED', 'CHANGED', 'REMOVED'];

interface Numbered extends ImportChange {
  id: number;
}

function useColumns(): Column<Numbered>[] {
  const translate = useTranslate();
  const words = useChangeWords();
  return useMemo(
    () => [
      {
        key: 'place',
        label: translate('restrictions.place'),
        isHeading: true,
        minWidth: '8rem',
        cell: ({ place, placeName }) => placeName ?? place ?? '–',
      },
      {
        key: 'kind',
        label: translate('imports.change'),
        cell: ({ kind }) => <Tag tone={CHANGE_TONE[kind]}>{translate(`imports.changes.${kind}`)}</Tag>,
      },
      { key: 'field', label: translate('imports.what'), minWidth: '8rem', cell: ({ field }) => words.field(field) },
      {
        key: 'delta',
        label: translate('imports.beforeAfter'),
        minWidth: '22rem',
        cell: ({ before, after }) => <Delta before={words.content(before)} after={words.content(after)} />,
      },
    ],
    [translate, words],
  );
}

/** What a run changes or would change, record by record: as much of it as comes with the run, paged in the browser. */
export function RunChanges({ run: { changes, counts } }: { run: ImportRun }) {
  const translate = useTranslate();
  const columns = useColumns();
  const total = counts.added + counts.changed + counts.removed;
  const numbered = useMemo(() => changes.map((change, id): Numbered => ({ ...change, id })), [changes]);
  const list = useList({ data: numbered, perPage: PER_PAGE, resource: 'importchanges' });
  const kind = (list.filterValues as { kind?: ImportChangeKind }).kind ?? '';
  const title = translate('imports.changesTitle', { count: total });

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography component="h2" variant="h2" sx={{ flex: '1 1 auto' }}>
          {title}
        </Typography>
        {changes.length > 0 && (
          <Box sx={{ width: 200 }}>
            <Choice
              id="change-kind"
              label={translate('imports.change')}
              value={kind}
              options={[
                { value: '' as const, label: translate('restrictions.all') },
                ...KINDS.map((one) => ({ value: one, label: translate(`imports.changes.${one}`) })),
              ]}
              onChange={(next) => list.setFilters(next === '' ? {} : { kind: next }, {}, false)}
            />
          </Box>
        )}
      </Box>
      {changes.length < total && (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          {translate('imports.firstOf', { shown: changes.length, total })}
        </Typography>
      )}
      <ResourceContextProvider value="importchanges">
        <ListContextProvider value={list}>
          <ResourceTable<Numbered>
            label={title}
            columns={columns}
            noResults={<Typography sx={{ color: 'text.secondary' }}>{translate('imports.noChanges')}</Typography>}
          />
          <Box component="nav" aria-label={translate('console.pages')}>
            <Pagination rowsPerPageOptions={[]} />
          </Box>
        </ListContextProvider>
      </ResourceContextProvider>
    </Box>
  );
}
