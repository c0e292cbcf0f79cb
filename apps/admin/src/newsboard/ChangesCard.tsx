import { Box, Button, Link, Skeleton, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useSingleKeys } from '../ui/single-keys.js';
import { NamedPlate } from '../answer/Plate.js';
import type { ChangesForTrips } from '../gen/graphql.js';
import { tripsTo } from '../journeys/journey-filter.js';
import { CountryShape } from '../places/CountryShape.js';
import { useDates } from '../ui/useDates.js';
import { KeyCap } from '../ui/KeyCap.js';
import { Card, NothingHere } from './Card.js';
import { ROW_LINK } from './row-link.js';

type Change = ChangesForTrips['myjourneyChanges']['results'][number];

const SHOWN = 6;

/** What was, struck out, and what is; a screen reader hears which is which. */
function BeforeAndAfter({ before, after }: Pick<Change, 'before' | 'after'>) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: '2px', fontSize: 13.5 }}>
      <Box component="del" sx={{ color: 'text.secondary', textDecorationColor: 'currentColor' }}>
        <Box component="span" sx={visuallyHidden}>
          {translate('board.was')}{' '}
        </Box>
        {before ?? translate('board.nothing')}
      </Box>
      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
        <Box component="span" sx={visuallyHidden}>
          {translate('board.is')}{' '}
        </Box>
        {after ?? translate('board.nothing')}
      </Box>
    </Box>
  );
}

function Row({ change }: { change: Change }) {
  const translate = useTranslate();
  const { day } = useDates();
  const { place, title, citizenships, tripPages, nextDeparture } = change;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '40px minmax(0, 1fr)', sm: '40px minmax(0, 1fr) auto' },
        gap: '4px 14px',
        px: '16px',
        py: '12px',
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'line' },
        '&:focus-within': { bgcolor: 'action.hover' },
      }}
    >
      <CountryShape iso2={place.country.iso2} size={36} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 8px', alignItems: 'center', mb: '3px' }}>
          <Link
            component={RouterLink}
            to={tripsTo(place.country.iso2)}
            aria-label={translate('board.tripsTo', { place: place.name, count: tripPages })}
            underline="hover"
            color="inherit"
            sx={{ fontWeight: 600 }}
            {...{ [ROW_LINK]: '' }}
          >
            {place.name}
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {title}
          </Typography>
          {citizenships.map((country) => (
            <NamedPlate key={country.id} {...country} />
          ))}
        </Box>
        <BeforeAndAfter {...change} />
      </Box>
      <Box sx={{ textAlign: { sm: 'right' }, gridColumn: { xs: 2, sm: 3 }, whiteSpace: 'nowrap' }}>
        <Typography sx={{ fontWeight: 600, fontSize: 14 }}>{translate('board.trips', { count: tripPages })}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {nextDeparture ? translate('board.next', { day: day(nextDeparture) }) : translate('board.underWay')}
        </Typography>
      </Box>
    </Box>
  );
}

/** Which keys go through the rows. */
function RowKeys() {
  const translate = useTranslate();
  const [isOn] = useSingleKeys();
  if (!isOn) return null;
  return (
    <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
      <KeyCap>J</KeyCap>
      <KeyCap>K</KeyCap> {translate('board.rowKeys')}
    </Box>
  );
}

/** What has changed for the trips of the organisation since the last visit, each change once. */
export function ChangesCard({ changes }: { changes: readonly Change[] | null }) {
  const translate = useTranslate();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changes : changes?.slice(0, SHOWN);
  return (
    <Card
      title={translate('board.changes')}
      note={changes && changes.length > 0 ? <RowKeys /> : null}
      rank={1}
      more={{ to: '/mytrip-history', text: translate('board.allTrips') }}
    >
      {changes === null && <Skeleton variant="rectangular" height={180} />}
      {changes?.length === 0 && (
        <NothingHere title={translate('board.changesEmpty')} text={translate('board.changesEmptyText')} />
      )}
      {shown && shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((change) => (
            <Row key={change.id} change={change} />
          ))}
        </Box>
      )}
      {changes && shown && changes.length > shown.length && (
        <Button onClick={() => setWhole(true)} sx={{ borderRadius: 0, borderTop: 1, borderColor: 'line' }}>
          {translate('board.showAll', { count: changes.length })}
        </Button>
      )}
    </Card>
  );
}
