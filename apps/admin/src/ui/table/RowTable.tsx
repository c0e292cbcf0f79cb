import { useMediaQuery, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import type { Column } from './column.js';
import { RowCards } from './RowCards.js';
import type { Sort } from './sort-rows.js';
import { WideTable } from './WideTable.js';

export interface RowTableProps<T> {
  /** Names the table for a screen reader. */
  label: string;
  rows: readonly T[];
  keyOf: (row: T) => string;
  columns: readonly Column<T>[];
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  actions?: (row: T) => ReactNode;
  /** Words for the head above the actions. */
  actionsLabel?: string;
}

/** The same rows as a table, or as cards where a table would have to be pushed about. */
export function RowTable<T>(props: RowTableProps<T>) {
  const isSmall = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('md'));
  return isSmall ? <RowCards {...props} /> : <WideTable {...props} />;
}
