import { useRecordContext, useTranslate } from 'react-admin';
import type { AuthorityRecord } from '../gen/graphql.js';
import { DeleteRecord } from '../ui/resource/DeleteRecord.js';
import { ResourceEdit } from '../ui/resource/ResourceEdit.js';
import { ResourceForm } from '../ui/resource/ResourceForm.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { AuthorityFields } from './AuthorityFields.js';

function Deletion() {
  const translate = useTranslate();
  const name = useRecordContext<AuthorityRecord>()?.name ?? '';
  return (
    <DeleteRecord
      name={name}
      title={translate('authorities.deleteTitle', { name })}
      text={translate('authorities.deleteText')}
      redirect="list"
    />
  );
}

export default function AuthorityEdit() {
  const translate = useTranslate();
  const title = translate('authorities.title');
  return (
    <StaffOnly title={title}>
      <ResourceEdit<AuthorityRecord> title={title} nameOf={({ name }) => name}>
        <ResourceForm actions={<Deletion />}>
          <AuthorityFields />
        </ResourceForm>
      </ResourceEdit>
    </StaffOnly>
  );
}
