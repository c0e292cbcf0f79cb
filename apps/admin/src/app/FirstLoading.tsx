import { Box, CircularProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Shown until it is known who is logged in. */
export function FirstLoading() {
  const translate = useTranslate();
  return (
    <Box
      component="main"
      sx={{ minHeight: '60vh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}
    >
      <CircularProgress aria-hidden="true" />
      <Typography component="h1" variant="h3">
        {translate('app.loading')}
      </Typography>
    </Box>
  );
}
