import { useRecordContext, useTranslate } from 'react-admin';
import type { OperatorInfo } from '../gen/graphql.js';
import { DeleteRecord } from '../ui/resource/DeleteRecord.js';
import { ResourceEdit } from '../ui/resource/ResourceEdit.js';
import { ResourceForm } from '../ui/resource/ResourceForm.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { InfoFields } from './InfoFields.js';

function Deletion() {
  const translate = useTranslate();
  const name = useRecordContext<OperatorInfo>()?.name ?? '';
  return (
    <DeleteRecord
      name={name}
      title={translate('centre.deleteTitle', { name })}
      text={translate('centre.deleteText')}
      redirect="list"
    />
  );
}

export default function InfoEdit() {
  const translate = useTranslate();
  const title = translate('centre.infos');
  return (
    <StaffOnly title={title}>
      <ResourceEdit<OperatorInfo> title={title} nameOf={({ name }) => name}>
        <ResourceForm actions={<Deletion />}>
          <InfoFields />
        </ResourceForm>
      </ResourceEdit>
    </StaffOnly>
  );
}
