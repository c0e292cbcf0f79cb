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
  type Theme,
} from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useDates } from '../ui/useDates.js';
import type { Journey } from '../gen/graphql.js';
import { Tag } from '../ui/status/Tag.js';
import { JourneyActions, type JourneyChoices } from './JourneyActions.js';
import { journeyState, STATE_TONE } from './journey-state.js';
import { useJourneyTexts } from './useJourneyTexts.js';

/** Columns by which the API sorts, with the name it knows them by; the others cannot be sorted. */
const COLUMNS: readonly { key: string; orderBy: string | null }[] = [
  { key: 'createdAt', orderBy: 'createdAt' },
  { key: 'dateStart', orderBy: 'dateStart' },
  { key: 'dateEnd', orderBy: 'dateEnd' },
  { key: 'departure', orderBy: 'departureName' },
  { key: 'destinations', orderBy: null },
  { key: 'via', orderBy: null },
  { key: 'type', orderBy: 'restrictionType' },
  { key: 'note', orderBy: 'internalNote' },
  { key: 'status', orderBy: null },
  { key: 'actions', orderBy: null },
];

const TIGHT = {
  '& .MuiTableCell-root': { px: 0.75, lineHeight: 1.35, fontSize: 13.5 },
  '& .MuiTableCell-head': { fontSize: 13 },
  '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
  '& .MuiTableSortLabel-root:hover': { textDecoration: 'underline' },
} as const;
/** Where the window is too narrow for all columns, what can be done with a trip page stays at the right edge. */
const ALWAYS_IN_SIGHT = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  boxShadow: ({ palette }: Theme) => `inset 1px 0 ${palette.line}`,
} as const;

interface Props extends JourneyChoices {
  journeys: readonly Journey[];
}

export function JourneyTable({ journeys, ...choices }: Props) {
  const translate = useTranslate();
  const { day, moment } = useDates();
  const { places } = useJourneyTexts();
  const { sort, setSort } = useListContext<Journey>();

  const sortBy = (field: string) =>
    setSort({ field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' });

  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label={translate('journeys.title')}
    >
      <Table size="small" sx={TIGHT}>
        <TableHead>
          <TableRow>
            {COLUMNS.map(({ key, orderBy }) => {
              const isSorted = orderBy !== null && sort.field === orderBy;
              const direction = sort.order === 'ASC' ? 'asc' : 'desc';
              return (
                <TableCell
                  key={key}
                  sx={key === 'actions' ? ALWAYS_IN_SIGHT : undefined}
                  sortDirection={isSorted ? direction : false}
                >
                  {orderBy === null ? (
                    translate(`journeys.${key}`)
                  ) : (
                    <TableSortLabel
                      active={isSorted}
                      direction={isSorted ? direction : 'asc'}
                      onClick={() => sortBy(orderBy)}
                    >
                      {translate(`journeys.${key}`)}
                    </TableSortLabel>
                  )}
                </TableCell>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {journeys.map((journey) => {
            const state = journeyState(journey);
            return (
              <TableRow key={journey.id} hover>
                <TableCell sx={{ whiteSpace: 'nowrap' }} title={moment(journey.createdAt)}>
                  {day(journey.createdAt)}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(journey.dateStart)}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(journey.dateEnd)}</TableCell>
                <TableCell>{journey.departureName}</TableCell>
                <TableCell sx={{ minWidth: 150 }}>{places(journey.destinations)}</TableCell>
                <TableCell>{places(journey.transits)}</TableCell>
                <TableCell>{translate(`purpose.${journey.restrictionType}`)}</TableCell>
                <TableCell>
                  <Box
                    title={journey.internalNote ?? undefined}
                    sx={{
                      maxWidth: 200,
                      minWidth: 90,
                      overflow: 'hidden',
                      display: '-webkit-box',
                      WebkitLineClamp: 2,
                      WebkitBoxOrient: 'vertical',
                    }}
                  >
                    {journey.internalNote}
                  </Box>
                </TableCell>
                <TableCell>
                  <Tag tone={STATE_TONE[state]}>{translate(`journeys.state.${state}`)}</Tag>
                </TableCell>
                <TableCell sx={{ py: 0, ...ALWAYS_IN_SIGHT }}>
                  <JourneyActions journey={journey} {...choices} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
