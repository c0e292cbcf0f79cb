import { Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A part of a screen of settings, with its title and a line about it. */
export function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Paper
      variant="outlined"
      component="section"
      sx={{ p: '16px 20px', borderRadius: '10px', mb: '16px', maxWidth: '56rem' }}
    >
      <Typography component="h2" variant="h3" sx={{ mb: '4px' }}>
        {title}
      </Typography>
      {text && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: '8px' }}>
          {text}
        </Typography>
      )}
      {children}
    </Paper>
  );
}
