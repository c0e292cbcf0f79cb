import { Box, Paper, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { AnswerSections } from '../answer/AnswerSections.js';
import { RiskMark } from '../answer/RiskMark.js';
import { CountryContentDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { CountryPicker } from '../places/CountryPicker.js';
import { EmptyState } from '../ui/EmptyState.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { PermittedOnly } from '../ui/PermittedOnly.js';
import { ScreenHeading } from '../ui/ScreenHeading.js';
import { ScreenTexts } from '../ui/ScreenTexts.js';
import { mapTexts } from './map-texts.js';

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
        <Typography component="h2" variant="h1" sx={{ flex: '1 1 auto' }}>
          {place.place.name}
        </Typography>
        <RiskMark level={place.riskLevel} />
      </Box>
      <AnswerSections answer={content} searched={[]} language={locale === 'de' ? 'de' : 'en'} />
    </Paper>
  );
}

function Database() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const country = query.get('country');
  return (
    <>
      <ScreenHeading text={translate('map.database.title')} />
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
        <EmptyState title={translate('map.database.start')} text={translate('map.database.startText')} />
      )}
    </>
  );
}

/** What there is to know about a country (spec: application, section 2). */
export default function CountryDatabasePage() {
  return (
    <PermittedOnly codename="DestinationManagerCDB">
      <ScreenTexts name="map" texts={mapTexts}>
        <Database />
      </ScreenTexts>
    </PermittedOnly>
  );
}
