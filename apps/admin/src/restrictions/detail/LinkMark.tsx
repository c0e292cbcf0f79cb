import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutlined';
import HelpOutlineIcon from '@mui/icons-material/HelpOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOff';
import RedoIcon from '@mui/icons-material/Redo';
import SignalWifiOffIcon from '@mui/icons-material/SignalWifiOff';
import { Box, type SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useDates } from '../../ui/useDates.js';
import type { LinkCheck, LinkState, StatusColor } from '../../gen/graphql.js';

const LOOKS: Record<LinkState | 'NEVER', { icon: ComponentType<SvgIconProps>; tone: StatusColor }> = {
  OK: { icon: CheckCircleOutlineIcon, tone: 'BLUE' },
  REDIRECTED: { icon: RedoIcon, tone: 'YELLOW' },
  BROKEN: { icon: LinkOffIcon, tone: 'RED' },
  UNREACHABLE: { icon: SignalWifiOffIcon, tone: 'YELLOW' },
  NEVER: { icon: HelpOutlineIcon, tone: 'GRAY' },
};

/** What a source address answered: a sign, a word and when. */
export function LinkMark({ link }: { link: LinkCheck | undefined }) {
  const translate = useTranslate();
  const { moment } = useDates();
  const state = link?.state ?? 'NEVER';
  const { icon: Icon, tone } = LOOKS[state];
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
      </Box>
    </Box>
  );
}
