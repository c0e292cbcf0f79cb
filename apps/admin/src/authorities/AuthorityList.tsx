import { Link } from '@mui/material';
import { BulkExportButton, SearchInput, SelectInput, useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { AuthorityRecord } from '../gen/graphql.js';
import { BulkDeletion } from '../ui/resource/BulkDeletion.js';
import { csvExporter } from '../ui/resource/csv-exporter.js';
import { ResourceList } from '../ui/resource/ResourceList.js';
import { ResourceTable } from '../ui/resource/ResourceTable.js';
import { RowButtons } from '../ui/resource/RowButtons.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { useTypeChoices } from './useTypeChoices.js';

const exporter = csvExporter<AuthorityRecord>('authorities', ({ id, name, authorityType }) => ({
  id,
  name,
  authorityType,
}));

function Authorities() {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const types = useTypeChoices();
  return (
    <ResourceList
      title={translate('authorities.title')}
      newLabel={translate('authorities.add')}
      sort={{ field: 'name', order: 'ASC' }}
      exporter={exporter}
      empty={{ title: translate('authorities.empty'), text: translate('authorities.emptyText') }}
      filters={[
        <SearchInput key="search" source="search" alwaysOn />,
        <SelectInput
          key="type"
          source="authorityType"
          choices={types}
          label={translate('authorities.type')}
          alwaysOn
        />,
      ]}
    >
      <ResourceTable<AuthorityRecord>
        label={translate('authorities.title')}
        columns={[
          {
            key: 'name',
            label: translate('authorities.name'),
            isHeading: true,
            isSortable: true,
            cell: ({ id, name }) => (
              <Link component={RouterLink} to={createPath({ resource: 'authorities', type: 'edit', id })}>
                {name}
              </Link>
            ),
          },
          {
            key: 'authorityType',
            label: translate('authorities.type'),
            isSortable: true,
            cell: ({ authorityType }) => translate(`authorities.types.${authorityType}`),
          },
        ]}
        bulkActions={
          <>
            <BulkExportButton />
            <BulkDeletion />
          </>
        }
        actions={(authority) => (
          <RowButtons
            record={authority}
            name={authority.name}
            deletion={{
              title: translate('authorities.deleteTitle', { name: authority.name }),
              text: translate('authorities.deleteText'),
            }}
          />
        )}
      />
    </ResourceList>
  );
}

export default function AuthorityList() {
  const translate = useTranslate();
  return (
    <StaffOnly title={translate('authorities.title')}>
      <Authorities />
    </StaffOnly>
  );
}
