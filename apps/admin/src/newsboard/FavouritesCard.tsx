import { Box, Button, Link } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { RiskMark } from '../answer/RiskMark.js';
import { RISK_TONES } from '../answer/risk-tones.js';
import type { FavouriteCountries, MapCountryStatus } from '../gen/graphql.js';
import { CountryShape } from '../places/CountryShape.js';
import { Card } from './Card.js';

type Favourite = FavouriteCountries['organisationCountrySelections'][number];

const SHOWN = 8;

const TWO_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  columnGap: '12px',
  listStyle: 'none',
  m: 0,
  p: 0,
  py: '4px',
};

interface Props {
  favourites: readonly Favourite[];
  world: readonly MapCountryStatus[];
  maySeeMatrix: boolean;
  mayChoose: boolean;
}

/** The risk of the countries that the organisation sells; while none is chosen, of those where it is highest. */
export function FavouritesCard({ favourites, world, maySeeMatrix, mayChoose }: Props) {
  const translate = useTranslate();
  const riskiest = world
    .toSorted((a, b) => RISK_TONES[b.riskLevel].step - RISK_TONES[a.riskLevel].step)
    .map(({ country, riskLevel }) => ({ ...country, riskLevel }));
  const shown = (favourites.length > 0 ? favourites : riskiest).slice(0, SHOWN);
  return (
    <Card
      rank={4}
      title={translate(favourites.length > 0 ? 'board.favourites' : 'board.noFavourites')}
      more={maySeeMatrix ? { to: '/risk-matrix', text: translate('board.matrix') } : null}
    >
      <Box component="ul" sx={TWO_COLUMNS}>
        {shown.map(({ id, iso2, nameShort, riskLevel }) => (
          <Box
            key={id}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: '28px minmax(0, 1fr) auto',
              gap: '10px',
              alignItems: 'center',
              px: '16px',
              minHeight: 38,
            }}
          >
            <CountryShape iso2={iso2} size={24} />
            <Link
              component={RouterLink}
              to={`/map?layer=risk&country=${iso2}`}
              underline="hover"
              color="inherit"
              noWrap
            >
              {nameShort}
            </Link>
            <RiskMark level={riskLevel} />
          </Box>
        ))}
      </Box>
      {mayChoose && favourites.length === 0 && (
        <Box sx={{ px: '16px', pb: '12px' }}>
          <Button component={RouterLink} to="/organisation/countries-selection" variant="outlined" size="small">
            {translate('board.choose')}
          </Button>
        </Box>
      )}
    </Card>
  );
}
