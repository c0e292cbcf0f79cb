import { Box, LinearProgress, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  label: string;
  /** What happens at this moment, said again when it changes. */
  step?: string;
  percent: number;
  children?: ReactNode;
}

/** How far something is, as a bar and in words; the actions beside it. */
export function ProgressLine({ label, step, percent, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' } }}>
      <Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
          <Typography id={id} sx={{ fontWeight: 600 }}>
            {label}
          </Typography>
          <Typography aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {translate('imports.percent', { percent })}
          </Typography>
        </Box>
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-labelledby={id}
          sx={{ height: 8, borderRadius: 1 }}
        />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', mt: 0.5, minHeight: '1.5em' }}>
          {step}
        </Typography>
      </Box>
      <Box sx={{ alignSelf: 'center' }}>{children}</Box>
    </Box>
  );
}
