import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ShownEvent } from '../gen/graphql.js';

/** The credit that the source asks for, where events of it are shown. */
export function SourceNote({ events }: { events: readonly ShownEvent[] }) {
  const translate = useTranslate();
  if (!events.some(({ gmUniqueEventId }) => gmUniqueEventId.startsWith('gdacs:'))) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: '16px' }}>
      {translate('events.credit')}
    </Typography>
  );
}
