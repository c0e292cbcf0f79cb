import type { ReactElement } from 'react';
import { BulkExportButton, SearchInput, useResourceContext, type ListProps, type RaRecord } from 'react-admin';
import { BulkDeletion } from './BulkDeletion.js';
import { csvExporter, type CsvRow } from './csv-exporter.js';
import { ResourceList } from './ResourceList.js';
import { ResourceTable, type ResourceColumn } from './ResourceTable.js';
import { RowButtons } from './RowButtons.js';
import { useRecordName } from './useRecordName.js';
import { useResourceTexts } from './useResourceTexts.js';

interface Props<T> extends Pick<ListProps, 'sort'> {
  columns: readonly ResourceColumn<T>[];
  /** What the search looks into, where it is not clear. */
  searchHint?: string;
  /** Beside the search. */
  filters?: ReactElement[];
  /** A row of the exported file, which is named after the resource. */
  exportRow: (record: T) => CsvRow;
  /** Nothing else depends on its records: several go at once without a question and can be brought back for a moment. */
  canUndo?: boolean;
  /** Its records are never deleted. */
  isKept?: boolean;
}

/** A list whose records are edited on a form of their own and deleted after a question. */
export function RecordList<T extends RaRecord>({
  sort,
  columns,
  searchHint,
  filters = [],
  exportRow,
  canUndo = false,
  isKept = false,
}: Props<T>) {
  const resource = useResourceContext() ?? '';
  const { title, add, empty, deletion } = useResourceTexts();
  const nameOf = useRecordName();
  return (
    <ResourceList
      title={title}
      newLabel={add}
      empty={empty}
      filters={[
        <SearchInput key="search" source="search" alwaysOn {...(searchHint ? { placeholder: searchHint } : {})} />,
        ...filters,
      ]}
      exporter={csvExporter(resource, exportRow)}
      {...(sort ? { sort } : {})}
    >
      <ResourceTable<T>
        label={title}
        columns={columns}
        bulkActions={
          <>
            <BulkExportButton />
            {!isKept && <BulkDeletion canUndo={canUndo} />}
          </>
        }
        actions={(record) => {
          const name = nameOf(record);
          return <RowButtons record={record} name={name} {...(isKept ? {} : { deletion: deletion(name) })} />;
        }}
      />
    </ResourceList>
  );
}
