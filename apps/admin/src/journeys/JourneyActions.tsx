import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import EditIcon from '@mui/icons-material/Edit';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Box, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Journey } from '../graphql/schema-types.js';
import { useJourneyTexts } from './useJourneyTexts.js';

export function JourneyActions({ journey, onEdit }: { journey: Journey; onEdit: (journey: Journey) => void }) {
  const translate = useTranslate();
  const { places, link, copyLink } = useJourneyTexts();
  const name = places(journey.destinations);
  const action = (key: 'copyLink' | 'openLink' | 'edit') => {
    const label = translate(`journeys.${key}`, { name });
    return { 'aria-label': label, title: label, size: 'small' as const };
  };
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <IconButton {...action('copyLink')} onClick={() => void copyLink(journey)}><ContentCopyIcon fontSize="small" /></IconButton>
      <IconButton {...action('openLink')} href={link(journey)} target="_blank" rel="noopener noreferrer"><OpenInNewIcon fontSize="small" /></IconButton>
      <IconButton {...action('edit')} onClick={() => onEdit(journey)}><EditIcon fontSize="small" /></IconButton>
    </Box>
  );
}
