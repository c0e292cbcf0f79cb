import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { BulkActionsToolbar } from 'react-admin';

/** Below the bar of the application, and never over what stands above the cards. */
const IN_SIGHT = {
  position: 'sticky',
  top: ({ spacing }: { spacing: (factor: number) => string }) => spacing(6),
  zIndex: 3,
  '&& .RaBulkActionsToolbar-toolbar': { position: 'static', transform: 'none', mb: 1, borderRadius: 1 },
  '&& .RaBulkActionsToolbar-collapsed': { mb: 0 },
} as const;

/** What can be done with the chosen cards; it stays in sight while they are pushed about. */
export const CardsToolbar = ({ children }: { children: ReactNode }) => (
  <Box sx={IN_SIGHT}>
    <BulkActionsToolbar>{children}</BulkActionsToolbar>
  </Box>
);
