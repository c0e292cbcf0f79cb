import SaveIcon from '@mui/icons-material/Save';
import { Box, Button, Checkbox, FormControlLabel, InputAdornment, Paper, TextField, Typography } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ChooseCountriesDocument, FavouriteCountriesDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { CountryPicker } from '../places/CountryPicker.js';
import { rankPlaces } from '../places/rank-places.js';
import { useCountries } from '../places/useCountries.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { useAction } from '../ui/useAction.js';
import { SettingsScreen } from './SettingsScreen.js';
import { useOwnOrganisation } from './useOwnOrganisation.js';

const GRID = {
  display: 'grid',
  gap: '0 12px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
};

/** What stands in the search before anything is chosen. */
function Defaults() {
  const translate = useTranslate();
  const notify = useNotify();
  const { organisation, update } = useOwnOrganisation();
  const { run, isBusy } = useAction();
  if (!organisation) return null;
  const set = async (field: 'defaultDeparture' | 'defaultNationality', code: string | null) => {
    if (await run(() => update({ [field]: code }))) notify(translate('settings.saved'), { type: 'success' });
  };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="defaults"
      sx={{ p: '16px', borderRadius: '10px', mb: '16px' }}
    >
      <Typography component="h2" variant="h3" id="defaults">
        {translate('settings.defaults')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: '12px' }}>
        {translate('settings.defaultsText')}
      </Typography>
      <Box sx={{ display: 'grid', gap: '12px', gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 22rem))' } }}>
        <CountryPicker
          id="default-departure"
          label={translate('settings.departure')}
          value={organisation.defaultDeparture?.iso2 ?? null}
          onChange={(code) => void set('defaultDeparture', code)}
          disabled={isBusy}
        />
        <CountryPicker
          id="default-nationality"
          label={translate('settings.nationality')}
          value={organisation.defaultNationality?.iso2 ?? null}
          onChange={(code) => void set('defaultNationality', code)}
          disabled={isBusy}
        />
      </Box>
    </Paper>
  );
}

function useFavourites() {
  const { data, error, isPending, refetch } = useApiQuery('favourites', FavouriteCountriesDocument, {});
  const saved = useMemo(() => new Set(data?.organisationCountrySelections.map(({ iso2 }) => iso2) ?? []), [data]);
  return { saved, error, isPending, refetch };
}

function Countries() {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const client = useQueryClient();
  const { run, isBusy } = useAction();
  const { options } = useCountries();
  const { saved, error, isPending, refetch } = useFavourites();
  const [draft, setDraft] = useState<ReadonlySet<string> | null>(null);
  const [typed, setTyped] = useState('');
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending) return <LoadingState />;
  const chosen = draft ?? saved;
  const shown = typed.trim() === '' ? options : rankPlaces(options, typed);
  const toggle = (code: string) => {
    const next = new Set(chosen);
    if (!next.delete(code)) next.add(code);
    setDraft(next);
  };
  const save = async () => {
    const done = await run(
      async () => (await send(ChooseCountriesDocument, { countryIds: [...chosen] })).updateOrganisationCountrySelection,
    );
    if (!done) return;
    await client.invalidateQueries({ queryKey: ['api', 'favourites'] });
    setDraft(null);
    notify(translate('settings.saved'), { type: 'success' });
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby="favourites" sx={{ p: '16px', borderRadius: '10px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center', mb: '12px' }}>
        <Box sx={{ flex: '1 1 18rem' }}>
          <Typography component="h2" variant="h3" id="favourites">
            {translate('settings.countriesChosen', { count: chosen.size })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('settings.countriesText')}
          </Typography>
        </Box>
        <Button onClick={() => setDraft(new Set())} disabled={chosen.size === 0 || isBusy}>
          {translate('settings.clear')}
        </Button>
        <Button
          variant="contained"
          startIcon={<SaveIcon />}
          disabled={draft === null || isBusy}
          onClick={() => void save()}
        >
          {translate('ra.action.save')}
        </Button>
      </Box>
      <TextField
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        label={translate('settings.find')}
        sx={{ width: { xs: 1, sm: '22rem' }, mb: '8px' }}
        slotProps={{
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box component="ul" sx={{ ...GRID, listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ code, label }) => (
          <Box key={code} component="li" sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
            <FormControlLabel
              control={<Checkbox checked={chosen.has(code)} onChange={() => toggle(code)} />}
              label={label}
            />
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

function Titled() {
  const translate = useTranslate();
  return (
    <>
      <ScreenHeading text={translate('menu.favouriteCountries')} />
      <Defaults />
      <Countries />
    </>
  );
}

/** The countries that the organisation sells; none chosen: all are shown (spec: application, section 3). */
export default function CountrySelectionPage() {
  return (
    <SettingsScreen>
      <Titled />
    </SettingsScreen>
  );
}
