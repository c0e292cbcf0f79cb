import { Box, useTheme } from '@mui/material';
import { useId } from 'react';
import { fillOf } from './fills.js';
import { FillPattern } from './FillPattern.js';
import type { Layer } from './map-model.js';

/** How the map draws a key, for legend and lists. */
export function Swatch({ layer, name, width = 26 }: { layer: Layer; name: string; width?: number }) {
  const theme = useTheme();
  const id = useId();
  return (
    <Box
      component="svg"
      aria-hidden="true"
      width={width}
      height="16"
      viewBox={`0 0 ${width} 16`}
      sx={{ flexShrink: 0 }}
    >
      <defs>
        <FillPattern id={id} fill={fillOf(layer, name, theme)} scale={1.9} />
      </defs>
      <Box
        component="rect"
        x="0.5"
        y="0.5"
        width={width - 1}
        height="15"
        rx="3"
        fill={`url(#${id})`}
        sx={{ stroke: ({ palette }) => palette.control }}
      />
    </Box>
  );
}
