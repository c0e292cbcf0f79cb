import { NumberInput, required, TextInput } from 'react-admin';
import type { NewsTagRecord } from '../gen/graphql.js';
import { RecordCreate } from '../ui/resource/RecordCreate.js';
import { RecordEdit } from '../ui/resource/RecordEdit.js';
import { RecordList } from '../ui/resource/RecordList.js';

export const List = () => (
  <RecordList<NewsTagRecord>
    sort={{ field: 'order', order: 'ASC' }}
    canUndo
    exportRow={({ id, order, nameDe, nameEn, nameNl }) => ({ id, order, nameDe, nameEn, nameNl })}
    columns={[
      { key: 'nameDe', isHeading: true, isSortable: true },
      { key: 'nameEn', isSortable: true },
      { key: 'nameNl', isSortable: true, isBlank: ({ nameNl }) => !nameNl },
      { key: 'order', isSortable: true, align: 'right' },
    ]}
  />
);

const isRequired = required('app.requiredField');

const Fields = () => (
  <>
    <TextInput source="nameDe" validate={isRequired} autoFocus />
    <TextInput source="nameEn" validate={isRequired} />
    <TextInput source="nameNl" />
    <NumberInput source="order" validate={isRequired} />
  </>
);

export const Edit = () => (
  <RecordEdit>
    <Fields />
  </RecordEdit>
);

export const Create = () => (
  <RecordCreate defaultValues={{ order: 0 }}>
    <Fields />
  </RecordCreate>
);
