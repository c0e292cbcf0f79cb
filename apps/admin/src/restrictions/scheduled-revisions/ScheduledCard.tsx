import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Alert, Box, Button, Collapse, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDates } from '../../ui/useDates.js';
import type { ScheduledRevision, ScheduledState, Restriction, StatusColor } from '../../gen/graphql.js';
import { actionsOf, isOwn } from './scheduled-model.js';
import { Tag } from '../../ui/status/Tag.js';
import { ChangeList } from '../changes/ChangeList.js';
import { BrokenRegressionCaseList } from '../impact/BrokenRegressionCaseList.js';
import { nameOfEditor } from '../../ui/editor-name.js';
import { ScheduledAction } from './ScheduledAction.js';
import type { ScheduledActionName } from './useScheduledAction.js';

const TONE: Partial<Record<ScheduledState, StatusColor>> = {
  SCHEDULED: 'BLUE',
  HELD: 'YELLOW',
  BLOCKED: 'RED',
};

interface Props {
  revision: ScheduledRevision;
  viewer: string | null;
  onResolved: (message: string, published: Restriction | null) => void;
}

export function ScheduledCard({ revision, viewer, onResolved }: Props) {
  const translate = useTranslate();
  const { day, moment } = useDates();
  const [isOpen, setOpen] = useState(false);
  const [requested, setRequested] = useState<ScheduledActionName | null>(null);
  const {
    id,
    state,
    effectiveOn,
    note,
    restoredFrom,
    proposedBy,
    proposedAt,
    problem,
    changes,
    brokenRegressionCases,
  } = revision;
  const bodyId = `scheduled-${id}`;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'line', py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Tag tone={TONE[state] ?? 'GRAY'}>{translate(`editing.scheduled.state.${state}`)}</Tag>
        {restoredFrom !== null && <Tag>{translate('editing.revision.restoredFrom', { version: restoredFrom })}</Tag>}
        <Typography component="h3" variant="h3" sx={{ flex: '1 1 14rem' }}>
          {effectiveOn
            ? translate('editing.scheduled.on', { date: day(effectiveOn) })
            : translate('editing.scheduled.waits')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexBasis: { xs: '100%', sm: 'auto' } }}>
          {actionsOf(revision, viewer).map((action) => (
            <Button
              key={action}
              size="small"
              variant={action === 'confirm' ? 'contained' : 'outlined'}
              color={action === 'confirm' ? 'primary' : 'warning'}
              aria-haspopup="dialog"
              onClick={() => setRequested(action)}
            >
              {translate(`editing.scheduled.${action}.button`)}
            </Button>
          ))}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
        {translate('editing.scheduled.by', {
          name: nameOfEditor(proposedBy) || translate('editing.unknownEditor'),
          date: moment(proposedAt),
        })}
        {note ? ` · ${note}` : ''}
      </Typography>
      {state === 'HELD' && isOwn(revision, viewer) && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate('scheduled.own')}
        </Alert>
      )}
      {problem && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        startIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)' }} />}
        onClick={() => setOpen(!isOpen)}
        sx={{ mt: 0.5 }}
      >
        {translate('editing.change.count', { count: changes.length })}
      </Button>
      <Collapse in={isOpen} timeout={0} unmountOnExit id={bodyId}>
        <Box sx={{ pt: 1, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {brokenRegressionCases.length > 0 && (
            <Box>
              <Typography component="h4" sx={{ fontWeight: 600, mb: 0.5 }}>
                {translate('editing.impact.regressionCases')}
              </Typography>
              <BrokenRegressionCaseList regressionCases={brokenRegressionCases} />
            </Box>
          )}
          {changes.length > 0 && <ChangeList changes={changes} />}
        </Box>
      </Collapse>
      {requested && (
        <ScheduledAction action={requested} id={id} onClose={() => setRequested(null)} onResolved={onResolved} />
      )}
    </Box>
  );
}
