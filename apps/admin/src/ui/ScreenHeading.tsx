import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useDocumentTitle } from './useDocumentTitle.js';

/** The one level-1 heading of a screen, with its actions at the right. It names the tab of the browser as well. */
export function ScreenHeading({ text, children }: { text: string; children?: ReactNode }) {
  useDocumentTitle(text);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, mt: 1 }}>
      <Typography component="h1" variant="h1" sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {children}
    </Box>
  );
}
