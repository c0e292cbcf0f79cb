import { Checkbox, TableCell, TableRow } from '@mui/material';
import { useContext, type ReactNode } from 'react';
import {
  DataTableBody,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useDataTableSelectedIdsContext,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { RowNameContext } from './row-name-context.js';
import { useRecordName } from './useRecordName.js';
import { moveRowFocus } from '../table/move-row-focus.js';

/** A row whose box to choose it is named after the record: react-admin names all of them alike, and not the box itself. */
function ResourceRow({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const nameOf = useContext(RowNameContext);
  const recordName = useRecordName();
  const { hasBulkActions = false } = useDataTableConfigContext();
  const { handleToggleItem, isRowSelectable } = useDataTableCallbacksContext();
  const chosen = useDataTableSelectedIdsContext();
  if (!record) return null;
  const isChosen = chosen?.includes(record.id) ?? false;
  const name = nameOf?.(record) ?? recordName(record);
  return (
    <TableRow hover selected={isChosen}>
      {hasBulkActions && handleToggleItem && (
        <TableCell padding="checkbox">
          <Checkbox
            size="small"
            checked={isChosen}
            disabled={isRowSelectable?.(record) === false}
            onClick={(event) => handleToggleItem(record.id, event)}
            slotProps={{ input: { 'aria-label': translate('console.choose', { name }) } }}
          />
        </TableCell>
      )}
      {children}
    </TableRow>
  );
}

/** Arrow keys, Home and End walk along the headings of the rows. */
export const ResourceRows = (props: { children?: ReactNode }) => (
  <DataTableBody {...props} row={ResourceRow} onKeyDown={moveRowFocus} />
);
