import { required, SelectInput, TextInput, useTranslate } from 'react-admin';
import { useTypeChoices } from './useTypeChoices.js';

export function AuthorityFields() {
  const translate = useTranslate();
  return (
    <>
      <TextInput
        source="name"
        label={translate('authorities.name')}
        validate={required('app.requiredField')}
        autoFocus
      />
      <SelectInput
        source="authorityType"
        label={translate('authorities.type')}
        choices={useTypeChoices()}
        validate={required('app.requiredField')}
      />
    </>
  );
}
