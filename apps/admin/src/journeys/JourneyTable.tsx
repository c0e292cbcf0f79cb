import { Box, Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, TableSortLabel } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useDates } from '../app/useDates.js';
import type { Journey } from '../graphql/schema-types.js';
import { Tag } from '../status/Tag.js';
import { JourneyActions } from './JourneyActions.js';
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

interface Props { journeys: readonly Journey[]; onEdit: (journey: Journey) => void }

export function JourneyTable({ journeys, onEdit }: Props) {
  const translate = useTranslate();
  const { day, moment } = useDates();
  const { places } = useJourneyTexts();
  const { sort, setSort } = useListContext<Journey>();

  const sortBy = (field: string) => setSort({ field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' });

  return (
    <TableContainer component={Paper} variant="outlined" tabIndex={0} role="region" aria-label={translate('journeys.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {COLUMNS.map(({ key, orderBy }) => {
              const isSorted = orderBy !== null && sort.field === orderBy;
              const direction = sort.order === 'ASC' ? 'asc' : 'desc';
              return (
                <TableCell key={key} sortDirection={isSorted ? direction : false}>
                  {orderBy === null ? translate(`journeys.${key}`) : (
                    <TableSortLabel active={isSorted} direction={isSorted ? direction : 'asc'} onClick={() => sortBy(orderBy)}>
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
                <TableCell sx={{ whiteSpace: 'nowrap' }} title={moment(journey.createdAt)}>{day(journey.createdAt)}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(journey.dateStart)}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{day(journey.dateEnd)}</TableCell>
                <TableCell>{journey.departureName}</TableCell>
                <TableCell sx={{ minWidth: 140 }}>{places(journey.destinations)}</TableCell>
                <TableCell>{places(journey.transits)}</TableCell>
                <TableCell>{translate(`purpose.${journey.restrictionType}`)}</TableCell>
                <TableCell>
                  <Box sx={{ maxWidth: 220, overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical' }}>{journey.internalNote}</Box>
                </TableCell>
                <TableCell><Tag tone={STATE_TONE[state]}>{translate(`journeys.state.${state}`)}</Tag></TableCell>
                <TableCell sx={{ py: 0 }}><JourneyActions journey={journey} onEdit={onEdit} /></TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
