import { required, SearchInput, SelectInput, TextInput, useTranslate } from 'react-admin';
import type { AuthorityRecord } from '../gen/graphql.js';
import { AUTHORITY_TYPES } from '../graphql/enum-values.js';
import { RecordCreate } from '../ui/resource/RecordCreate.js';
import { RecordEdit } from '../ui/resource/RecordEdit.js';
import { RecordList } from '../ui/resource/RecordList.js';

function useTypeChoices(): { id: string; name: string }[] {
  const translate = useTranslate();
  return AUTHORITY_TYPES.map((id) => ({ id, name: translate(`resources.authorities.types.${id}`) }));
}

export function List() {
  const translate = useTranslate();
  return (
    <RecordList<AuthorityRecord>
      sort={{ field: 'name', order: 'ASC' }}
      exportRow={({ id, name, authorityType }) => ({ id, name, authorityType })}
      filters={[
        <SearchInput key="search" source="search" alwaysOn />,
        <SelectInput key="type" source="authorityType" choices={useTypeChoices()} alwaysOn />,
      ]}
      columns={[
        { key: 'name', isHeading: true, isSortable: true },
        {
          key: 'authorityType',
          isSortable: true,
          cell: ({ authorityType }) => translate(`resources.authorities.types.${authorityType}`),
        },
      ]}
    />
  );
}

function Fields() {
  return (
    <>
      <TextInput source="name" validate={required('app.requiredField')} autoFocus />
      <SelectInput source="authorityType" choices={useTypeChoices()} validate={required('app.requiredField')} />
    </>
  );
}

export const Edit = () => (
  <RecordEdit>
    <Fields />
  </RecordEdit>
);

export const Create = () => (
  <RecordCreate defaultValues={{ authorityType: 'DESTINATION_COUNTRY' }}>
    <Fields />
  </RecordCreate>
);
