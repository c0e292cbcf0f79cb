import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  text: string;
  /** What can be done with it, or what it is. */
  children: ReactNode;
}

/** A row of a list in a part of the settings. */
export const SettingsRow = ({ title, text, children }: Props) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4px 16px',
      alignItems: 'center',
      py: '8px',
      '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'line' },
    }}
  >
    <Box sx={{ flex: '1 1 16rem' }}>
      <Typography>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </Box>
    {children}
  </Box>
);
