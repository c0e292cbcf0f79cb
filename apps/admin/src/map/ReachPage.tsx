import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PassportReachDocument, type PassportReach, type ReachDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useWorldOutlines } from '../places/world-outlines.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { searchFor, withParts } from './addresses.js';
import { MapScreen } from './MapScreen.js';
import type { MapRow } from './map-model.js';
import { MapWithList } from './MapWithList.js';
import { useViewpoint } from './useViewpoint.js';
import { ViewpointFields } from './ViewpointFields.js';

const DOCUMENTS: readonly ReachDocument[] = ['PASSPORT', 'ID_CARD'];
const PURPOSES = ['PRIVATE', 'BUSINESS'] as const;
type Purpose = (typeof PURPOSES)[number];
const NOTHING: readonly CountryReach[] = [];
const MINUTE_MS = 60_000;

type CountryReach = PassportReach['passportReach'][number];

function useReachRows(reach: readonly CountryReach[]): MapRow[] {
  const translate = useTranslate();
  const locale = useLocale();
  return useMemo(
    () =>
      reach
        .map(({ country, access, days }) => {
          const group = translate(`map.reach.access.${access}`);
          return {
            iso2: country.iso2,
            name: country.nameShort,
            key: access,
            group,
            word: translate('map.reach.word', {
              access: group,
              days: days ?? 0,
              hasDays: days === null ? 'no' : 'yes',
            }),
          };
        })
        .sort((a, b) => a.name.localeCompare(b.name, locale)),
    [reach, translate, locale],
  );
}

/** Where a document leads: with which papers, and for how many days. */
function Reach() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const { viewpoint, change } = useViewpoint();
  const document = DOCUMENTS.find((one) => one === query.get('document')) ?? 'PASSPORT';
  const restrictionType: Purpose = query.get('purpose') === 'business' ? 'BUSINESS' : 'PRIVATE';
  const outlines = useWorldOutlines();
  const { data, error, isPending, refetch } = useApiQuery(
    'passportReach',
    PassportReachDocument,
    { ...viewpoint, document, restrictionType },
    { staleTime: MINUTE_MS, keepPrevious: true },
  );
  const rows = useReachRows(data?.passportReach ?? NOTHING);
  const easy = rows.filter(({ key }) => key === 'FREE').length;
  const failure = outlines.error ?? error;
  const set = (parts: Record<string, string>) => setQuery(withParts(parts), { replace: true });
  const lookUp = (iso2: string) => void navigate(searchFor(iso2, viewpoint, restrictionType));
  return (
    <>
      <ScreenHeading text={translate('menu.reach')} />
      <Typography sx={{ color: 'text.secondary', mt: '-8px', mb: '16px' }}>{translate('map.reach.intro')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center', mb: '12px' }}>
        <ViewpointFields viewpoint={viewpoint} onChange={change} />
        <TextField
          select
          id="reach-document"
          label={translate('map.reach.document')}
          value={document}
          onChange={({ target }) => set({ document: target.value })}
          sx={{ width: { xs: '100%', sm: '13rem' } }}
          slotProps={{ select: { MenuProps: { disablePortal: true } } }}
        >
          {DOCUMENTS.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`map.reach.documents.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={restrictionType}
          aria-label={translate('map.reach.purpose')}
          onChange={(_, next: Purpose | null) => next && set({ purpose: next.toLowerCase() })}
        >
          {PURPOSES.map((one) => (
            <ToggleButton key={one} value={one}>
              {translate(`purpose.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {failure && <ErrorState error={failure} onRetry={() => void (outlines.error ? outlines.refetch() : refetch())} />}
      {!failure && (isPending || !outlines.data) && <LoadingState />}
      {!failure && rows.length > 0 && outlines.data && (
        <>
          <Typography component="h2" variant="h2" role="status" sx={{ mb: '10px' }}>
            {translate('map.reach.headline', { count: easy })}
          </Typography>
          <MapWithList outlines={outlines.data} layer="access" rows={rows} opened={null} onOpen={lookUp} />
        </>
      )}
    </>
  );
}

/** Where a passport or an identity card can go; a country leads to its lookup. */
export default function ReachPage() {
  return (
    <MapScreen codename="DestinationManager">
      <Reach />
    </MapScreen>
  );
}
