import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { StaffOnly } from '../ui/StaffOnly.js';
import { MailPreviews } from './MailPreviews.js';
import { MailServerStatus } from './MailServerStatus.js';

/** Whether mails can go out, and what each of them looks like. */
export default function MailsPage() {
  const title = useTranslate()('menu.mails');
  return (
    <StaffOnly title={title}>
      <ScreenHeading text={title} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <MailServerStatus />
        <MailPreviews />
      </Box>
    </StaffOnly>
  );
}
