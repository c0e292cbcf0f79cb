import { RecordCreate } from '../ui/resource/RecordCreate.js';
import { RecordEdit } from '../ui/resource/RecordEdit.js';
import { InfoFields } from './InfoFields.js';

export const Edit = () => (
  <RecordEdit>
    <InfoFields />
  </RecordEdit>
);

export const Create = () => (
  <RecordCreate defaultValues={{ allowIframe: false }}>
    <InfoFields />
  </RecordCreate>
);
