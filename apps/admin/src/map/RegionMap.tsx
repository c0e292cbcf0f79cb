import { Box, useTheme } from '@mui/material';
import { useId, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { MapOfRegions } from '../gen/graphql.js';
import { fillOf } from './fills.js';
import { FillPattern } from './FillPattern.js';
import { ENTRY_KEYS } from './map-model.js';
import { regionShapes } from './region-shapes.js';

export type RegionOnMap = MapOfRegions['mapCountryRegionStatus'][number];

/** The regions of a country with their status; the list below says the same in words. */
export function RegionMap({ country, regions }: { country: string; regions: readonly RegionOnMap[] }) {
  const translate = useTranslate();
  const theme = useTheme();
  const prefix = useId();
  const shapes = useMemo(() => regionShapes(regions), [regions]);
  if (!shapes) return null;
  return (
    <Box sx={{ bgcolor: 'map.sea', borderRadius: '8px', p: '12px', display: 'grid', justifyItems: 'center' }}>
      <Box
        component="svg"
        role="img"
        aria-label={translate('map.country.regionMap', { country })}
        viewBox={`0 0 ${shapes.width} ${shapes.height}`}
        sx={{ width: '100%', maxHeight: 300, '& path': { stroke: theme.palette.background.paper, strokeWidth: 1 } }}
      >
        <defs>
          {ENTRY_KEYS.map((key) => (
            <FillPattern key={key} id={`${prefix}-${key}`} fill={fillOf('entry', key, theme)} scale={2} />
          ))}
        </defs>
        {regions.map(({ id, name, status }) => (
          <path key={id} d={shapes.paths.get(id)} fill={`url(#${prefix}-${status})`}>
            <title>{translate('map.readout', { country: name, word: translate(`map.entry.${status}`) })}</title>
          </path>
        ))}
      </Box>
    </Box>
  );
}
