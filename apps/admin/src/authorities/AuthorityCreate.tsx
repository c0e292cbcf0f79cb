import { useTranslate } from 'react-admin';
import { ResourceCreate } from '../ui/resource/ResourceCreate.js';
import { ResourceForm } from '../ui/resource/ResourceForm.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { AuthorityFields } from './AuthorityFields.js';

export default function AuthorityCreate() {
  const translate = useTranslate();
  const title = translate('authorities.title');
  return (
    <StaffOnly title={title}>
      <ResourceCreate heading={translate('authorities.add')}>
        <ResourceForm defaultValues={{ authorityType: 'DESTINATION_COUNTRY' }}>
          <AuthorityFields />
        </ResourceForm>
      </ResourceCreate>
    </StaffOnly>
  );
}
