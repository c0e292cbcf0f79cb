import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import EditIcon from '@mui/icons-material/Edit';
import HistoryIcon from '@mui/icons-material/History';
import MailIcon from '@mui/icons-material/MailOutlined';
import LinkIcon from '@mui/icons-material/Link';
import LinkOffIcon from '@mui/icons-material/LinkOff';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { Box, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { productDay } from '../session/product-day.js';
import type { Journey } from '../gen/graphql.js';
import { isOver } from './journey-state.js';
import { useJourneyTexts } from './useJourneyTexts.js';

/** What a list does with a trip page that was chosen for it. */
export interface JourneyChoices {
  onEdit: (journey: Journey) => void;
  onAsOf: (journey: Journey) => void;
  onMails: (journey: Journey) => void;
  onEvidence: (journey: Journey) => void;
  onSwitch: (journey: Journey) => void;
}

/** Beside a table there is room for seven of them; on a card a finger needs more. */
const DENSE = { p: { xs: '5px', md: '3px' } };

export function JourneyActions({
  journey,
  onEdit,
  onAsOf,
  onMails,
  onEvidence,
  onSwitch,
}: { journey: Journey } & JourneyChoices) {
  const translate = useTranslate();
  const { whereTo, link, copyLink } = useJourneyTexts();
  const name = whereTo(journey);
  const isFinished = isOver(journey, productDay(new Date()));
  const action = (key: 'copyLink' | 'openLink' | 'asOf' | 'mails' | 'evidence' | 'edit' | 'switchOff' | 'switchOn') => {
    const label = translate(`journeys.${key}`, { name });
    return { 'aria-label': label, title: label, size: 'small' as const, sx: DENSE };
  };
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <IconButton {...action('copyLink')} onClick={() => void copyLink(journey)}>
        <ContentCopyIcon fontSize="small" />
      </IconButton>
      <IconButton {...action('openLink')} href={link(journey)} target="_blank" rel="noopener noreferrer">
        <OpenInNewIcon fontSize="small" />
      </IconButton>
      <IconButton {...action('asOf')} onClick={() => onAsOf(journey)}>
        <HistoryIcon fontSize="small" />
      </IconButton>
      <IconButton {...action('mails')} onClick={() => onMails(journey)}>
        <MailIcon fontSize="small" />
      </IconButton>
      <IconButton {...action('evidence')} onClick={() => onEvidence(journey)}>
        <VerifiedIcon fontSize="small" />
      </IconButton>
      {!isFinished && (
        <IconButton {...action('edit')} onClick={() => onEdit(journey)}>
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {!isFinished && !journey.isManuallyDisabled && (
        <IconButton {...action('switchOff')} onClick={() => onSwitch(journey)}>
          <LinkOffIcon fontSize="small" />
        </IconButton>
      )}
      {!isFinished && journey.isManuallyDisabled && (
        <IconButton {...action('switchOn')} onClick={() => onSwitch(journey)}>
          <LinkIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
