import { Box } from '@mui/material';
import { usePermissions, useRefresh, useTranslate } from 'react-admin';
import type { Rights } from '../session/rights.js';
import { EditorTexts } from '../ui/EditorTexts.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { FeedbackForm } from './FeedbackForm.js';
import { FeedbackInbox } from './FeedbackInbox.js';
import { OperatorInfos } from './OperatorInfos.js';

/** Everybody reads and writes feedback here; staff also keep the addresses and resolve feedback. */
export default function InformationCentre() {
  const translate = useTranslate();
  const { permissions, isPending } = usePermissions<Rights>();
  const isStaff = permissions?.isStaff ?? false;
  const refresh = useRefresh();
  const title = translate('centre.title');
  const content = (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      <OperatorInfos isStaff={isStaff} />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isStaff && <FeedbackInbox />}
        <FeedbackForm onSent={refresh} />
      </Box>
    </Box>
  );
  return (
    <>
      <ScreenHeading text={title} />
      {isPending && <LoadingState />}
      {!isPending && (isStaff ? <EditorTexts>{content}</EditorTexts> : content)}
    </>
  );
}
