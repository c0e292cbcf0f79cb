import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PushPinIcon from '@mui/icons-material/PushPin';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import { Box, IconButton, Link, Paper, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RiskMark } from '../answer/RiskMark.js';
import type { ShownEvent } from '../gen/graphql.js';
import { UnreadMark } from '../news/UnreadMark.js';
import { CountryShape } from '../places/CountryShape.js';
import { Tag } from '../ui/status/Tag.js';
import { useDates } from '../ui/useDates.js';
import { useMeant } from '../ui/useMeant.js';

interface Props {
  event: ShownEvent;
  state: 'NEW' | 'CHANGED' | 'READ';
  onPin: () => void;
}

function Pin({ event: { title, pinned }, onPin }: Pick<Props, 'event' | 'onPin'>) {
  const translate = useTranslate();
  const label = translate(pinned ? 'events.unpin' : 'events.pin', { title });
  return (
    <Tooltip title={label}>
      <IconButton aria-label={translate('events.pinned', { title })} aria-pressed={pinned} onClick={onPin}>
        {pinned ? <PushPinIcon fontSize="small" color="primary" /> : <PushPinOutlinedIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}

function Facts({ event }: Pick<Props, 'event'>) {
  const translate = useTranslate();
  const { day, moment } = useDates();
  const { isActive, timeStart, timeEnd, countUpdates, significantUpdateAt, staticPageUrl, category } = event;
  const start = day(timeStart);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '2px 14px', fontSize: 13, color: 'text.secondary' }}>
      <span>{category.name}</span>
      <span>
        {isActive || !timeEnd
          ? translate('events.since', { start })
          : translate('events.period', { start, end: day(timeEnd) })}
      </span>
      <span>{translate('events.updates', { count: countUpdates, at: moment(significantUpdateAt) })}</span>
      {staticPageUrl && (
        <Link
          href={staticPageUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-description={translate('app.newTab')}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {translate('events.source')}
          <OpenInNewIcon sx={{ fontSize: 13, ml: '3px', verticalAlign: '-2px' }} />
        </Link>
      )}
    </Box>
  );
}

/** An event with what is known of it. */
export function EventRow({ event, state, onPin }: Props) {
  const translate = useTranslate();
  const { element, isMeant } = useMeant(`#event-${event.id}`, 'center');
  const { id, title, country, level, isActive } = event;
  return (
    <Paper
      variant="outlined"
      component="article"
      ref={element}
      tabIndex={-1}
      aria-labelledby={`event-title-${id}`}
      sx={{
        display: 'flex',
        gap: '14px',
        alignItems: 'flex-start',
        p: '14px 8px 14px 16px',
        borderRadius: '10px',
        scrollMarginTop: '64px',
        ...(isMeant && {
          borderColor: 'text.primary',
          boxShadow: ({ palette }) => `0 0 0 1px ${palette.text.primary}`,
        }),
      }}
    >
      <Box sx={{ width: 36, flexShrink: 0 }}>{country && <CountryShape iso2={country.iso2} size={36} />}</Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: '6px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 10px', alignItems: 'center' }}>
          <Typography component="h2" id={`event-title-${id}`} sx={{ fontSize: 16, fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography component="span" sx={{ color: 'text.secondary' }}>
            {country?.nameShort ?? translate('events.nowhere')}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px 10px', alignItems: 'center' }}>
          <RiskMark level={level} />
          {isActive && <Tag tone="BLUE">{translate('events.live')}</Tag>}
          <UnreadMark state={state} />
        </Box>
        <Facts event={event} />
      </Box>
      <Pin event={event} onPin={onPin} />
    </Paper>
  );
}
