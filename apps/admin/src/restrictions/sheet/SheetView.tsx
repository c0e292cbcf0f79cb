import { Box } from '@mui/material';
import { lazy, Suspense } from 'react';
import type { Restriction } from '../../gen/graphql.js';
import { LoadingState } from '../../ui/LoadingState.js';
import { StatementSheet } from './StatementSheet.js';

// The answer comes after the statements: who edits does not wait for it.
const LivePanel = lazy(() => import('./LivePanel.js'));

interface Props {
  saved: Restriction;
  onDetail: (path: string) => void;
}

/** The statements, and beside them what they mean for a traveller. */
export const SheetView = ({ saved, onDetail }: Props) => (
  <Box
    sx={{
      display: 'grid',
      gap: '16px',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 332px' },
      alignItems: 'start',
      mb: '16px',
    }}
  >
    <StatementSheet saved={saved} onDetail={onDetail} />
    <Suspense fallback={<LoadingState rows={4} />}>
      <LivePanel saved={saved} />
    </Suspense>
  </Box>
);
