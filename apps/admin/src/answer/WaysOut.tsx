import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { queryOf } from '../search/search-query.js';
import { useDates } from '../ui/useDates.js';
import { addressOf, type AnswerChoice } from './answer-address.js';
import { useVerdictWords } from './useVerdictWords.js';
import type { Cell } from './verdicts.js';
import type { WayOut } from './ways-out.js';

interface Props {
  ways: readonly WayOut[];
  cell: Cell;
  choice: AnswerChoice;
}

const addressTo = (way: WayOut, choice: AnswerChoice): string =>
  way.kind === 'say'
    ? `/search?${queryOf(way.form).toString()}`
    : `/destination/overview/?${addressOf(way.form, choice).toString()}`;

/** Trips that may be possible instead, each with a link to its answer. */
export function WaysOut({ ways, cell, choice }: Props) {
  const translate = useTranslate();
  const { day } = useDates();
  const words = useVerdictWords();
  if (ways.length === 0) return null;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Typography component="h3" sx={{ fontSize: 12.5, fontWeight: 600, color: 'text.secondary', mt: '12px' }}>
        {translate('verdicts.wayOut.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {ways.map((way) => (
          <Box
            component="li"
            key={way.kind}
            sx={{
              display: 'flex',
              gap: '8px',
              alignItems: 'center',
              py: '6px',
              '& + &': { borderTop: 1, borderColor: 'line' },
            }}
          >
            <Typography sx={{ flexGrow: 1, fontSize: 14 }} id={`way-out-${way.kind}`}>
              {translate(`verdicts.wayOut.${way.kind}`, {
                place: words.placeOf(cell),
                days: way.kind === 'shorter' ? way.days : 0,
                day: way.kind === 'later' ? day(way.day) : '',
                isTransit: cell.destination.isTransit ? 'yes' : 'no',
              })}
            </Typography>
            <Button
              component={Link}
              to={addressTo(way, choice)}
              variant="outlined"
              size="small"
              aria-describedby={`way-out-${way.kind}`}
            >
              {translate(way.kind === 'say' ? 'verdicts.wayOut.fill' : 'verdicts.wayOut.check')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
