import { useTranslate } from 'react-admin';
import { ResourceCreate } from '../ui/resource/ResourceCreate.js';
import { ResourceForm } from '../ui/resource/ResourceForm.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { InfoFields } from './InfoFields.js';

export default function InfoCreate() {
  const translate = useTranslate();
  const title = translate('centre.infos');
  return (
    <StaffOnly title={title}>
      <ResourceCreate heading={translate('centre.add')}>
        <ResourceForm defaultValues={{ allowIframe: false }}>
          <InfoFields />
        </ResourceForm>
      </ResourceCreate>
    </StaffOnly>
  );
}
