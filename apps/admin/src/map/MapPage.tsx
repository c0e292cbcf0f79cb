import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { MapCountryStatus } from '../gen/graphql.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { withParts } from './addresses.js';
import { CountryDialog } from './CountryDialog.js';
import { MapScreen } from './MapScreen.js';
import { isLayer, LAYERS } from './map-model.js';
import { MapWithList } from './MapWithList.js';
import { useRowsOn, useWorld, type Viewpoint } from './useWorld.js';
import { ViewpointFields } from './ViewpointFields.js';
import { useViewpoint } from './useViewpoint.js';
import { useWorldOutlines, type WorldOutlines } from '../places/world-outlines.js';

type LayerChosen = (typeof LAYERS)[number];

function LayerChoice({ layer, onChange }: { layer: LayerChosen; onChange: (layer: LayerChosen) => void }) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={layer}
      aria-label={translate('map.layer')}
      onChange={(_, next: LayerChosen | null) => next && onChange(next)}
    >
      {LAYERS.map((one) => (
        <ToggleButton key={one} value={one}>
          {translate(`map.layers.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

interface WorldProps {
  outlines: WorldOutlines;
  rows: readonly MapCountryStatus[];
  viewpoint: Viewpoint;
  layer: LayerChosen;
}

/** The map of a layer, and what is known of the country that is opened. */
function World({ outlines, rows, viewpoint, layer }: WorldProps) {
  const [query, setQuery] = useSearchParams();
  const opened = query.get('country');
  const shown = useRowsOn(layer, rows);
  const row = rows.find(({ country }) => country.iso2 === opened);
  const open = (iso2: string | null) => setQuery(withParts({ country: iso2 }), { replace: true });
  return (
    <>
      <MapWithList outlines={outlines} layer={layer} rows={shown} opened={opened} onOpen={open} />
      {row && <CountryDialog row={row} viewpoint={viewpoint} onClose={() => open(null)} />}
    </>
  );
}

function WorldScreen() {
  const [query, setQuery] = useSearchParams();
  const { viewpoint, change } = useViewpoint();
  const named = query.get('layer');
  const layer = isLayer(named) ? named : 'entry';
  const outlines = useWorldOutlines();
  const { rows, error, isPending, refetch } = useWorld(viewpoint);
  const failure = outlines.error ?? error;
  if (failure)
    return <ErrorState error={failure} onRetry={() => void (outlines.error ? outlines.refetch() : refetch())} />;
  if (isPending || !outlines.data) return <LoadingState />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center', mb: '12px' }}>
        <ViewpointFields viewpoint={viewpoint} onChange={change} />
        <LayerChoice layer={layer} onChange={(next) => setQuery(withParts({ layer: next }), { replace: true })} />
      </Box>
      {/* Another layer has other keys to choose from. */}
      <World key={layer} outlines={outlines.data} rows={rows} viewpoint={viewpoint} layer={layer} />
    </>
  );
}

function Titled() {
  const translate = useTranslate();
  return (
    <>
      <ScreenHeading text={translate('menu.map')} />
      <Typography sx={{ color: 'text.secondary', mt: '-8px', mb: '16px' }}>{translate('map.intro')}</Typography>
      <WorldScreen />
    </>
  );
}

/** The world map of entry, advice and risk (spec: application, section 2), for private travel. */
export default function MapPage() {
  return (
    <MapScreen codename="DestinationManager">
      <Titled />
    </MapScreen>
  );
}
