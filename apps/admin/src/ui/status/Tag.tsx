import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { StatusColor } from '../../gen/graphql.js';

/** A short word in a frame; the tone supports the word and never stands for it. */
export const Tag = ({ tone = 'GRAY', children }: { tone?: StatusColor; children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      px: 0.75,
      py: 0.125,
      borderRadius: 1,
      border: 1,
      fontSize: 12.5,
      fontWeight: 600,
      whiteSpace: 'nowrap',
      color: ({ palette }) => palette.status[tone].text,
      bgcolor: ({ palette }) => palette.status[tone].surface,
      borderColor: ({ palette }) => palette.status[tone].border,
    }}
  >
    {children}
  </Box>
);
