import CloseIcon from '@mui/icons-material/Close';
import { Alert, Box, Button, Drawer, IconButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorState } from '../../ui/ErrorState.js';
import { LoadingState } from '../../ui/LoadingState.js';
import type { ImpactPreview } from '../../gen/graphql.js';
import { ChangeList } from '../changes/ChangeList.js';
import { issuesOf } from '../form/form-errors.js';
import { IssueList } from '../form/IssueList.js';
import { BrokenRegressionCaseList } from './BrokenRegressionCaseList.js';
import { ImpactCounts } from './ImpactCounts.js';
import { ImpactItineraries } from './ImpactItineraries.js';
import { ImpactTrips } from './ImpactTrips.js';
import { StatusChanges } from './StatusChanges.js';
import type { ImpactState } from './useImpactPreview.js';

interface Props {
  impact: ImpactState;
  onClose: () => void;
  onGo: (path: string) => void;
}

interface ResultProps {
  preview: ImpactPreview;
  onGo: (path: string) => void;
}

function ImpactResult({ preview, onGo }: ResultProps) {
  const translate = useTranslate();
  const isSame = preview.changes.length === 0;
  const section = (key: string, content: ReactNode) => (
    <Box component="section" aria-labelledby={`impact-${key}`} sx={{ mt: 3 }}>
      <Typography component="h3" variant="h3" id={`impact-${key}`} sx={{ mb: 1 }}>
        {translate(`editing.impact.${key}`)}
      </Typography>
      {content}
    </Box>
  );
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{translate('editing.impact.intro')}</Typography>
      {isSame && <Alert severity="info">{translate('editing.impact.nothing')}</Alert>}
      {!isSame && <ImpactCounts preview={preview} />}
      {preview.brokenRegressionCases.length > 0 &&
        section('regressionCases', <BrokenRegressionCaseList regressionCases={preview.brokenRegressionCases} />)}
      {preview.warnings.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <IssueList
            severity="warning"
            title={translate('editing.impact.warnings')}
            issues={issuesOf(preview.warnings)}
            onGo={onGo}
          />
        </Box>
      )}
      {preview.summaryChanges.length + preview.statusChanges.length > 0 &&
        section('statusChanges', <StatusChanges summary={preview.summaryChanges} status={preview.statusChanges} />)}
      {preview.changes.length > 0 && section('changes', <ChangeList changes={preview.changes} />)}
      {preview.itineraries.length > 0 &&
        section('itineraries', <ImpactItineraries itineraries={preview.itineraries} />)}
      {preview.ownTripPages > 0 && section('trips', <ImpactTrips trips={preview.trips} total={preview.ownTripPages} />)}
    </>
  );
}

/** What the draft would do, before anybody sees it. */
export function ImpactPanel({ impact, onClose, onGo }: Props) {
  const translate = useTranslate();
  const { preview, isLoading, isFresh, error, ask } = impact;
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': 'impact-title',
          sx: { width: { xs: '100%', sm: '40rem' }, maxWidth: '100%' },
        },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'line',
          px: 2,
          py: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <Typography component="h2" variant="h2" id="impact-title" sx={{ flex: 1 }}>
          {translate('editing.impact.title')}
        </Typography>
        {preview && (
          <Button size="small" onClick={() => void ask()} disabled={isLoading}>
            {translate('editing.impact.again')}
          </Button>
        )}
        <IconButton onClick={onClose} autoFocus aria-label={translate('ra.action.close')}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ p: 2 }} aria-busy={isLoading}>
        {isLoading && !preview && <LoadingState rows={5} />}
        {Boolean(error) && <ErrorState error={error} onRetry={() => void ask()} />}
        {preview && !isFresh && !isLoading && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {translate('editing.impact.outdated')}
          </Alert>
        )}
        {preview && !preview.ok && (
          <IssueList
            severity="error"
            title={translate('editing.impact.rejected')}
            issues={issuesOf(preview.errors)}
            onGo={onGo}
          />
        )}
        {preview?.ok && <ImpactResult preview={preview} onGo={onGo} />}
      </Box>
    </Drawer>
  );
}
