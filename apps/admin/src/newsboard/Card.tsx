import { Box, Link, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

interface Props {
  title: string;
  note?: ReactNode;
  /** Leads to the whole of what the card shows a part of. */
  more?: { to: string; text: string } | null;
  /** Where it stands on a phone, from the top. */
  rank: number;
  children: ReactNode;
}

/** A part of the board: a quiet frame with its title, and the way to all of it. */
export function Card({ title, note, more, rank, children }: Props) {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{
        borderRadius: '10px',
        overflow: 'hidden',
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        order: { xs: rank, lg: 'initial' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          gap: '2px 12px',
          px: '16px',
          py: '11px',
          borderBottom: 1,
          borderColor: 'line',
        }}
      >
        <Typography component="h2" id={id} sx={{ fontSize: 15, fontWeight: 620, letterSpacing: '-0.01em' }}>
          {title}
        </Typography>
        {note && (
          <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        )}
        {more && (
          <Link component={RouterLink} to={more.to} underline="hover" sx={{ ml: 'auto', fontSize: 13.5 }}>
            {more.text}
          </Link>
        )}
      </Box>
      {children}
    </Paper>
  );
}

/** What a card says where there is nothing, with what will stand there. */
export const NothingHere = ({ title, text }: { title: string; text?: string }) => (
  <Box sx={{ px: '16px', py: '20px' }}>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    {text && (
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: '2px', maxWidth: '40rem' }}>
        {text}
      </Typography>
    )}
  </Box>
);
