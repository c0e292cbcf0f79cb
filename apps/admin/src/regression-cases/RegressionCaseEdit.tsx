import { useRecordContext, useTranslate } from 'react-admin';
import type { RegressionCase } from '../gen/graphql.js';
import { DeleteRecord } from '../ui/resource/DeleteRecord.js';
import { ResourceCreate } from '../ui/resource/ResourceCreate.js';
import { ResourceEdit } from '../ui/resource/ResourceEdit.js';
import { RegressionCaseForm } from './RegressionCaseForm.js';

function Deletion() {
  const translate = useTranslate();
  const { name = '' } = useRecordContext<RegressionCase>() ?? {};
  return (
    <DeleteRecord
      name={name}
      title={translate('regressionCases.deleteTitle', { name })}
      text={translate('regressionCases.deleteText')}
      redirect="list"
    />
  );
}

export function Edit() {
  const translate = useTranslate();
  return (
    <ResourceEdit<RegressionCase> title={translate('regressionCases.one')} nameOf={({ name }) => name}>
      <RegressionCaseForm actions={<Deletion />} />
    </ResourceEdit>
  );
}

export function Create() {
  const translate = useTranslate();
  return (
    <ResourceCreate heading={translate('regressionCases.add')}>
      <RegressionCaseForm />
    </ResourceCreate>
  );
}
