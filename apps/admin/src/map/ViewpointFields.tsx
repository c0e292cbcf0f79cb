import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CountryPicker } from '../places/CountryPicker.js';
import type { Viewpoint } from './useWorld.js';

interface Props {
  viewpoint: Viewpoint;
  onChange: (next: Partial<Viewpoint>) => void;
}

/** Whose passport counts, and from where the journey starts. Neither can be empty. */
export function ViewpointFields({ viewpoint, onChange }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 15rem' } }}>
        <CountryPicker
          id="map-nationality"
          label={translate('map.nationality')}
          value={viewpoint.citizenshipId}
          onChange={(code) => code && onChange({ citizenshipId: code })}
        />
      </Box>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 15rem' } }}>
        <CountryPicker
          id="map-departure"
          label={translate('map.departure')}
          value={viewpoint.departureId}
          onChange={(code) => code && onChange({ departureId: code })}
        />
      </Box>
    </>
  );
}
