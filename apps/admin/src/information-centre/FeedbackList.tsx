import { Box } from '@mui/material';
import { BulkExportButton, BulkUpdateButton, NullableBooleanInput, SearchInput, useTranslate } from 'react-admin';
import type { Feedback } from '../gen/graphql.js';
import { nameOfEditor } from '../ui/editor-name.js';
import { csvExporter } from '../ui/resource/csv-exporter.js';
import { ResourceList } from '../ui/resource/ResourceList.js';
import { ResourceTable } from '../ui/resource/ResourceTable.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { Tag } from '../ui/status/Tag.js';
import type { Column } from '../ui/table/column.js';
import { useDates } from '../ui/useDates.js';
import { ResolveButton } from './ResolveButton.js';

const exporter = csvExporter<Feedback>('feedback', ({ id, title, text, sentAt, sentBy, isDone }) => ({
  id,
  title,
  text,
  sentAt,
  sentBy: nameOfEditor(sentBy),
  isDone,
}));

function useColumns(): Column<Feedback>[] {
  const translate = useTranslate();
  const { moment } = useDates();
  return [
    {
      key: 'title',
      label: translate('centre.inbox.title'),
      isHeading: true,
      isSortable: true,
      minWidth: '10rem',
      cell: ({ title }) => <Box sx={{ fontWeight: 600 }}>{title}</Box>,
    },
    {
      key: 'text',
      label: translate('centre.inbox.text'),
      minWidth: '16rem',
      cell: ({ text }) => <Box sx={{ whiteSpace: 'pre-line', maxWidth: '46rem' }}>{text}</Box>,
    },
    {
      key: 'sentAt',
      label: translate('centre.inbox.sent'),
      isSortable: true,
      isTight: true,
      cell: ({ sentAt, sentBy }) => (
        <>
          <Box>{moment(sentAt)}</Box>
          <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
            {nameOfEditor(sentBy) || translate('console.unknownEditor')}
          </Box>
        </>
      ),
    },
    {
      key: 'isDone',
      label: translate('centre.inbox.state'),
      isSortable: true,
      isTight: true,
      cell: (entry) =>
        entry.isDone ? <Tag tone="BLUE">{translate('centre.inbox.done')}</Tag> : <ResolveButton feedback={entry} />,
    },
  ];
}

function Inbox() {
  const translate = useTranslate();
  const columns = useColumns();
  return (
    <ResourceList
      title={translate('centre.inbox.all')}
      sort={{ field: 'sentAt', order: 'DESC' }}
      exporter={exporter}
      empty={{ title: translate('centre.inbox.empty') }}
      filters={[
        <SearchInput key="search" source="search" alwaysOn />,
        <NullableBooleanInput
          key="done"
          source="isDone"
          label={translate('centre.inbox.state')}
          nullLabel={translate('restrictions.all')}
          trueLabel={translate('centre.inbox.done')}
          falseLabel={translate('centre.inbox.open')}
          alwaysOn
        />,
      ]}
    >
      <ResourceTable<Feedback>
        label={translate('centre.inbox.all')}
        columns={columns}
        bulkActions={
          <>
            <BulkExportButton />
            <BulkUpdateButton
              label={translate('centre.inbox.resolve')}
              data={{ isDone: true }}
              mutationMode="undoable"
              successMessage="centre.inbox.resolved"
            />
          </>
        }
      />
    </ResourceList>
  );
}

export default function FeedbackList() {
  const translate = useTranslate();
  return (
    <StaffOnly title={translate('centre.title')}>
      <Inbox />
    </StaffOnly>
  );
}
