import { Box } from '@mui/material';
import { nameOfEditor } from '../editor-name.js';
import { useDates } from '../useDates.js';
import type { ResourceColumn } from './ResourceTable.js';

interface Edited {
  id: string;
  modifiedAt: string;
  modifiedBy: Parameters<typeof nameOfEditor>[0];
}

/** When a record was last changed, and by whom. */
export function useEditorColumn<T extends Edited>(label: string): ResourceColumn<T> {
  const { day } = useDates();
  return {
    key: 'modifiedAt',
    label,
    isSortable: true,
    isTight: true,
    cell: ({ modifiedAt, modifiedBy }) => (
      <>
        <Box>{day(modifiedAt)}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{nameOfEditor(modifiedBy)}</Box>
      </>
    ),
  };
}
