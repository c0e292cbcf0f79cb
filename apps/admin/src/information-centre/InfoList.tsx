import { Link as MuiLink } from '@mui/material';
import { BulkExportButton, NullableBooleanInput, SearchInput, useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { webAddress } from '../answer/section-model.js';
import type { OperatorInfo } from '../gen/graphql.js';
import { BulkDeletion } from '../ui/resource/BulkDeletion.js';
import { csvExporter } from '../ui/resource/csv-exporter.js';
import { ResourceList } from '../ui/resource/ResourceList.js';
import { ResourceTable } from '../ui/resource/ResourceTable.js';
import { RowButtons } from '../ui/resource/RowButtons.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import type { Column } from '../ui/table/column.js';

const ADDRESSES = ['link', 'linkDe', 'linkEn'] as const;

const exporter = csvExporter<OperatorInfo>(
  'operators-infos',
  ({ id, name, infoCategory, link, linkDe, linkEn, allowIframe }) => ({
    id,
    name,
    infoCategory,
    link,
    linkDe,
    linkEn,
    allowIframe,
  }),
);

function useColumns(): Column<OperatorInfo>[] {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return [
    {
      key: 'name',
      label: translate('centre.field.name'),
      isSortable: true,
      isHeading: true,
      cell: ({ id, name }) => (
        <MuiLink component={Link} to={createPath({ resource: 'externalinfos', type: 'edit', id })}>
          {name}
        </MuiLink>
      ),
    },
    {
      key: 'infoCategory',
      label: translate('centre.field.infoCategory'),
      isSortable: true,
      cell: ({ infoCategory }) => infoCategory,
    },
    {
      key: 'addresses',
      label: translate('centre.addresses'),
      cell: (info) =>
        [...new Set(ADDRESSES.map((field) => webAddress(info[field])).filter((address) => address !== null))]
          .map((address) => new URL(address).hostname)
          .join(', '),
    },
    {
      key: 'allowIframe',
      label: translate('centre.field.allowIframe'),
      isTight: true,
      cell: ({ allowIframe }) => translate(allowIframe ? 'ra.boolean.true' : 'ra.boolean.false'),
    },
  ];
}

function Infos() {
  const translate = useTranslate();
  const columns = useColumns();
  return (
    <ResourceList
      title={translate('centre.infos')}
      newLabel={translate('centre.add')}
      sort={{ field: 'infoCategory', order: 'ASC' }}
      exporter={exporter}
      empty={{ title: translate('centre.empty'), text: translate('centre.emptyStaff') }}
      filters={[
        <SearchInput key="search" source="search" alwaysOn />,
        <NullableBooleanInput
          key="frame"
          source="allowIframe"
          label={translate('centre.field.allowIframe')}
          alwaysOn
        />,
      ]}
    >
      <ResourceTable<OperatorInfo>
        label={translate('centre.infos')}
        columns={columns}
        bulkActions={
          <>
            <BulkExportButton />
            <BulkDeletion canUndo />
          </>
        }
        actions={(info) => (
          <RowButtons
            record={info}
            name={info.name}
            deletion={{
              title: translate('centre.deleteTitle', { name: info.name }),
              text: translate('centre.deleteText'),
            }}
          />
        )}
      />
    </ResourceList>
  );
}

export default function InfoList() {
  const translate = useTranslate();
  return (
    <StaffOnly title={translate('centre.infos')}>
      <Infos />
    </StaffOnly>
  );
}
