import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { MONO } from '../ui/tokens.js';

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
      fontFamily: MONO,
      fontSize: 11,
      lineHeight: '18px',
      fontWeight: 600,
    }}
  >
    {code}
  </Box>
);

/** The code alone: its name shows to the pointer, and is read out. */
export const NamedPlate = ({ iso2, nameShort }: { iso2: string; nameShort: string }) => (
  <Box component="span" title={nameShort}>
    <Plate code={iso2} />
    <Box component="span" sx={visuallyHidden}>
      {nameShort}
    </Box>
  </Box>
);
