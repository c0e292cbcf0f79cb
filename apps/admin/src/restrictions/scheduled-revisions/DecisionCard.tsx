import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Alert, Box, Button, Collapse, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OpenRevision } from '../../gen/graphql.js';
import { ChangeList } from '../changes/ChangeList.js';
import { BrokenRegressionCaseList } from '../impact/BrokenRegressionCaseList.js';
import { DecisionHeading } from './DecisionHeading.js';
import { ScheduledAction } from './ScheduledAction.js';
import { isOwn, STATE_TONE, type OpenState } from './scheduled-model.js';
import type { ScheduledActionName } from './useScheduledAction.js';

const SHOWN_AT_ONCE = 4;

interface Props {
  revision: OpenRevision;
  viewer: string | null;
  onResolved: (message: string) => void;
  /** Where it does not stand under a heading that says it. */
  hasState?: boolean;
}

/** What has to be known before a decision: why, by whom not, what stands in the way, and which answers would change. */
function DecisionNotes({ revision, viewer }: Pick<Props, 'revision' | 'viewer'>) {
  const translate = useTranslate();
  const { state, note, problem, brokenRegressionCases } = revision;
  return (
    <>
      {note && (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere', maxWidth: '46rem' }}>
          {translate('scheduled.note', { note })}
        </Typography>
      )}
      {state === 'HELD' && isOwn(revision, viewer) && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate('scheduled.own')}
        </Alert>
      )}
      {problem && (
        <Alert severity="warning" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {problem}
        </Alert>
      )}
      {brokenRegressionCases.length > 0 && (
        <Box sx={{ mt: 1.5 }}>
          <Typography component="h4" variant="h3" sx={{ mb: 0.5 }}>
            {translate('scheduled.regressionCases', { count: brokenRegressionCases.length })}
          </Typography>
          <BrokenRegressionCaseList regressionCases={brokenRegressionCases} />
        </Box>
      )}
    </>
  );
}

/** One revision that waits: what it would change, what it would break, and what can be done about it. */
export function DecisionCard({ revision, viewer, onResolved, hasState = false }: Props) {
  const translate = useTranslate();
  const { id, state, changes } = revision;
  const [isOpen, setOpen] = useState(changes.length <= SHOWN_AT_ONCE);
  const [requested, setRequested] = useState<ScheduledActionName | null>(null);
  const bodyId = `decision-${id}`;
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        p: { xs: 1.5, sm: 2 },
        borderLeftWidth: 4,
        borderLeftColor: ({ palette }) => palette.status[STATE_TONE[state as OpenState]].border,
      }}
    >
      <DecisionHeading revision={revision} viewer={viewer} onAction={setRequested} hasState={hasState} />
      <DecisionNotes revision={revision} viewer={viewer} />
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        startIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ mt: 1, ml: -0.5 }}
      >
        {translate('editing.change.count', { count: changes.length })}
      </Button>
      <Collapse in={isOpen} timeout={0} unmountOnExit id={bodyId}>
        <Box sx={{ pt: 1 }}>{changes.length > 0 && <ChangeList changes={changes} />}</Box>
      </Collapse>
      {requested && (
        <ScheduledAction action={requested} id={id} onClose={() => setRequested(null)} onResolved={onResolved} />
      )}
    </Paper>
  );
}
