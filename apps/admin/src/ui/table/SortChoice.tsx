import { Box } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Choice } from '../Choice.js';
import type { Column } from './column.js';
import type { Sort } from './sort-rows.js';

const ORDERS = ['ASC', 'DESC'] as const;

interface Props<T> {
  columns: readonly Column<T>[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** Cards have no heads to click: the order is chosen from a list. */
export function SortChoice<T>({ columns, sort, onSort }: Props<T>) {
  const translate = useTranslate();
  const id = useId();
  const options = columns
    .filter(({ sortBy, isSortable }) => sortBy ?? isSortable)
    .flatMap(({ key, label }) =>
      ORDERS.map((order) => ({
        value: `${key} ${order}`,
        label: translate(`console.sorted.${order}`, { name: label }),
      })),
    );
  return (
    <Box sx={{ mb: 1 }}>
      <Choice
        id={id}
        label={translate('console.sortBy')}
        value={`${sort.field} ${sort.order}`}
        options={options}
        onChange={(chosen) => {
          const [field = '', order] = chosen.split(' ');
          onSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
        }}
      />
    </Box>
  );
}
