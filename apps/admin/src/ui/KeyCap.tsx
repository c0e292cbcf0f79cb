import { Box } from '@mui/material';
import { MONO } from './tokens.js';

/** The keys of an action, beside its name; for screen readers the action carries `aria-keyshortcuts`. */
export const KeyCap = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    aria-hidden="true"
    sx={{
      ml: '8px',
      px: '5px',
      border: 1,
      borderColor: 'line',
      borderRadius: '4px',
      fontFamily: MONO,
      fontSize: 11.5,
      lineHeight: '18px',
      color: 'text.secondary',
      bgcolor: 'background.paper',
      display: { xs: 'none', md: 'inline' },
    }}
  >
    {children}
  </Box>
);
