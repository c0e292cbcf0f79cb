import { Box } from '@mui/material';

/** The code of a passport, beside its name. */
export const Plate = ({ code }: { code: string }) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{
      display: 'inline-block',
      px: '5px',
      borderRadius: '4px',
      bgcolor: 'ink.main',
      color: 'ink.contrastText',
      fontFamily: 'ui-monospace, "Liberation Mono", monospace',
      fontSize: 11,
      lineHeight: '18px',
      fontWeight: 600,
    }}
  >
    {code}
  </Box>
);
