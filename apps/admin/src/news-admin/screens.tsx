import { Box } from '@mui/material';
import { SelectInput, useTranslate } from 'react-admin';
import type { KeptNews } from '../gen/graphql.js';
import { RecordList } from '../ui/resource/RecordList.js';
import type { ResourceColumn } from '../ui/resource/ResourceTable.js';
import { useEditorColumn } from '../ui/resource/useEditorColumn.js';
import { Tag } from '../ui/status/Tag.js';
import { useDates } from '../ui/useDates.js';
import { useTypeChoices } from './useTypeChoices.js';

const LANGUAGES = [
  { title: 'titleDe', code: 'DE' },
  { title: 'titleEn', code: 'EN' },
  { title: 'titleNl', code: 'NL' },
] as const;

/** Which languages an article has, and which are missing. */
function Languages({ news }: { news: KeptNews }) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      {LANGUAGES.map(({ title, code }) => (
        <Tag key={code} tone={news[title] ? 'BLUE' : 'GRAY'}>
          {news[title] ? code : translate('newsAdmin.without', { language: code })}
        </Tag>
      ))}
    </Box>
  );
}

function useColumns(): ResourceColumn<KeptNews>[] {
  const translate = useTranslate();
  const editor = useEditorColumn<KeptNews>(translate('console.editor'));
  const { day, moment } = useDates();
  return [
    { key: 'title', label: translate('newsAdmin.title'), isSortable: true, isHeading: true, minWidth: '16rem' },
    { key: 'newsType', isTight: true, cell: ({ newsType }) => translate(`newsAdmin.types.${newsType}`) },
    { key: 'country', isTight: true, cell: ({ country }) => country?.nameShort ?? '' },
    { key: 'languages', isTight: true, cell: (news) => <Languages news={news} /> },
    {
      key: 'importantUntil',
      isSortable: true,
      isTight: true,
      cell: ({ importantUntil }) => (importantUntil ? moment(importantUntil) : ''),
    },
    { key: 'createdAt', isSortable: true, isTight: true, cell: ({ createdAt }) => day(createdAt) },
    editor,
  ];
}

export function List() {
  const translate = useTranslate();
  return (
    <RecordList<KeptNews>
      sort={{ field: 'createdAt', order: 'DESC' }}
      columns={useColumns()}
      searchHint={translate('newsAdmin.search')}
      filters={[<SelectInput key="type" source="newsType" choices={useTypeChoices()} alwaysOn />]}
      exportRow={({ id, newsType, titleDe, titleEn, titleNl, createdAt, importantUntil }) => ({
        id,
        newsType,
        titleDe,
        titleEn,
        titleNl,
        createdAt,
        importantUntil,
      })}
    />
  );
}
