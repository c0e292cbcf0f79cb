import PasteIcon from '@mui/icons-material/ContentPasteGo';
import { Box, Button, Chip, Paper, Stack, Typography } from '@mui/material';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { productDay } from '../session/product-day.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import type { CurrentUser } from '../gen/graphql.js';
import { encodePlace } from '../places/place-ref.js';
import { keepLastSearch, readLastSearch } from './last-search.js';
import { keepLookups, readLookups } from './lookup-history.js';
import { SearchBar } from './SearchBar.js';
import { emptySearch, isComplete, type SearchForm } from './search-form.js';
import { formOf, hasSearch, queryOf } from './search-query.js';
import { useTripLine } from './useTripLine.js';

const SHOWN = 6;

// Most searches are typed.
const BookingDialog = lazy(() => import('./booking/BookingDialog.js'));

function RecentSearch({ query }: { query: string }) {
  const line = useTripLine(formOf(new URLSearchParams(query)));
  return (
    <Chip
      clickable
      component={Link}
      to={`/destination/overview/?${query}`}
      label={line}
      variant="outlined"
      sx={{ maxWidth: '100%' }}
    />
  );
}

export default function SearchPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { data: identity, isPending } = useGetIdentity();
  const [entered, setEntered] = useState<SearchForm | null>(() =>
    hasSearch(query) ? formOf(query) : readLastSearch(localStorage, productDay(new Date())),
  );
  const [recent] = useState(() => readLookups(localStorage, 'search').slice(0, SHOWN));
  const [isPasting, setPasting] = useState(false);
  const organisation = (identity as CurrentUser | undefined)?.organisation;
  const blank = useMemo(
    () => emptySearch(organisation?.defaultDeparture?.iso2 ?? 'DE', organisation?.defaultNationality?.iso2 ?? null),
    [organisation],
  );

  const form = entered ?? (isPending ? null : blank);

  const change = (next: SearchForm) => {
    setEntered(next);
    keepLastSearch(localStorage, next);
    setQuery(queryOf(next), { replace: true });
  };

  const submit = (complete: SearchForm) => {
    const address = queryOf(complete).toString();
    const now = new Date();
    keepLastSearch(localStorage, complete);
    keepLookups(localStorage, 'search', [address], now);
    keepLookups(localStorage, 'country', complete.nationalities, now);
    keepLookups(localStorage, 'origin', complete.departure ? [complete.departure] : [], now);
    keepLookups(localStorage, 'destination', complete.destinations.map(encodePlace), now);
    keepLookups(localStorage, 'transit', complete.transits.map(encodePlace), now);
    void navigate(`/destination/overview/?${address}`);
  };

  return (
    <>
      <ScreenHeading text={translate('search.title')}>
        <Button startIcon={<PasteIcon />} onClick={() => setPasting(true)}>
          {translate('search.paste')}
        </Button>
      </ScreenHeading>
      {isPasting && form && (
        <Suspense fallback={null}>
          <BookingDialog
            form={form}
            onClose={() => setPasting(false)}
            onApply={(next) => {
              change(next);
              setPasting(false);
            }}
          />
        </Suspense>
      )}
      {form && <SearchBar form={form} onChange={change} onSubmit={submit} onReset={() => change(blank)} />}
      {form && !isComplete(form) && form.destinations.length === 0 && recent.length === 0 && (
        <Paper variant="outlined" sx={{ mt: 2, p: 3 }}>
          <Typography component="h2" variant="h3">
            {translate('search.emptyTitle')}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{translate('search.emptyText')}</Typography>
        </Paper>
      )}
      {recent.length > 0 && (
        <Box sx={{ mt: 3 }}>
          <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
            {translate('search.recent')}
          </Typography>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            {recent.map((entry) => (
              <RecentSearch key={entry} query={entry} />
            ))}
          </Stack>
        </Box>
      )}
    </>
  );
}
