import { Box } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import type { KeptSnippet } from '../gen/graphql.js';
import { RecordCreate } from '../ui/resource/RecordCreate.js';
import { RecordEdit } from '../ui/resource/RecordEdit.js';
import { RecordList } from '../ui/resource/RecordList.js';
import type { ResourceColumn } from '../ui/resource/ResourceTable.js';
import { useEditorColumn } from '../ui/resource/useEditorColumn.js';
import { Tag } from '../ui/status/Tag.js';
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
  const editor = useEditorColumn<KeptSnippet>(translate('console.editor'));
  const locale = useLocale() ?? 'de';
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
    editor,
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
      searchHint={translate('resources.textsnippets.search')}
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
