import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Alert, Box, Button, Collapse, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDates } from '../../ui/useDates.js';
import type { PendingRevision, PendingState, Restriction, StatusColor } from '../../gen/graphql.js';
import { actionsOf, isOwn } from './pending-model.js';
import { Tag } from '../../ui/status/Tag.js';
import { ChangeList } from '../changes/ChangeList.js';
import { BrokenRegressionCaseList } from '../effect/BrokenRegressionCaseList.js';
import { nameOfEditor } from '../../ui/editor-name.js';
import { PendingAction, type PendingActionName } from './PendingAction.js';

const TONE: Partial<Record<PendingState, StatusColor>> = {
  PLANNED: 'BLUE',
  AWAITING_CONFIRMATION: 'YELLOW',
  BLOCKED: 'RED',
};

interface Props {
  revision: PendingRevision;
  viewer: string | null;
  onSettled: (message: string, published: Restriction | null) => void;
}

export function PendingCard({ revision, viewer, onSettled }: Props) {
  const translate = useTranslate();
  const { day, moment } = useDates();
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<PendingActionName | null>(null);
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
  const bodyId = `pending-${id}`;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'line', py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Tag tone={TONE[state] ?? 'GRAY'}>{translate(`editing.pending.state.${state}`)}</Tag>
        {restoredFrom !== null && <Tag>{translate('editing.revision.restoredFrom', { version: restoredFrom })}</Tag>}
        <Typography component="h3" variant="h3" sx={{ flex: '1 1 14rem' }}>
          {effectiveOn
            ? translate('editing.pending.on', { date: day(effectiveOn) })
            : translate('editing.pending.waits')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, flexBasis: { xs: '100%', sm: 'auto' } }}>
          {actionsOf(revision, viewer).map((action) => (
            <Button
              key={action}
              size="small"
              variant={action === 'confirm' ? 'contained' : 'outlined'}
              color={action === 'confirm' ? 'primary' : 'warning'}
              aria-haspopup="dialog"
              onClick={() => setAsked(action)}
            >
              {translate(`editing.pending.${action}.button`)}
            </Button>
          ))}
        </Box>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
        {translate('editing.pending.by', {
          name: nameOfEditor(proposedBy) || translate('editing.unknownEditor'),
          date: moment(proposedAt),
        })}
        {note ? ` · ${note}` : ''}
      </Typography>
      {state === 'AWAITING_CONFIRMATION' && isOwn(revision, viewer) && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate('pending.own')}
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
                {translate('editing.effect.regressionCases')}
              </Typography>
              <BrokenRegressionCaseList regressionCases={brokenRegressionCases} />
            </Box>
          )}
          {changes.length > 0 && <ChangeList changes={changes} />}
        </Box>
      </Collapse>
      {asked && <PendingAction action={asked} id={id} onClose={() => setAsked(null)} onSettled={onSettled} />}
    </Box>
  );
}
