import { Box, Paper, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fold } from '../ui/fold.js';
import { ListedRow } from './ListedRow.js';
import type { Layer, MapRow } from './map-model.js';
import { Swatch } from './Swatch.js';

interface Props {
  layer: Layer;
  rows: readonly MapRow[];
  /** Only countries with this key. */
  chosen: string | null;
  selected: string | null;
  onOpen: (iso2: string) => void;
}

interface RowProps {
  layer: Layer;
  row: MapRow;
  isSelected: boolean;
  onOpen: (iso2: string) => void;
}

function CountryRow({ layer, row, isSelected, onOpen }: RowProps) {
  return (
    <ListedRow
      isSelected={isSelected}
      onUse={() => onOpen(row.iso2)}
      sx={{ minHeight: 40, px: '12px', gap: '10px', justifyContent: 'flex-start' }}
    >
      <Swatch layer={layer} name={row.key} />
      <Box component="span" sx={{ flex: 1, minWidth: 0, fontWeight: 600, fontSize: 14 }}>
        {row.name}
      </Box>
      <Box component="span" sx={{ fontSize: 13, color: 'text.secondary', textAlign: 'right' }}>
        {row.word}
      </Box>
    </ListedRow>
  );
}

/** The same as on the map, as a list that can be searched. */
export function CountryRows({ layer, rows, chosen, selected, onOpen }: Props) {
  const translate = useTranslate();
  const [search, setSearch] = useState('');
  const shown = useMemo(() => {
    const words = fold(search.trim());
    return rows.filter(
      (row) =>
        (chosen === null || row.key === chosen) && (words === '' || fold(`${row.name} ${row.iso2}`).includes(words)),
    );
  }, [rows, chosen, search]);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="map-list"
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, borderRadius: '10px', overflow: 'hidden' }}
    >
      <Box sx={{ p: '12px', display: 'grid', gap: '10px', borderBottom: 1, borderColor: 'line' }}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', gap: '8px' }}>
          <Typography component="h2" id="map-list" sx={{ fontSize: 14, fontWeight: 600, flex: 1 }}>
            {translate('map.list')}
          </Typography>
          <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('map.shown', { count: shown.length })}
          </Typography>
        </Box>
        <TextField
          id="map-search"
          type="search"
          label={translate('map.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Box>
      {shown.length === 0 ? (
        <Typography sx={{ p: '16px', color: 'text.secondary' }}>{translate('map.noMatch')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowY: 'auto', minHeight: 0, flex: 1 }}>
          {shown.map((row) => (
            <CountryRow key={row.iso2} layer={layer} row={row} isSelected={row.iso2 === selected} onOpen={onOpen} />
          ))}
        </Box>
      )}
    </Paper>
  );
}
