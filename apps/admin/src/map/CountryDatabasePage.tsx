import { Box, Link as MuiLink, Paper, Typography } from '@mui/material';
import { useLocale, usePermissions, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { useCurrentUser } from '../account/useCurrentUser.js';
import { PlaceEntriesView } from '../answer/PlaceEntriesView.js';
import { RiskMark } from '../answer/RiskMark.js';
import { sectionModel, type SectionModel } from '../answer/section-model.js';
import { CountryContentDocument, FavouriteCountriesDocument, type DestinationDetail } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { CountryPicker } from '../places/CountryPicker.js';
import type { Rights } from '../session/rights.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { CountryShape } from '../places/CountryShape.js';
import { MapScreen } from './MapScreen.js';

/** The topics at the side stay in sight while their entries are read. */
const WITH_TOPICS = {
  display: 'grid',
  gap: { xs: '16px', md: '32px' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
  alignItems: 'start',
};

function Topics({ sections }: { sections: readonly SectionModel[] }) {
  const translate = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={translate('map.database.sections')}
      sx={{
        position: { md: 'sticky' },
        top: '72px',
        display: 'flex',
        flexWrap: 'wrap',
        flexDirection: { md: 'column' },
      }}
    >
      {sections.map(({ key, title }) => (
        <MuiLink
          key={key}
          href={`#topic-${key}`}
          underline="hover"
          onClick={(event) => {
            // The address keeps the country.
            event.preventDefault();
            const heading = document.getElementById(`topic-${key}`);
            heading?.scrollIntoView();
            heading?.focus({ preventScroll: true });
          }}
          sx={{ px: '8px', py: '6px', fontSize: 14, borderLeft: { md: 2 }, borderColor: { md: 'line' } }}
        >
          {title}
        </MuiLink>
      ))}
    </Box>
  );
}

function Sections({ content, language }: { content: DestinationDetail; language: string }) {
  const sections = content.sections
    .map((section) => sectionModel(section, content.destinations))
    .filter(({ saidCount }) => saidCount > 0);
  return (
    <Box sx={WITH_TOPICS}>
      <Topics sections={sections} />
      <Box sx={{ display: 'grid', gap: '28px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {sections.map(({ key, title, places, isByCitizenship }) => (
          <Box component="section" key={key} aria-labelledby={`topic-${key}`}>
            <Typography
              component="h3"
              id={`topic-${key}`}
              tabIndex={-1}
              lang={language}
              sx={{
                fontSize: 16,
                fontWeight: 600,
                pb: '6px',
                borderBottom: 2,
                borderColor: 'text.primary',
                scrollMarginTop: '72px',
              }}
            >
              {title}
            </Typography>
            {places.map((entries) => (
              <PlaceEntriesView
                key={entries.destination}
                entries={{ ...entries, unknown: [] }}
                title={null}
                isByCitizenship={isByCitizenship}
                searched={[]}
                language={language}
              />
            ))}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function Content({ countryId }: { countryId: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const { data, error, isPending, refetch } = useApiQuery('countryContent', CountryContentDocument, { countryId });
  if (isPending) return <LoadingState />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const content = data.mapCidmerDestinationContent;
  const place = content?.destinations[0];
  if (!content || !place || content.sections.length === 0)
    return <EmptyState title={translate('map.database.empty')} text={translate('map.database.startText')} />;
  return (
    <Paper
      variant="outlined"
      sx={{
        p: { xs: '16px', md: '24px' },
        borderRadius: '10px',
        display: 'grid',
        gap: '20px',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' }}>
        <CountryShape iso2={place.place.country.iso2} />
        <Typography component="h2" variant="h1" sx={{ flex: '1 1 auto' }}>
          {place.place.name}
        </Typography>
        <RiskMark level={place.riskLevel} />
      </Box>
      <Sections content={content} language={locale === 'de' ? 'de' : 'en'} />
    </Paper>
  );
}

const TILES = {
  display: 'grid',
  gap: '8px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
};

/** The countries that the organisation sells, each a way into the database. */
function Favourites() {
  const translate = useTranslate();
  const { permissions } = usePermissions<Rights>();
  const hasOrganisation = Boolean(useCurrentUser()?.organisation);
  const maySee = hasOrganisation && (permissions?.codenames ?? []).includes('DestinationManager');
  const { data } = useApiQuery('favourites', FavouriteCountriesDocument, {}, { enabled: maySee });
  const favourites = data?.organisationCountrySelections ?? [];
  if (favourites.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="database-favourites" sx={{ mt: '20px' }}>
      <Typography component="h2" variant="h3" id="database-favourites" sx={{ mb: '8px' }}>
        {translate('map.database.favourites')}
      </Typography>
      <Box component="ul" sx={TILES}>
        {favourites.map(({ id, iso2, nameShort, riskLevel }) => (
          <Paper
            key={id}
            component="li"
            variant="outlined"
            sx={{ display: 'flex', gap: '12px', alignItems: 'center', p: '10px 14px', borderRadius: '10px' }}
          >
            <CountryShape iso2={iso2} size={30} />
            <Box sx={{ minWidth: 0 }}>
              <MuiLink component={Link} to={`/countries-information?country=${iso2}`} sx={{ fontWeight: 600 }}>
                {nameShort}
              </MuiLink>
              <Box sx={{ mt: '4px' }}>
                <RiskMark level={riskLevel} />
              </Box>
            </Box>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}

function Database() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const country = query.get('country');
  return (
    <>
      <ScreenHeading text={translate('menu.countries')} />
      <Typography sx={{ color: 'text.secondary', mt: '-8px', mb: '16px' }}>
        {translate('map.database.intro')}
      </Typography>
      <Box sx={{ maxWidth: '22rem', mb: '16px' }}>
        <CountryPicker
          id="country-database"
          label={translate('map.database.pick')}
          value={country}
          onChange={(code) => setQuery(code ? { country: code } : {})}
        />
      </Box>
      {country && /^[A-Z]{2}$/.test(country) ? (
        <Content key={country} countryId={country} />
      ) : (
        <>
          <EmptyState title={translate('map.database.start')} text={translate('map.database.startText')} />
          <Favourites />
        </>
      )}
    </>
  );
}

/** What there is to know about a country (spec: application, section 2). */
export default function CountryDatabasePage() {
  return (
    <MapScreen codename="DestinationManagerCDB">
      <Database />
    </MapScreen>
  );
}
