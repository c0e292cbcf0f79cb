import { Box } from '@mui/material';
import { SearchInput, useLocale, useTranslate } from 'react-admin';
import type { KeptSnippet } from '../gen/graphql.js';
import { nameOfEditor } from '../ui/editor-name.js';
import { RecordCreate } from '../ui/resource/RecordCreate.js';
import { RecordEdit } from '../ui/resource/RecordEdit.js';
import { RecordList } from '../ui/resource/RecordList.js';
import type { ResourceColumn } from '../ui/resource/ResourceTable.js';
import { Tag } from '../ui/status/Tag.js';
import { useDates } from '../ui/useDates.js';
import { shownText } from './shown-text.js';
import { SnippetFields } from './SnippetFields.js';

const THREE_LINES = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: '46rem',
} as const;

function useColumns(): ResourceColumn<KeptSnippet>[] {
  const translate = useTranslate();
  const locale = useLocale() ?? 'de';
  const { day } = useDates();
  return [
    { key: 'name', isSortable: true, isHeading: true, minWidth: '10rem' },
    {
      key: 'text',
      minWidth: '16rem',
      cell: (snippet) => <Box sx={THREE_LINES}>{shownText(snippet, locale)}</Box>,
    },
    {
      key: 'languages',
      isTight: true,
      cell: ({ textDe, textEn }) => (
        <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 0.5 }}>
          {textDe && <Tag tone="BLUE">{translate('restrictions.german')}</Tag>}
          {textEn && <Tag tone="BLUE">{translate('restrictions.english')}</Tag>}
          {!(textDe && textEn) && <Tag tone="YELLOW">{translate('resources.textsnippets.incomplete')}</Tag>}
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

export function List() {
  const translate = useTranslate();
  return (
    <RecordList<KeptSnippet>
      sort={{ field: 'name', order: 'ASC' }}
      columns={useColumns()}
      canUndo
      exportRow={({ id, name, text, textDe, textEn, modifiedAt }) => ({ id, name, textDe, textEn, text, modifiedAt })}
      filters={[
        <SearchInput key="search" source="search" placeholder={translate('resources.textsnippets.search')} alwaysOn />,
      ]}
    />
  );
}

export const Edit = () => (
  <RecordEdit isWide>
    <SnippetFields />
  </RecordEdit>
);

export const Create = () => (
  <RecordCreate isWide>
    <SnippetFields />
  </RecordCreate>
);
