import { Link, Paper, useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import {
  DataTable,
  ListNoResults,
  useCreatePath,
  useListContext,
  useResourceContext,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { LoadingState } from '../LoadingState.js';
import type { Column } from '../table/column.js';
import { RowCards } from '../table/RowCards.js';
import { CardsToolbar } from './CardsToolbar.js';
import { ResourceCol } from './ResourceCol.js';
import { ResourceRows } from './ResourceRow.js';
import { RowNameContext } from './row-name-context.js';
import { useIsFiltered } from './useIsFiltered.js';
import { useRecordName } from './useRecordName.js';
import { useResourceTexts } from './useResourceTexts.js';

/** A column whose head is `resources.<name>.fields.<key>` and whose cells show the field, unless it says otherwise. A heading leads to the form. */
export type ResourceColumn<T> = Omit<Column<T>, 'label' | 'cell'> & Partial<Pick<Column<T>, 'label' | 'cell'>>;

interface Props<T> {
  /** Names the table for a screen reader. */
  label: string;
  columns: readonly ResourceColumn<T>[];
  /** What can be done with one row. */
  actions?: (row: T) => ReactNode;
  /** On a phone they stand at the foot of the card: beside the heading there would be no room for it. */
  hasManyActions?: boolean;
  /** What can be done with several rows; without it none can be chosen. */
  bulkActions?: ReactNode;
  /** What a row is called in the language of the interface, where the resource cannot say it. */
  nameOf?: (row: T) => string;
  /** What stands here while there is nothing at all. */
  noResults?: ReactNode;
}

const DENSE = {
  '& .MuiTableCell-root': { px: 0.75, lineHeight: 1.35, fontSize: 13.5 },
  '& .MuiTableCell-head': { fontSize: 12.5 },
  '& .MuiTableCell-paddingCheckbox': { px: 0.25 },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
};
/** Where the window is too narrow for all columns, what can be done with a row stays at the right edge. */
const ALWAYS_IN_SIGHT = {
  whiteSpace: 'nowrap',
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  boxShadow: ({ palette }: Theme) => `inset 1px 0 ${palette.line}`,
} as const;

type CompleteProps<T> = Omit<Props<T>, 'columns'> & { columns: readonly Column<T>[] };

function useCompleteColumns<T extends RaRecord>(columns: readonly ResourceColumn<T>[]): Column<T>[] {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const { field } = useResourceTexts();
  return columns.map((column) => {
    const { key, isHeading = false } = column;
    const shown = (record: T): ReactNode => (record as Record<string, ReactNode>)[key];
    const linked = (record: T): ReactNode => (
      <Link component={RouterLink} to={createPath({ resource, type: 'edit', id: record.id })}>
        {shown(record)}
      </Link>
    );
    return { label: field(key), cell: isHeading ? linked : shown, ...column };
  });
}

function WideTable<T extends RaRecord>({ label, columns, actions, bulkActions, nameOf }: CompleteProps<T>) {
  const translate = useTranslate();
  return (
    <RowNameContext value={nameOf as ((row: RaRecord) => string) | undefined}>
      <Paper variant="outlined" component="section" aria-label={label}>
        <DataTable<T>
          aria-label={label}
          body={ResourceRows}
          bulkActionButtons={bulkActions ? <>{bulkActions}</> : false}
          rowClick={false}
          sx={DENSE}
        >
          {columns.map(
            ({ key, label: head, cell, align = 'left', isSortable = false, isHeading, isTight, minWidth }) => (
              <ResourceCol
                key={key}
                source={key}
                label={head}
                align={align}
                disableSort={!isSortable}
                {...(isHeading ? { isHeading } : {})}
                render={(record) => cell(record as T)}
                sx={isTight ? { whiteSpace: 'nowrap' } : { overflowWrap: 'break-word', minWidth }}
              />
            ),
          )}
          {actions && (
            <ResourceCol
              source="actions"
              label={translate('console.actions')}
              align="right"
              disableSort
              render={(record) => actions(record as T)}
              sx={ALWAYS_IN_SIGHT}
            />
          )}
        </DataTable>
      </Paper>
    </RowNameContext>
  );
}

function NarrowTable<T extends RaRecord>({
  label,
  columns,
  actions,
  hasManyActions = false,
  bulkActions,
  nameOf,
}: CompleteProps<T>) {
  const translate = useTranslate();
  const { data = [], sort, setSort, selectedIds = [], onSelect } = useListContext<T>();
  const recordName = useRecordName();
  const selection = bulkActions
    ? {
        chosen: new Set(selectedIds.map(String)),
        onChange: (chosen: ReadonlySet<string>) => onSelect([...chosen]),
        labelOf: (row: T) => translate('console.choose', { name: nameOf?.(row) ?? recordName(row) }),
      }
    : undefined;
  return (
    <>
      {bulkActions && <CardsToolbar>{bulkActions}</CardsToolbar>}
      <RowCards
        label={label}
        rows={data}
        keyOf={({ id }) => String(id)}
        columns={columns}
        sort={sort}
        onSort={setSort}
        {...(actions ? { actions } : {})}
        hasManyActions={hasManyActions}
        {...(selection ? { selection } : {})}
      />
    </>
  );
}

/** The rows of a list as a table, or as cards where a table would have to be pushed about. */
export function ResourceTable<T extends RaRecord>(props: Props<T>) {
  const { data, isPending } = useListContext<T>();
  const isFiltered = useIsFiltered();
  const isSmall = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'));
  const columns = useCompleteColumns(props.columns);
  if (isPending) return <LoadingState rows={8} />;
  if (data?.length === 0) {
    // React-admin's own offers to remove the filters.
    return isFiltered ? <ListNoResults /> : (props.noResults ?? <ListNoResults />);
  }
  return isSmall ? <NarrowTable {...props} columns={columns} /> : <WideTable {...props} columns={columns} />;
}
