import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useSyncExternalStore } from 'react';
import { useLocale, useSidebarState, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Plate } from '../answer/Plate.js';
import { useCountryName } from '../places/useCountries.js';
import { readDatedLookups } from '../search/lookup-history.js';
import { isCruise } from '../search/search-form.js';
import { formOf } from '../search/search-query.js';
import { MONO } from '../ui/tokens.js';
import { listenToLive, readLive } from './live.js';

const SHOWN = 4;
const SHOWN_CODES = 4;
const DAY_MS = 86_400_000;

/** The time of today, the weekday of this week, else the day. */
function useShortMoment(): (at: Date) => string {
  const locale = useLocale();
  return (at) => {
    const now = new Date();
    const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options).format(at);
    if (at.toDateString() === now.toDateString()) return format({ timeStyle: 'short' });
    const isOfThisWeek = now.getTime() - at.getTime() < 6 * DAY_MS;
    return format(isOfThisWeek ? { weekday: 'short' } : { day: 'numeric', month: 'numeric' });
  };
}

/** The latest lookups of this browser, in codes, below the menu. */
function RecentLookups() {
  const translate = useTranslate();
  const countryName = useCountryName();
  const short = useShortMoment();
  const locale = useLocale() ?? 'de';
  // Another address may mean another lookup.
  useLocation();
  const lookups = readDatedLookups(localStorage, 'search').slice(0, SHOWN);
  if (lookups.length === 0) return null;
  const named = (codes: readonly string[]): string =>
    new Intl.ListFormat(locale).format(codes.map((code) => countryName(code)));
  return (
    <Box component="section" aria-labelledby="recent-lookups" sx={{ px: '10px', pb: '12px' }}>
      <Box
        component="h2"
        id="recent-lookups"
        sx={{ m: 0, px: '10px', pt: '12px', pb: '4px', fontSize: 12.5, fontWeight: 600, color: 'text.secondary' }}
      >
        {translate('menu.recent')}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lookups.map(({ value, at }) => {
          const form = formOf(new URLSearchParams(value));
          const { nationalities, destinations } = form;
          const cruise = isCruise(form) ? [translate('purpose.CRUISE')] : [];
          const codes = [...new Set(destinations.map(({ country }) => country))];
          const isCut = codes.length > SHOWN_CODES;
          return (
            <li key={value}>
              <Box
                component={Link}
                to={`/destination/overview/?${value}`}
                sx={{
                  display: 'flex',
                  gap: '6px',
                  alignItems: 'center',
                  minHeight: 30,
                  px: '10px',
                  borderRadius: '7px',
                  fontSize: 13,
                  color: 'text.primary',
                  textDecoration: 'none',
                  '&:hover': { bgcolor: 'action.hover' },
                }}
              >
                <Box component="span" sx={visuallyHidden}>
                  {translate('menu.recentTrip', {
                    nationalities: named(nationalities),
                    destinations: new Intl.ListFormat(locale).format([
                      ...cruise,
                      ...codes.map((code) => countryName(code)),
                    ]),
                    at: short(at),
                  })}
                </Box>
                {nationalities.map((code) => (
                  <Plate key={code} code={code} />
                ))}
                <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary' }}>
                  →
                </Box>
                <Box component="span" aria-hidden="true" sx={{ flexGrow: 1, fontFamily: MONO, fontSize: 12 }}>
                  {[...cruise, ...codes.slice(0, SHOWN_CODES)].join(' ')}
                  {isCut && ' …'}
                </Box>
                <Box component="span" aria-hidden="true" sx={{ color: 'text.secondary' }}>
                  {short(at)}
                </Box>
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** Whether what is shown follows the server at once, in a word beside the mark. */
function LiveMark() {
  const translate = useTranslate();
  const isLive = useSyncExternalStore(listenToLive, readLive);
  return (
    <Box
      sx={{
        display: 'flex',
        gap: '8px',
        alignItems: 'center',
        px: '20px',
        py: '10px',
        fontSize: 12.5,
        color: 'text.secondary',
      }}
    >
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          width: 9,
          height: 9,
          borderRadius: '50%',
          border: 2,
          borderColor: isLive ? 'success.main' : 'text.secondary',
          bgcolor: isLive ? 'success.main' : 'transparent',
        }}
      />
      {translate(isLive ? 'menu.live' : 'menu.polled')}
    </Box>
  );
}

/** What stands below the menu where it has room. */
export default function RailFoot() {
  const [isOpen] = useSidebarState();
  if (!isOpen) return null;
  return (
    <>
      <RecentLookups />
      <LiveMark />
    </>
  );
}
