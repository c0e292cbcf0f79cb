import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';

/** What has come or changed since the last visit: a word beside a dot. */
export function UnreadMark({ state }: { state: 'NEW' | 'CHANGED' | 'READ' }) {
  const translate = useTranslate();
  if (state === 'READ') return null;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '5px',
        fontSize: 12,
        fontWeight: 600,
        color: 'primary.main',
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        component="span"
        aria-hidden="true"
        sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' }}
      />
      {translate(`news.states.${state}`)}
    </Box>
  );
}
