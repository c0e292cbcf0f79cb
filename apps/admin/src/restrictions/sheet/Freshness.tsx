import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import HelpOutlineIcon from '@mui/icons-material/HelpOutlineOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOff';
import ScheduleIcon from '@mui/icons-material/Schedule';
import { Box, type SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import type { LinkState, StatusColor } from '../../gen/graphql.js';
import { productDay } from '../../session/product-day.js';
import { useDates } from '../../ui/useDates.js';
import { useEditorShared } from '../form/editor-context.js';
import type { DetailForm } from '../form/restriction-form.js';

type Age = 'broken' | 'due' | 'checked' | 'written' | 'never';

const LOOKS: Readonly<Record<Age, { icon: ComponentType<SvgIconProps>; tone: StatusColor | null }>> = {
  broken: { icon: LinkOffIcon, tone: 'RED' },
  due: { icon: ScheduleIcon, tone: 'YELLOW' },
  checked: { icon: CheckCircleIcon, tone: null },
  written: { icon: EditIcon, tone: null },
  never: { icon: HelpOutlineIcon, tone: null },
};

function ageOf({ nextReview, checkedAt, writtenOn }: DetailForm, link: LinkState | undefined, today: string): Age {
  if (link === 'BROKEN' || link === 'UNREACHABLE') return 'broken';
  if (nextReview !== '' && nextReview <= today) return 'due';
  if (checkedAt !== '') return 'checked';
  return writtenOn === '' ? 'never' : 'written';
}

/** How old a statement is, as a sign and words. What is due or cannot be compared any more stands out. */
export function Freshness({ detail }: { detail: DetailForm }) {
  const translate = useTranslate();
  const { day } = useDates();
  const { links } = useEditorShared();
  const age = ageOf(detail, links.of(detail.sourceUri)?.state, productDay(new Date()));
  const date = age === 'checked' ? detail.checkedAt : detail.writtenOn;
  const { icon: Icon, tone } = LOOKS[age];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        fontSize: 12,
        fontWeight: tone ? 600 : 400,
        color: ({ palette }) => (tone ? palette.status[tone].text : palette.text.secondary),
      }}
    >
      <Icon aria-hidden="true" sx={{ fontSize: 15 }} />
      {translate(`sheet.fresh.${age}`, { date: date ? day(date) : '' })}
    </Box>
  );
}
