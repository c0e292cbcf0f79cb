import { SelectInput, type useTranslate } from 'react-admin';
import type { Importer } from '../gen/graphql.js';

/** The filter of a list by importer: an element, because react-admin reads the properties of each filter. */
export const importerFilter = (importers: readonly Importer[], translate: ReturnType<typeof useTranslate>) => (
  <SelectInput
    key="importer"
    source="importer"
    label={translate('imports.field.importer')}
    choices={importers.map(({ name, title }) => ({ id: name, name: title }))}
    alwaysOn
  />
);
