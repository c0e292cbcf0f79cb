import { Box } from '@mui/material';
import { shapeBox } from './shape-box.js';
import { useWorldOutlines } from './world-outlines.js';

/** The silhouette of a country, beside its name; nothing while it has not come. */
export function CountryShape({ iso2, size = 44 }: { iso2: string; size?: number }) {
  const { data } = useWorldOutlines();
  const outline = data?.countries.find(({ id }) => id === iso2);
  if (!outline) return null;
  return (
    <Box
      component="svg"
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={shapeBox(outline.d)}
      sx={{ flexShrink: 0, fill: ({ palette }) => palette.map.land }}
    >
      <path d={outline.d} />
    </Box>
  );
}
