import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** What a screen shows where there is nothing yet, or nothing that fits; `children` is the way on. */
export const EmptyState = ({ title, text, children }: { title: string; text?: string; children?: ReactNode }) => (
  <Paper variant="outlined" sx={{ p: 4, textAlign: 'center', display: 'grid', gap: 1, justifyItems: 'center' }}>
    <Typography component="h2" variant="h3">
      {title}
    </Typography>
    {text && <Typography sx={{ color: 'text.secondary', maxWidth: '46rem' }}>{text}</Typography>}
    {children}
  </Paper>
);
