import { Box, Button, Checkbox, Link as MuiLink, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePlaceTitle } from '../../answer/usePlaceTitle.js';
import type { OpenRevision } from '../../gen/graphql.js';
import { nameOfEditor } from '../../ui/editor-name.js';
import { Tag } from '../../ui/status/Tag.js';
import { useDates } from '../../ui/useDates.js';
import { actionsOf, STATE_TONE, type OpenState } from './scheduled-model.js';
import type { ScheduledActionName } from './useScheduledAction.js';

interface Props {
  revision: OpenRevision;
  viewer: string | null;
  onAction: (action: ScheduledActionName) => void;
  hasState: boolean;
}

/**
 * The place with what can be done; a revision that can be withdrawn can be chosen with others. Below it how weighty the revision is, from when
 * it holds and who proposed it.
 */
export function DecisionHeading({ revision, viewer, onAction, hasState }: Props) {
  const translate = useTranslate();
  const { day, moment } = useDates();
  const { selectedIds = [], onToggleItem } = useListContext<OpenRevision>();
  const { id, restrictionId, state, place, effectiveOn, isSignificant, proposedBy, proposedAt } = revision;
  const name = usePlaceTitle()(place);
  const actions = actionsOf(revision, viewer);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {actions.includes('withdraw') && (
          <Checkbox
            size="small"
            sx={{ m: -0.75, mr: -0.5 }}
            checked={selectedIds.includes(id)}
            onChange={() => onToggleItem(id)}
            slotProps={{ input: { 'aria-label': translate('console.choose', { name }) } }}
          />
        )}
        <Typography component="h3" variant="h3" sx={{ flex: '1 1 12rem', minWidth: 0 }}>
          <MuiLink component={Link} to={`/entryrestrictions/${encodeURIComponent(restrictionId)}/edit`}>
            {name}
          </MuiLink>
        </Typography>
        {actions.map((action) => {
          const label = translate(`editing.scheduled.${action}.button`);
          const isConfirmation = action === 'confirm';
          return (
            <Button
              key={action}
              size="small"
              variant={isConfirmation ? 'contained' : 'outlined'}
              color={isConfirmation ? 'primary' : 'warning'}
              aria-haspopup="dialog"
              aria-label={translate('scheduled.actionOn', { action: label, name })}
              onClick={() => onAction(action)}
            >
              {label}
            </Button>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
        {hasState && <Tag tone={STATE_TONE[state as OpenState]}>{translate(`editing.scheduled.state.${state}`)}</Tag>}
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
    </>
  );
}
