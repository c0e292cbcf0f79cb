import { AutocompleteInput, BooleanInput, required, TextInput, useGetList, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { OperatorInfo } from '../gen/graphql.js';

/** Enough to suggest the categories in use; a new one can be typed. */
const SOME = { pagination: { page: 1, perPage: 500 }, sort: { field: 'name', order: 'ASC' } } as const;
const ADDRESSES = ['linkDe', 'linkEn', 'link'] as const;
const ADDRESS = {
  inputLabel: { shrink: true },
  htmlInput: { inputMode: 'url', placeholder: 'https://', autoComplete: 'off' },
} as const;

export function InfoFields() {
  const translate = useTranslate();
  const { data = [] } = useGetList<OperatorInfo>('externalinfos', SOME);
  const own = useWatch({ name: 'infoCategory' }) as string | null | undefined;
  const categories = [...new Set([...(own ? [own] : []), ...data.map(({ infoCategory }) => infoCategory)])];
  const isRequired = required('app.requiredField');
  return (
    <>
      <TextInput source="name" validate={isRequired} autoFocus />
      <AutocompleteInput
        source="infoCategory"
        helperText={translate('resources.externalinfos.categoryHint')}
        choices={categories.map((category) => ({ id: category, name: category }))}
        validate={isRequired}
        onCreate={(category) => (category ? { id: category, name: category } : undefined)}
        createItemLabel="%{item}"
        fullWidth
      />
      {ADDRESSES.map((source) => (
        <TextInput
          key={source}
          source={source}
          helperText={source === 'link' ? translate('resources.externalinfos.linkHint') : undefined}
          slotProps={ADDRESS}
        />
      ))}
      <BooleanInput source="allowIframe" helperText={translate('resources.externalinfos.frameHint')} />
    </>
  );
}
