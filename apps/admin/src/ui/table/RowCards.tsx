import { Box, Checkbox, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { SortPayload } from 'react-admin';
import type { Column } from './column.js';
import { moveRowFocus } from './move-row-focus.js';
import { SortChoice } from './SortChoice.js';

interface RowCardsProps<T> {
  /** Names the list for a screen reader. */
  label: string;
  rows: readonly T[];
  keyOf: (row: T) => string;
  columns: readonly Column<T>[];
  sort: SortPayload;
  onSort: (sort: SortPayload) => void;
  actions?: (row: T) => ReactNode;
  /** At the foot of the card: beside its heading there would be no room for them. */
  hasManyActions?: boolean;
  selection?: RowSelection<T>;
}

interface RowSelection<T> {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  /** "Choose Thailand". */
  labelOf: (row: T) => string;
}

/** One card a row for a narrow screen: its heading, then what it says, line by line. */
export function RowCards<T>(props: RowCardsProps<T>) {
  const { label, rows, keyOf, columns, sort, onSort, actions, selection, hasManyActions = false } = props;
  const heading = columns.find(({ isHeading }) => isHeading);
  const lines = columns.filter(({ isHeading, isExtra }) => !isHeading && !isExtra);
  return (
    <>
      {rows.length > 1 && columns.some(({ isSortable }) => isSortable) && (
        <SortChoice columns={columns} sort={sort} onSort={onSort} />
      )}
      <Box
        component="ul"
        aria-label={label}
        onKeyDown={moveRowFocus}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {rows.map((row) => {
          const key = keyOf(row);
          return (
            <Paper key={key} component="li" variant="outlined" sx={{ p: 1.5 }}>
              <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
                {selection && (
                  <Checkbox
                    size="small"
                    sx={{ ml: -1, mt: -0.75 }}
                    checked={selection.chosen.has(key)}
                    onChange={({ target }) =>
                      selection.onChange(
                        new Set(
                          target.checked
                            ? [...selection.chosen, key]
                            : [...selection.chosen].filter((one) => one !== key),
                        ),
                      )
                    }
                    slotProps={{ input: { 'aria-label': selection.labelOf(row) } }}
                  />
                )}
                <Typography
                  component="h2"
                  variant="h3"
                  data-row-heading=""
                  sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
                >
                  {heading?.cell(row)}
                </Typography>
                {actions && !hasManyActions && <Box sx={{ whiteSpace: 'nowrap', mt: -0.5 }}>{actions(row)}</Box>}
              </Box>
              <Box
                component="dl"
                sx={{
                  display: 'grid',
                  gridTemplateColumns: 'minmax(6.5rem, auto) minmax(0, 1fr)',
                  columnGap: 1.5,
                  rowGap: 0.5,
                  m: 0,
                  mt: 0.75,
                  fontSize: 14,
                  '& dt': { color: 'text.secondary' },
                  '& dd': { m: 0, overflowWrap: 'anywhere' },
                }}
              >
                {lines
                  .filter(({ isBlank }) => !isBlank?.(row))
                  .flatMap(({ key: column, label: name, cell }) => [
                    <dt key={`${column}-name`}>{name}</dt>,
                    <dd key={column}>{cell(row)}</dd>,
                  ])}
              </Box>
              {actions && hasManyActions && <Box sx={{ mt: 1, ml: -0.75 }}>{actions(row)}</Box>}
            </Paper>
          );
        })}
      </Box>
    </>
  );
}
