import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import { Box, IconButton, Link, useMediaQuery } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { TickerOfNewsDocument, type TickerOfNews } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { REFRESHED } from './refreshed.js';

type Entry = TickerOfNews['ticker'][number];

const SECONDS_PER_ENTRY = 9;
const BAR = {
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  bgcolor: 'ink.main',
  color: 'ink.contrastText',
  borderRadius: '8px',
  pl: '14px',
  pr: '4px',
  minHeight: 38,
  mb: '12px',
  overflow: 'hidden',
};

const CODE = {
  border: '1px solid',
  borderColor: 'currentColor',
  borderRadius: '4px',
  px: '5px',
  fontSize: 11,
  fontWeight: 600,
  lineHeight: '17px',
  opacity: 0.85,
};

function Entries({ entries, isCopy }: { entries: readonly Entry[]; isCopy: boolean }) {
  return (
    <Box
      component="ul"
      {...(isCopy ? { 'aria-hidden': true } : {})}
      sx={{ display: 'flex', gap: '28px', listStyle: 'none', m: 0, p: 0, pr: '28px', flexShrink: 0 }}
    >
      {entries.map(({ id, title, newsId, eventId, country }) => (
        <Box key={id} component="li" sx={{ display: 'flex', gap: '8px', alignItems: 'center', whiteSpace: 'nowrap' }}>
          {country && (
            <Box component="abbr" title={country.nameShort} sx={{ ...CODE, textDecoration: 'none' }}>
              {country.iso2}
            </Box>
          )}
          <Link
            component={RouterLink}
            to={eventId ? `/events?list=all#event-${eventId}` : `/news#news-${newsId}`}
            color="inherit"
            underline="hover"
            {...(isCopy ? { tabIndex: -1 } : {})}
            sx={{ fontSize: 14 }}
          >
            {title}
          </Link>
        </Box>
      ))}
    </Box>
  );
}

/** Whether all entries in a row are wider than the bar. */
function useOverflow(count: number) {
  const view = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const bar = view.current;
    if (!bar) return;
    const watcher = new ResizeObserver(() => {
      const row = bar.querySelector('ul');
      setOverflows(row !== null && row.scrollWidth > bar.clientWidth);
    });
    watcher.observe(bar);
    return () => watcher.disconnect();
  }, [count]);
  return { view, overflows };
}

/**
 * Important news, running past where they do not all fit. It stands still where motion is not wanted, while it is pointed at or has the focus, and by its
 * button (WCAG 2.2.2).
 */
export function Ticker({ countryFilter = null }: { countryFilter?: string[] | null }) {
  const translate = useTranslate();
  const { data } = useApiQuery('ticker', TickerOfNewsDocument, { countryFilter }, REFRESHED);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [isPaused, setPaused] = useState(false);
  const entries = data?.ticker ?? [];
  const { view, overflows } = useOverflow(entries.length);
  if (entries.length === 0) return null;
  const runs = !isStill && overflows;
  return (
    <Box component="section" aria-label={translate('news.ticker')} sx={BAR}>
      <Box component="strong" aria-hidden="true" sx={{ fontSize: 14, flexShrink: 0 }}>
        {translate('news.tickerShort')}
      </Box>
      <Box
        ref={view}
        sx={{
          flex: 1,
          minWidth: 0,
          overflowX: runs ? 'hidden' : 'auto',
          '& > div': {
            display: 'flex',
            width: 'max-content',
            animation: runs ? `ticker ${entries.length * SECONDS_PER_ENTRY}s linear infinite` : 'none',
            animationPlayState: isPaused ? 'paused' : 'running',
          },
          '&:hover > div, &:focus-within > div': { animationPlayState: 'paused' },
          '@keyframes ticker': { to: { transform: 'translateX(-50%)' } },
        }}
      >
        <div>
          <Entries entries={entries} isCopy={false} />
          {runs && <Entries entries={entries} isCopy />}
        </div>
      </Box>
      {runs && (
        <IconButton
          color="inherit"
          size="small"
          aria-label={translate(isPaused ? 'news.run' : 'news.pause')}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <PlayArrowIcon fontSize="small" /> : <PauseIcon fontSize="small" />}
        </IconButton>
      )}
    </Box>
  );
}
