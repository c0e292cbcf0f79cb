import { Box, Paper, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { WorldOutlines } from '../places/world-outlines.js';
import { CountryRows } from './CountryRows.js';
import { keysOn } from './fills.js';
import { legendOf, named, type Layer, type MapRow } from './map-model.js';
import { MapLegend } from './MapLegend.js';
import { WorldMap } from './WorldMap.js';

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

interface Props {
  outlines: WorldOutlines;
  layer: Layer;
  rows: readonly MapRow[];
  opened: string | null;
  onOpen: (iso2: string) => void;
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

/** The map with its legend, and the same as a list beside it. */
export function MapWithList({ outlines, layer, rows, opened, onOpen }: Props) {
  const translate = useTranslate();
  const [selected, setSelected] = useState<string | null>(opened);
  const [chosen, setChosen] = useState<string | null>(null);
  const keys = useMemo(() => new Map(rows.map(({ iso2, key }) => [iso2, key])), [rows]);
  const legend = useMemo(() => legendOf(keysOn(layer), rows), [layer, rows]);
  const row = rows.find(({ iso2 }) => iso2 === selected);
  const open = (iso2: string) => {
    setSelected(iso2);
    onOpen(iso2);
  };
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
            text={row ? translate('map.readout', { country: row.name, word: row.word }) : translate('map.none')}
          />
        </Paper>
        <MapLegend layer={layer} entries={legend} chosen={chosen} onChoose={setChosen} />
      </Box>
      <Box sx={LIST}>
        <CountryRows layer={layer} rows={rows} chosen={chosen} selected={selected} onOpen={open} />
      </Box>
    </Box>
  );
}
