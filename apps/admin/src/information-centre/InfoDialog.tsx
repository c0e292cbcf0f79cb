import { useTranslate } from 'react-admin';
import { RecordDialog } from '../ui/resource/RecordDialog.js';
import { InfoFields } from './InfoFields.js';

/** `id` null: a new one. */
export function InfoDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <RecordDialog
      resource="externalinfos"
      id={id}
      title={translate(id === null ? 'resources.externalinfos.add' : 'resources.externalinfos.edit')}
      defaultValues={{ allowIframe: false }}
      onClose={onClose}
    >
      <InfoFields />
    </RecordDialog>
  );
}
