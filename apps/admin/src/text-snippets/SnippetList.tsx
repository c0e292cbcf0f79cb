import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Link as MuiLink, TextField } from '@mui/material';
import { useMemo, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { nameOfEditor } from '../ui/editor-name.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { DeleteAction } from '../ui/DeleteAction.js';
import { useDates } from '../ui/useDates.js';
import { DeleteTextSnippetDocument, KeptSnippetsDocument, type KeptSnippet } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { Tag } from '../ui/status/Tag.js';
import type { Column } from '../ui/table/column.js';
import { RowTable } from '../ui/table/RowTable.js';
import { sortRows, type Sort } from '../ui/table/sort-rows.js';
import { findSnippets, shownText } from './snippet-form.js';

const editorOf = (id: string): string => `/textsnippets/edit/${encodeURIComponent(id)}`;

function Snippets() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  const { day } = useDates();
  const send = useSend();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort>({ field: 'name', order: 'ASC' });
  const { data, error, isPending, refetch } = useApiQuery('keptSnippets', KeptSnippetsDocument, {});
  const all = data?.textsnippets ?? [];

  const columns = useMemo(
    (): Column<KeptSnippet>[] => [
      {
        key: 'name',
        label: translate('snippets.name'),
        sortBy: ({ name }) => name,
        isHeading: true,
        minWidth: '10rem',
        cell: ({ id, name }) => (
          <MuiLink component={Link} to={editorOf(id)} sx={{ fontWeight: 600 }}>
            {name}
          </MuiLink>
        ),
      },
      {
        key: 'text',
        label: translate('snippets.text'),
        minWidth: '16rem',
        cell: (snippet) => (
          <Box
            sx={{
              display: '-webkit-box',
              WebkitLineClamp: 3,
              WebkitBoxOrient: 'vertical',
              overflow: 'hidden',
              maxWidth: '46rem',
            }}
          >
            {shownText(snippet, locale)}
          </Box>
        ),
      },
      {
        key: 'languages',
        label: translate('snippets.languages'),
        isTight: true,
        cell: ({ textDe, textEn }) => (
          <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 0.5 }}>
            {textDe && <Tag tone="BLUE">{translate('restrictions.german')}</Tag>}
            {textEn && <Tag tone="BLUE">{translate('restrictions.english')}</Tag>}
            {!(textDe && textEn) && <Tag tone="YELLOW">{translate('snippets.incomplete')}</Tag>}
          </Box>
        ),
      },
      {
        key: 'modified',
        label: translate('console.editor'),
        sortBy: ({ modifiedAt }) => modifiedAt,
        isTight: true,
        cell: ({ modifiedAt, modifiedBy }) => (
          <>
            <Box>{day(modifiedAt)}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{nameOfEditor(modifiedBy)}</Box>
          </>
        ),
      },
    ],
    [translate, locale, day],
  );

  const by = columns.find(({ key }) => key === sort.field)?.sortBy ?? (({ name }: KeptSnippet) => name);
  const rows = sortRows(findSnippets(all, search), by, sort.order, new Intl.Collator(locale).compare);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState rows={6} />;
  if (all.length === 0) {
    return (
      <EmptyState title={translate('snippets.empty')} text={translate('snippets.emptyText')}>
        <Button component={Link} to="/textsnippets/add" variant="contained">
          {translate('snippets.add')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <TextField
        id="snippet-search"
        type="search"
        label={translate('snippets.search')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        sx={{ maxWidth: { sm: 360 }, mb: 1.5 }}
      />
      {rows.length === 0 ? (
        <EmptyState title={translate('app.noResults')} />
      ) : (
        <RowTable
          label={translate('snippets.title')}
          rows={rows}
          keyOf={({ id }) => id}
          columns={columns}
          sort={sort}
          onSort={setSort}
          actionsLabel={translate('console.actions')}
          actions={({ id, name }) => (
            <DeleteAction
              label={translate('console.deleteNamed', { name })}
              title={translate('snippets.deleteTitle', { name })}
              text={translate('snippets.deleteText')}
              onDelete={async () => (await send(DeleteTextSnippetDocument, { id })).deleteTextSnippet}
              onDeleted={() => void refetch()}
            />
          )}
        />
      )}
    </>
  );
}

export default function SnippetList() {
  const translate = useTranslate();
  const title = translate('snippets.title');
  return (
    <StaffOnly title={title}>
      <ScreenHeading text={title}>
        <Button component={Link} to="/textsnippets/add" variant="contained" startIcon={<AddIcon />}>
          {translate('snippets.add')}
        </Button>
      </ScreenHeading>
      <Snippets />
    </StaffOnly>
  );
}
