import { Box, ButtonBase, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Swatch } from './Swatch.js';
import type { Layer } from './map-model.js';

interface Props {
  layer: Layer;
  /** In the order of their weight, with a word and the number of countries. */
  entries: readonly { key: string; word: string; count: number }[];
  chosen: string | null;
  onChoose: (key: string | null) => void;
}

/** What fills and patterns mean. Choosing one filters the list beside the map. */
export function MapLegend({ layer, entries, chosen, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-label={translate('map.legend')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: '6px' }}>
        {translate('map.legendHint')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {entries.map(({ key, word, count }) => (
          <ButtonBase
            key={key}
            aria-pressed={chosen === key}
            onClick={() => onChoose(chosen === key ? null : key)}
            sx={{
              font: 'inherit',
              gap: '8px',
              px: '10px',
              minHeight: 34,
              borderRadius: '7px',
              border: 1,
              borderColor: chosen === key ? 'text.primary' : 'line',
              boxShadow: chosen === key ? (theme) => `inset 0 0 0 1px ${theme.palette.text.primary}` : 'none',
              bgcolor: 'background.paper',
              fontSize: 13,
              '&:hover': { borderColor: 'control' },
            }}
          >
            <Swatch layer={layer} name={key} />
            <span>{word}</span>
            <Box component="strong" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {count}
            </Box>
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}
