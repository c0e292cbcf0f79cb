import BusinessCenterIcon from '@mui/icons-material/BusinessCenterOutlined';
import FlightLandIcon from '@mui/icons-material/FlightLand';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import LuggageIcon from '@mui/icons-material/LuggageOutlined';
import RuleIcon from '@mui/icons-material/RuleOutlined';
import { Box, type SvgIconProps } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { RestrictionType } from '../../gen/graphql.js';
import { useConditionText } from '../form/useConditionText.js';
import { useDescribe } from '../form/useDescribe.js';
import { useSpan } from '../../ui/useSpan.js';
import type { Scope } from './statements.js';

interface ChipProps {
  icon: ComponentType<SvgIconProps>;
  look?: 'plain' | 'route' | 'purpose';
  children: ReactNode;
}

function Chip({ icon: Icon, look = 'plain', children }: ChipProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '5px',
        minWidth: 0,
        px: '8px',
        borderRadius: '999px',
        border: 1,
        borderStyle: look === 'route' ? 'dashed' : 'solid',
        fontSize: 12,
        lineHeight: '20px',
        color: ({ palette }) => (look === 'purpose' ? palette.status.PURPLE.text : palette.text.primary),
        bgcolor: ({ palette }) => (look === 'purpose' ? palette.status.PURPLE.surface : 'transparent'),
        borderColor: ({ palette }) => (look === 'purpose' ? palette.status.PURPLE.border : palette.text.disabled),
      }}
    >
      <Icon aria-hidden="true" sx={{ fontSize: 14, flexShrink: 0 }} />
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

/** For whom a statement holds: nothing but a word where it holds for all, a chip for each limit. */
export function Audience({ scope, purposes }: { scope: Scope; purposes: readonly RestrictionType[] }) {
  const translate = useTranslate();
  const { members } = useDescribe();
  const conditionText = useConditionText(members);
  const span = useSpan();
  const { nationalities, departures, conditions, validFrom, validUntil } = scope;
  const days = span(validFrom || null, validUntil || null);
  return (
    <>
      {nationalities.length > 0 && <Chip icon={GroupsIcon}>{members(nationalities)}</Chip>}
      {departures.length > 0 && (
        <Chip icon={FlightLandIcon} look="route">
          {translate('sheet.from', { names: members(departures) })}
        </Chip>
      )}
      {conditions.length > 0 && (
        <Chip icon={RuleIcon} look="route">
          {conditionText(conditions)}
        </Chip>
      )}
      {purposes.length === 1 &&
        (purposes[0] === 'BUSINESS' ? (
          <Chip icon={BusinessCenterIcon} look="purpose">
            {translate('sheet.onlyBusiness')}
          </Chip>
        ) : (
          <Chip icon={LuggageIcon} look="purpose">
            {translate('sheet.onlyPrivate')}
          </Chip>
        ))}
      {nationalities.length + departures.length + conditions.length === 0 && (
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {translate('sheet.everyone')}
        </Box>
      )}
      {days !== null && (
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {translate('sheet.validDays', { days })}
        </Box>
      )}
    </>
  );
}
