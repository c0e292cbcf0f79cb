import { useTranslate } from 'react-admin';
import { ResourceCreate } from '../ui/resource/ResourceCreate.js';
import { ResourceForm } from '../ui/resource/ResourceForm.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { SnippetFields } from './SnippetFields.js';

export default function SnippetCreate() {
  const translate = useTranslate();
  const title = translate('snippets.title');
  return (
    <StaffOnly title={title}>
      <ResourceCreate heading={translate('snippets.add')}>
        <ResourceForm isWide>
          <SnippetFields />
        </ResourceForm>
      </ResourceCreate>
    </StaffOnly>
  );
}
