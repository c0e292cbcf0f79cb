import { Box, Paper, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { MapCountryStatus } from '../gen/graphql.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { PermittedOnly } from '../ui/PermittedOnly.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { ScreenTexts } from '../ui/ScreenTexts.js';
import { CountryDialog } from './CountryDialog.js';
import { CountryRows } from './CountryRows.js';
import { keysOn } from './fills.js';
import { mapTexts } from './map-texts.js';
import { countsOn, isLayer, keyOn, LAYERS, named, type Layer } from './map-model.js';
import { MapLegend } from './MapLegend.js';
import { keysOf, useWordOn, useWorld, type Viewpoint } from './useWorld.js';
import { ViewpointFields } from './ViewpointFields.js';
import { useViewpoint } from './useViewpoint.js';
import { WorldMap } from './WorldMap.js';
import { useWorldOutlines, type WorldOutlines } from '../places/world-outlines.js';

const WITH_LIST = {
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  alignItems: 'start',
};
const LIST = {
  height: { xs: 480, lg: 'min(40rem, calc(100vh - 13rem))' },
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
};

/** An address with another value of one of its parts. */
const changed =
  (name: string, value: string | null) =>
  (before: URLSearchParams): URLSearchParams => {
    const next = new URLSearchParams(before);
    if (value === null) next.delete(name);
    else next.set(name, value);
    return next;
  };

function LayerChoice({ layer, onChange }: { layer: Layer; onChange: (layer: Layer) => void }) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={layer}
      aria-label={translate('map.layer')}
      onChange={(_, next: Layer | null) => next && onChange(next)}
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
  layer: Layer;
}

/** The countries that the legend names, in the order of their weight. */
function useLegend(layer: Layer, rows: readonly MapCountryStatus[]) {
  const wordOn = useWordOn();
  const counts = countsOn(layer, rows);
  return keysOn(layer).flatMap((key) => {
    const first = rows.find((row) => keyOn(layer, row) === key);
    return first ? [{ key, word: wordOn(layer, first), count: counts.get(key) ?? 0 }] : [];
  });
}

function Readout({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        px: '14px',
        py: '10px',
        borderTop: 1,
        borderColor: 'line',
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 16px',
      }}
    >
      <Typography role="status" sx={{ fontWeight: 600, flex: '1 1 16rem' }}>
        {text}
      </Typography>
      <Typography id="map-keys" variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('map.keys')}
      </Typography>
    </Box>
  );
}

/** Map, legend and list, and what is known of the country that is opened. */
function World({ outlines, rows, viewpoint, layer }: WorldProps) {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const opened = query.get('country');
  const [selected, setSelected] = useState<string | null>(opened);
  const [chosen, setChosen] = useState<string | null>(null);
  const wordOn = useWordOn();
  const legend = useLegend(layer, rows);
  const keys = useMemo(() => keysOf(layer, rows), [layer, rows]);
  const open = (iso2: string) => {
    setSelected(iso2);
    setQuery(changed('country', iso2), { replace: true });
  };
  const rowOf = (iso2: string | null) => rows.find(({ country }) => country.iso2 === iso2);
  const [row, shown] = [rowOf(selected), rowOf(opened)];
  return (
    <Box sx={WITH_LIST}>
      <Box sx={{ display: 'grid', gap: '12px', minWidth: 0 }}>
        <Paper variant="outlined" sx={{ borderRadius: '10px', overflow: 'hidden' }}>
          <WorldMap
            outlines={outlines}
            layer={layer}
            keys={keys}
            selected={selected}
            onSelect={setSelected}
            onOpen={open}
            find={(typed) => named(rows, typed)}
            describedBy="map-keys"
          />
          <Readout
            text={
              row
                ? translate('map.readout', { country: row.country.nameShort, word: wordOn(layer, row) })
                : translate('map.none')
            }
          />
        </Paper>
        <MapLegend layer={layer} entries={legend} chosen={chosen} onChoose={setChosen} />
      </Box>
      <Box sx={LIST}>
        <CountryRows layer={layer} rows={rows} chosen={chosen} selected={selected} onOpen={open} />
      </Box>
      {shown && (
        <CountryDialog
          row={shown}
          viewpoint={viewpoint}
          onClose={() => setQuery(changed('country', null), { replace: true })}
        />
      )}
    </Box>
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
        <LayerChoice layer={layer} onChange={(next) => setQuery(changed('layer', next), { replace: true })} />
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
      <ScreenHeading text={translate('map.title')} />
      <Typography sx={{ color: 'text.secondary', mt: '-8px', mb: '16px' }}>{translate('map.intro')}</Typography>
      <WorldScreen />
    </>
  );
}

/** The world map of entry, advice and risk (spec: application, section 2), for private travel. */
export default function MapPage() {
  return (
    <PermittedOnly codename="DestinationManager">
      <ScreenTexts name="map" texts={mapTexts}>
        <Titled />
      </ScreenTexts>
    </PermittedOnly>
  );
}
