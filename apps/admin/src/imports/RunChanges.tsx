import { Box, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Choice } from '../ui/Choice.js';
import { Pages } from '../ui/Pages.js';
import type { ImportChange, ImportChangeKind, ImportRun } from '../gen/graphql.js';
import { Delta } from '../restrictions/changes/Delta.js';
import { Tag } from '../ui/status/Tag.js';
import type { Column } from '../ui/table/column.js';
import { RowTable } from '../ui/table/RowTable.js';
import { CHANGE_TONE } from './import-model.js';
import { useChangeWords } from './useChangeWords.js';

const PER_PAGE = 50;
const KINDS: readonly ImportChangeKind[] = ['ADDED', 'CHANGED', 'REMOVED'];

interface Numbered extends ImportChange {
  position: number;
}

/** What a run changes or would change, record by record. */
export function RunChanges({ run: { changes, counts } }: { run: ImportRun }) {
  const translate = useTranslate();
  const words = useChangeWords();
  const [kind, setKind] = useState<ImportChangeKind | ''>('');
  const [page, setPage] = useState(1);
  const total = counts.added + counts.changed + counts.removed;
  const numbered = useMemo(() => changes.map((change, position): Numbered => ({ ...change, position })), [changes]);
  const found = numbered.filter((change) => kind === '' || change.kind === kind);

  const columns = useMemo(
    (): Column<Numbered>[] => [
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
        cell: ({ kind: own }) => <Tag tone={CHANGE_TONE[own]}>{translate(`imports.changes.${own}`)}</Tag>,
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

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography component="h2" variant="h2" sx={{ flex: '1 1 auto' }}>
          {translate('imports.changesTitle', { count: total })}
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
              onChange={(next) => {
                setKind(next);
                setPage(1);
              }}
            />
          </Box>
        )}
      </Box>
      {changes.length < total && (
        <Typography sx={{ color: 'text.secondary', mb: 1 }}>
          {translate('imports.firstOf', { shown: changes.length, total })}
        </Typography>
      )}
      {found.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{translate('imports.noChanges')}</Typography>}
      {found.length > 0 && (
        <RowTable
          label={translate('imports.changesTitle', { count: total })}
          rows={found.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
          keyOf={({ position }) => String(position)}
          columns={columns}
        />
      )}
      <Pages page={page} perPage={PER_PAGE} total={found.length} onPage={setPage} />
    </Box>
  );
}
