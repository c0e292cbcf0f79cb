import { Box, Link as MuiLink } from '@mui/material';
import { BulkExportButton, SearchInput, useCreatePath, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { KeptSnippet } from '../gen/graphql.js';
import { nameOfEditor } from '../ui/editor-name.js';
import { BulkDeletion } from '../ui/resource/BulkDeletion.js';
import { csvExporter } from '../ui/resource/csv-exporter.js';
import { ResourceList } from '../ui/resource/ResourceList.js';
import { ResourceTable } from '../ui/resource/ResourceTable.js';
import { RowButtons } from '../ui/resource/RowButtons.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { Tag } from '../ui/status/Tag.js';
import type { Column } from '../ui/table/column.js';
import { useDates } from '../ui/useDates.js';
import { shownText } from './snippet-input.js';

const exporter = csvExporter<KeptSnippet>('text-snippets', ({ id, name, text, textDe, textEn, modifiedAt }) => ({
  id,
  name,
  textDe,
  textEn,
  text,
  modifiedAt,
}));

const THREE_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: '46rem',
} as const;

function useColumns(): Column<KeptSnippet>[] {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  const createPath = useCreatePath();
  const { day } = useDates();
  return [
    {
      key: 'name',
      label: translate('snippets.name'),
      isSortable: true,
      isHeading: true,
      minWidth: '10rem',
      cell: ({ id, name }) => (
        <MuiLink component={Link} to={createPath({ resource: 'textsnippets', type: 'edit', id })}>
          {name}
        </MuiLink>
      ),
    },
    {
      key: 'text',
      label: translate('snippets.text'),
      minWidth: '16rem',
      cell: (snippet) => <Box sx={THREE_LINES}>{shownText(snippet, locale)}</Box>,
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
      key: 'modifiedAt',
      label: translate('console.editor'),
      isSortable: true,
      isTight: true,
      cell: ({ modifiedAt, modifiedBy }) => (
        <>
          <Box>{day(modifiedAt)}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{nameOfEditor(modifiedBy)}</Box>
        </>
      ),
    },
  ];
}

function Snippets() {
  const translate = useTranslate();
  const columns = useColumns();
  return (
    <ResourceList
      title={translate('snippets.title')}
      newLabel={translate('snippets.add')}
      sort={{ field: 'name', order: 'ASC' }}
      exporter={exporter}
      empty={{ title: translate('snippets.empty'), text: translate('snippets.emptyText') }}
      filters={[<SearchInput key="search" source="search" placeholder={translate('snippets.search')} alwaysOn />]}
    >
      <ResourceTable<KeptSnippet>
        label={translate('snippets.title')}
        columns={columns}
        bulkActions={
          <>
            <BulkExportButton />
            <BulkDeletion canUndo />
          </>
        }
        actions={(snippet) => (
          <RowButtons
            record={snippet}
            name={snippet.name}
            deletion={{
              title: translate('snippets.deleteTitle', { name: snippet.name }),
              text: translate('snippets.deleteText'),
            }}
          />
        )}
      />
    </ResourceList>
  );
}

export default function SnippetList() {
  const translate = useTranslate();
  return (
    <StaffOnly title={translate('snippets.title')}>
      <Snippets />
    </StaffOnly>
  );
}
