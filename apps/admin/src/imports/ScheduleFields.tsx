import type { ChangeEvent } from 'react';
import { BooleanInput, SelectInput, TextInput, useTranslate, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Importer } from '../gen/graphql.js';

/** Choosing an importer brings the licence that its source names. */
export function ScheduleFields({ importers }: { importers: readonly Importer[] }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const takeLicence = (event: ChangeEvent<HTMLInputElement> | RaRecord) => {
    const chosen = 'target' in event ? (event as ChangeEvent<HTMLInputElement>).target.value : event.id;
    const licence = importers.find(({ name }) => name === chosen)?.licence;
    if (licence) setValue('licence', licence, { shouldDirty: true });
  };
  return (
    <>
      <SelectInput
        source="importer"
        label={translate('imports.field.importer')}
        choices={importers.map(({ name, title }) => ({ id: name, name: title }))}
        onChange={takeLicence}
        isRequired
      />
      <TextInput source="address" label={translate('imports.field.address')} type="url" isRequired />
      <TextInput
        source="everyHours"
        label={translate('imports.field.everyHours')}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        isRequired
      />
      <TextInput
        source="licence"
        label={translate('imports.field.licence')}
        helperText={translate('imports.hint.licence')}
        isRequired
      />
      <BooleanInput
        source="isActive"
        label={translate('imports.field.isActive')}
        helperText={translate('imports.hint.isActive')}
      />
      <BooleanInput
        source="applies"
        label={translate('imports.field.applies')}
        helperText={translate('imports.hint.applies')}
      />
    </>
  );
}
