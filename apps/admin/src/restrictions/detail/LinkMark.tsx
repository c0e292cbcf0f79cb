import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutlined';
import EditNoteIcon from '@mui/icons-material/EditNote';
import HelpOutlineIcon from '@mui/icons-material/HelpOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOff';
import RedoIcon from '@mui/icons-material/Redo';
import SignalWifiOffIcon from '@mui/icons-material/SignalWifiOff';
import { Box, type SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { productDay } from '../../session/product-day.js';
import { useDates } from '../../ui/useDates.js';
import type { LinkCheck, LinkState, StatusColor } from '../../gen/graphql.js';

const LOOKS: Record<LinkState | 'NEVER', { icon: ComponentType<SvgIconProps>; tone: StatusColor }> = {
  OK: { icon: CheckCircleOutlineIcon, tone: 'BLUE' },
  REDIRECTED: { icon: RedoIcon, tone: 'YELLOW' },
  BROKEN: { icon: LinkOffIcon, tone: 'RED' },
  UNREACHABLE: { icon: SignalWifiOffIcon, tone: 'YELLOW' },
  NEVER: { icon: HelpOutlineIcon, tone: 'GRAY' },
};
const CHANGED = { icon: EditNoteIcon, tone: 'YELLOW' } as const;

interface LinkMarkProps {
  link: LinkCheck | undefined;
  /** The day on which the statement was compared with it. */
  comparedOn?: string | null | undefined;
}

/** What a source address answered: a sign, a word and when; and whether its text is another one since the comparison. */
export function LinkMark({ link, comparedOn }: LinkMarkProps) {
  const translate = useTranslate();
  const { day, moment } = useDates();
  const state = link?.state ?? 'NEVER';
  const changedOn = link?.unchangedSince ? productDay(new Date(link.unchangedSince)) : null;
  const differsSince = comparedOn && changedOn && changedOn > comparedOn ? changedOn : null;
  const { icon: Icon, tone } = differsSince ? CHANGED : LOOKS[state];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        gap: 0.75,
        alignItems: 'flex-start',
        fontSize: 13.5,
        minWidth: 0,
        color: ({ palette }) => palette.status[tone].text,
      }}
    >
      <Icon fontSize="small" aria-hidden="true" />
      <Box component="span" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
        {translate(`editing.link.${state}`, { status: link?.httpStatus ?? 'none', location: link?.location ?? '' })}
        {link && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {' '}
            · {moment(link.checkedAt)}
          </Box>
        )}
        {differsSince && (
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {translate('editing.link.changed', { date: day(differsSince) })}
          </Box>
        )}
      </Box>
    </Box>
  );
}
