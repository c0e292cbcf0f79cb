import { useRecordContext, useTranslate } from 'react-admin';
import type { KeptSnippet } from '../gen/graphql.js';
import { DeleteRecord } from '../ui/resource/DeleteRecord.js';
import { ResourceEdit } from '../ui/resource/ResourceEdit.js';
import { ResourceForm } from '../ui/resource/ResourceForm.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { SnippetFields } from './SnippetFields.js';

function Deletion() {
  const translate = useTranslate();
  const name = useRecordContext<KeptSnippet>()?.name ?? '';
  return (
    <DeleteRecord
      name={name}
      title={translate('snippets.deleteTitle', { name })}
      text={translate('snippets.deleteText')}
      redirect="list"
    />
  );
}

export default function SnippetEdit() {
  const translate = useTranslate();
  const title = translate('snippets.title');
  return (
    <StaffOnly title={title}>
      <ResourceEdit<KeptSnippet> title={title} nameOf={({ name }) => name}>
        <ResourceForm isWide actions={<Deletion />}>
          <SnippetFields />
        </ResourceForm>
      </ResourceEdit>
    </StaffOnly>
  );
}
