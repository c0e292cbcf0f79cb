import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  sx?: { rowGap: number; mt: number };
}

/** The line below a text: how certain it is, and by whom. */
export const SmallPrint = ({ children, sx }: Props) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2,
      alignItems: 'center',
      fontSize: 13,
      color: 'text.secondary',
      ...sx,
    }}
  >
    {children}
  </Box>
);
