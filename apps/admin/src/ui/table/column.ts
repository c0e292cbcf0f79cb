import type { ReactNode } from 'react';

export interface Column<T> {
  key: string;
  label: string;
  cell: (row: T) => ReactNode;
  /** The server sorts by the field of this name. */
  isSortable?: boolean;
  align?: 'left' | 'right';
  /** Stays on one line. */
  isTight?: boolean;
  /** At least as wide, where a table would squeeze its text. */
  minWidth?: string;
  /** The heading of the row; on a phone the heading of its card. */
  isHeading?: boolean;
  /** Left out on a phone: the other columns say enough. */
  isExtra?: boolean;
  /** True where the row says nothing here: on a phone the line is left out. */
  isBlank?: (row: T) => boolean;
}
