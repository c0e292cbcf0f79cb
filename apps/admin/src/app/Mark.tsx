import { Box } from '@mui/material';

/** The mark of the product: land that comes into sight over the sea, and the light that leads to it. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      sx={{ flexShrink: 0, display: 'block' }}
    >
      <Box component="rect" width="32" height="32" rx="8" sx={{ fill: ({ palette }) => palette.ink.main }} />
      <Box
        component="path"
        d="M5 20.5 12.5 10l4.2 5.6 2.6-3.3L27 20.5z"
        sx={{ fill: ({ palette }) => palette.ink.contrastText }}
      />
      <Box component="circle" cx="23" cy="8.6" r="2.6" sx={{ fill: ({ palette }) => palette.focus.main }} />
      <Box
        component="path"
        d="M5 24.6q2.75-1.6 5.5 0t5.5 0 5.5 0 5.5 0"
        sx={{
          fill: 'none',
          stroke: ({ palette }) => palette.map.land,
          strokeWidth: 1.8,
          strokeLinecap: 'round',
        }}
      />
    </Box>
  );
}
