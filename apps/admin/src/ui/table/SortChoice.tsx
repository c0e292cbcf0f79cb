import { Box } from '@mui/material';
import { useId } from 'react';
import { useTranslate, type SortPayload } from 'react-admin';
import { Choice } from '../Choice.js';
import type { Column } from './column.js';

const ORDERS = ['ASC', 'DESC'] as const;

interface Props<T> {
  columns: readonly Pick<Column<T>, 'key' | 'label' | 'isSortable'>[];
  sort: SortPayload;
  onSort: (sort: SortPayload) => void;
}

/** Cards have no heads to click: the order is chosen from a list. */
export function SortChoice<T>({ columns, sort, onSort }: Props<T>) {
  const translate = useTranslate();
  const id = useId();
  const options = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key, label }) =>
      ORDERS.map((order) => ({
        value: `${key} ${order}`,
        label: translate(`console.sorted.${order}`, { name: label }),
      })),
    );
  const current = `${sort.field} ${sort.order}`;
  const isOffered = options.some(({ value }) => value === current);
  return (
    <Box sx={{ mb: 1 }}>
      <Choice
        id={id}
        label={translate('console.sortBy')}
        value={current}
        options={isOffered ? options : [{ value: current, label: translate('console.sorted.usual') }, ...options]}
        onChange={(chosen) => {
          const [field = '', order] = chosen.split(' ');
          onSort({ field, order: order === 'DESC' ? 'DESC' : 'ASC' });
        }}
      />
    </Box>
  );
}
