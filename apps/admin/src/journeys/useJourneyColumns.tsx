import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Journey } from '../gen/graphql.js';
import { Tag } from '../ui/status/Tag.js';
import type { Column } from '../ui/table/column.js';
import { useDates } from '../ui/useDates.js';
import { journeyState, STATE_TONE } from './journey-state.js';
import { useJourneyTexts } from './useJourneyTexts.js';

const TWO_LINES = {
  maxWidth: { md: 200 },
  minWidth: { md: 90 },
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
} as const;

/** Those that can be sorted have the name by which the API sorts. */
export function useJourneyColumns(): Column<Journey>[] {
  const translate = useTranslate();
  const { day, moment } = useDates();
  const { places, whereTo } = useJourneyTexts();
  return [
    {
      key: 'createdAt',
      label: translate('journeys.createdAt'),
      isSortable: true,
      isTight: true,
      isExtra: true,
      cell: ({ createdAt }) => <span title={moment(createdAt)}>{day(createdAt)}</span>,
    },
    {
      key: 'dateStart',
      label: translate('journeys.dateStart'),
      isSortable: true,
      isTight: true,
      cell: ({ dateStart }) => day(dateStart),
    },
    {
      key: 'dateEnd',
      label: translate('journeys.dateEnd'),
      isSortable: true,
      isTight: true,
      cell: ({ dateEnd }) => day(dateEnd),
    },
    {
      key: 'departureName',
      label: translate('journeys.departure'),
      isSortable: true,
      cell: ({ departureName }) => departureName,
    },
    {
      key: 'destinations',
      label: translate('journeys.destinations'),
      isHeading: true,
      minWidth: '9rem',
      cell: (journey) => (
        <>
          {whereTo(journey)}
          {journey.cruises.length > 0 && (
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}>
              {places(journey.destinations)}
            </Box>
          )}
        </>
      ),
    },
    {
      key: 'transits',
      label: translate('journeys.via'),
      isBlank: ({ transits }) => transits.length === 0,
      cell: ({ transits }) => places(transits),
    },
    {
      key: 'restrictionType',
      label: translate('journeys.type'),
      isSortable: true,
      cell: ({ restrictionType }) => translate(`purpose.${restrictionType}`),
    },
    {
      key: 'internalNote',
      label: translate('journeys.note'),
      isSortable: true,
      isBlank: ({ internalNote, label }) => !internalNote && !label,
      cell: ({ internalNote, label }) => (
        <Box title={[label, internalNote].filter(Boolean).join(': ') || undefined} sx={TWO_LINES}>
          {label && <strong>{label}</strong>} {internalNote}
        </Box>
      ),
    },
    {
      key: 'status',
      label: translate('journeys.status'),
      cell: (journey) => {
        const state = journeyState(journey);
        return <Tag tone={STATE_TONE[state]}>{translate(`journeys.state.${state}`)}</Tag>;
      },
    },
  ];
}
