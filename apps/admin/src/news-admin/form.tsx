import { RecordCreate } from '../ui/resource/RecordCreate.js';
import { RecordEdit } from '../ui/resource/RecordEdit.js';
import { NewsFields } from './NewsFields.js';

export const Edit = () => (
  <RecordEdit isWide>
    <NewsFields isNew={false} />
  </RecordEdit>
);

export const Create = () => (
  <RecordCreate isWide defaultValues={{ newsType: 'GENERAL', tagIds: [] }}>
    <NewsFields isNew />
  </RecordCreate>
);
