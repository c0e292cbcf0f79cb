import { useTheme } from '@mui/material';
import type { CountryOutline } from '../places/world-outlines.js';

const RING = 90;

/** The edge of the selected country, and a ring in the colours of the focus so that a small one is found. */
export function SelectedCountry({ outline: { id, d, x, y }, zoom }: { outline: CountryOutline; zoom: number }) {
  const { palette } = useTheme();
  const ring = { cx: x, cy: y, r: RING / zoom, fill: 'none' };
  return (
    <g pointerEvents="none" data-selected={id}>
      <path d={d} fill="none" stroke={palette.text.primary} strokeWidth="2" />
      <circle {...ring} stroke={palette.focus.outer} strokeWidth="5" />
      <circle {...ring} stroke={palette.focus.main} strokeWidth="2.5" />
    </g>
  );
}
