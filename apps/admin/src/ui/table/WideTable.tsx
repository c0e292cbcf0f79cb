import {
  Box,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { moveRowFocus } from './move-row-focus.js';
import type { RowTableProps } from './RowTable.js';
import { nextSort } from './sort-rows.js';

/** Arrow keys, Home and End walk along the headings of the rows, wherever these are links or buttons. */
export function WideTable<T>({ label, rows, keyOf, columns, sort, onSort, actions, actionsLabel }: RowTableProps<T>) {
  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0} role="region" aria-label={label}>
      <Table
        size="small"
        sx={{
          '& .MuiTableCell-root': { px: 0.75, lineHeight: 1.35, fontSize: 13.5 },
          '& .MuiTableCell-head': { fontSize: 12.5 },
          '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
          '& .MuiTableSortLabel-root:hover': { textDecoration: 'underline' },
        }}
      >
        <TableHead>
          <TableRow>
            {columns.map(({ key, label: head, sortBy, align = 'left' }) => {
              const isSorted = sort?.field === key;
              const direction = sort?.order === 'DESC' ? 'desc' : 'asc';
              return (
                <TableCell key={key} align={align} sortDirection={isSorted ? direction : false}>
                  {sortBy && sort && onSort ? (
                    <TableSortLabel
                      active={isSorted}
                      direction={isSorted ? direction : 'asc'}
                      onClick={() => onSort(nextSort(sort, key))}
                    >
                      {head}
                    </TableSortLabel>
                  ) : (
                    head
                  )}
                </TableCell>
              );
            })}
            {actions && (
              <TableCell>
                <Box component="span" sx={visuallyHidden}>
                  {actionsLabel}
                </Box>
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody onKeyDown={moveRowFocus}>
          {rows.map((row) => {
            const key = keyOf(row);
            return (
              <TableRow key={key} hover>
                {columns.map(({ key: column, cell, align = 'left', isTight, isHeading, minWidth }) => (
                  <TableCell
                    key={column}
                    align={align}
                    {...(isHeading ? { component: 'th', scope: 'row', 'data-row-heading': '' } : {})}
                    sx={isTight ? { whiteSpace: 'nowrap' } : { overflowWrap: 'break-word', minWidth }}
                  >
                    {cell(row)}
                  </TableCell>
                ))}
                {actions && (
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    {actions(row)}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
