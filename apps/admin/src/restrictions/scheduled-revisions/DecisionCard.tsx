import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Alert, Box, Button, Collapse, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePlaceTitle } from '../../answer/usePlaceTitle.js';
import { nameOfEditor } from '../../ui/editor-name.js';
import { useDates } from '../../ui/useDates.js';
import type { OpenRevision } from '../../gen/graphql.js';
import { ChangeList } from '../changes/ChangeList.js';
import { BrokenRegressionCaseList } from '../impact/BrokenRegressionCaseList.js';
import { ScheduledAction, type ScheduledActionName } from './ScheduledAction.js';
import { Tag } from '../../ui/status/Tag.js';
import { actionsOf, isOwn, STATE_TONE, type OpenState } from './scheduled-model.js';

const SHOWN_AT_ONCE = 4;

interface Props {
  revision: OpenRevision;
  viewer: string | null;
  onSettled: (message: string) => void;
}

/** One revision that waits: what it would change, what it would break, and what can be done about it. */
export function DecisionCard({ revision, viewer, onSettled }: Props) {
  const translate = useTranslate();
  const { day, moment } = useDates();
  const placeTitle = usePlaceTitle();
  const {
    id,
    state,
    restrictionId,
    place,
    effectiveOn,
    isSignificant,
    note,
    proposedBy,
    proposedAt,
    problem,
    changes,
    brokenRegressionCases,
  } = revision;
  const [isOpen, setOpen] = useState(changes.length <= SHOWN_AT_ONCE);
  const [asked, setAsked] = useState<ScheduledActionName | null>(null);
  const title = placeTitle(place);
  const own = state === 'HELD' && isOwn(revision, viewer);
  const actions = actionsOf(revision, viewer);
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h3" variant="h3" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <MuiLink component={Link} to={`/entryrestrictions/${encodeURIComponent(restrictionId)}/edit`}>
            {title}
          </MuiLink>
        </Typography>
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            variant={action === 'confirm' ? 'contained' : 'outlined'}
            color={action === 'confirm' ? 'primary' : 'warning'}
            aria-haspopup="dialog"
            aria-label={translate('scheduled.actionOn', {
              action: translate(`editing.scheduled.${action}.button`),
              name: title,
            })}
            onClick={() => setAsked(action)}
          >
            {translate(`editing.scheduled.${action}.button`)}
          </Button>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
        <Tag tone={isSignificant ? 'YELLOW' : 'GRAY'}>
          {translate(isSignificant ? 'scheduled.significant' : 'restrictions.minor')}
        </Tag>
        {effectiveOn && <Tag tone="BLUE">{translate('editing.scheduled.on', { date: day(effectiveOn) })}</Tag>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('editing.scheduled.by', {
            name: nameOfEditor(proposedBy) || translate('console.unknownEditor'),
            date: moment(proposedAt),
          })}
        </Typography>
      </Box>
      {note && (
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere', maxWidth: '46rem' }}>
          {translate('scheduled.note', { note })}
        </Typography>
      )}
      {own && (
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
      {asked && <ScheduledAction action={asked} id={id} onClose={() => setAsked(null)} onSettled={onSettled} />}
    </Paper>
  );
}
