import { Box, Skeleton } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';

export function LoadingState({ rows = 4 }: { rows?: number }) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-busy="true">
      <Box component="span" sx={visuallyHidden}>
        {translate('app.loading')}
      </Box>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={56} sx={{ mb: 1 }} />
      ))}
    </Box>
  );
}
