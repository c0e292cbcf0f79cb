import SyncIcon from '@mui/icons-material/Sync';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LoadingState } from '../ui/LoadingState.js';
import type { RegressionExpectation } from '../gen/graphql.js';
import { useCountryName } from '../places/useCountries.js';
import { keyOfExpectation, offersOf, toggled, type Offer } from './expectations.js';
import { OfferGroup } from './OfferGroup.js';
import type { PresentState } from './usePresentAnswer.js';
import { useExpected } from './useExpected.js';

interface Props {
  present: PresentState;
  nationalities: readonly string[];
  expectations: readonly RegressionExpectation[];
  onChange: (expectations: RegressionExpectation[]) => void;
  problem: string | undefined;
  typeTitle: (key: string) => string;
}

/** What a regression case has to be told: ticked from the answer that the trip gets by the rules of now. */
export function ExpectationPicker({ present, nationalities, expectations, onChange, problem, typeTitle }: Props) {
  const translate = useTranslate();
  const countryName = useCountryName();
  const expected = useExpected();
  const { answer, isLoading, failure, isOutdated, ask } = present;
  const offers = answer && !isOutdated ? offersOf(answer, nationalities) : null;
  const placeName = (id: string): string =>
    answer?.destinations.find(({ place }) => place.id === id)?.place.name ?? countryName(id);
  const offered = new Set(
    (offers ? [...offers.summary, ...offers.status, ...offers.values.flatMap(({ offers: own }) => own)] : []).map(
      ({ expectation }: Offer) => keyOfExpectation(expectation),
    ),
  );
  const others = expectations.filter((one) => !offered.has(keyOfExpectation(one)));
  const nameOf = ({ key, place, citizenship }: RegressionExpectation): string =>
    [typeTitle(key), ...(place ? [placeName(place)] : []), ...(citizenship ? [countryName(citizenship)] : [])].join(
      ' · ',
    );
  const group = {
    expectations,
    onChange,
    placeName,
    names: { place: (answer?.destinations.length ?? 0) > 1, citizenship: nationalities.length > 1 },
  };

  return (
    <Paper variant="outlined" component="section" aria-labelledby="expectations-heading" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="h2" variant="h2" id="expectations-heading" tabIndex={-1} sx={{ flex: '1 1 auto' }}>
          {translate('regressionCases.expectedCount', { count: expectations.length })}
        </Typography>
        <Button variant="outlined" startIcon={<SyncIcon />} disabled={isLoading} onClick={() => void ask()}>
          {translate('regressionCases.ask')}
        </Button>
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{translate('regressionCases.askHint')}</Typography>
      {problem && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {problem}
        </Alert>
      )}
      {failure && (
        <Alert severity="error" sx={{ mb: 1.5, whiteSpace: 'pre-line' }}>
          {failure}
        </Alert>
      )}
      {isOutdated && answer && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {translate('regressionCases.outdated')}
        </Alert>
      )}
      {isLoading && <LoadingState rows={2} />}
      {offers && !isLoading && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <OfferGroup title={translate('answer.summary')} offers={offers.summary} {...group} />
          <OfferGroup title={translate('regressionCases.status')} offers={offers.status} {...group} />
          {offers.values.map(({ section, offers: own }) => (
            <OfferGroup key={section} title={section} offers={own} {...group} />
          ))}
        </Box>
      )}
      {others.length > 0 && !isLoading && (
        <Box sx={{ mt: offers ? 2 : 0 }}>
          <Typography component="h3" variant="h3">
            {translate(offers ? 'regressionCases.notOffered' : 'regressionCases.kept')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {others.map((one) => (
              <Box
                component="li"
                key={keyOfExpectation(one)}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}
              >
                <span>{nameOf(one)}:</span>
                <strong>{expected(one.expected)}</strong>
                <Button
                  size="small"
                  aria-label={translate('regressionCases.dropNamed', { name: nameOf(one) })}
                  onClick={() => onChange(toggled(expectations, one, false))}
                >
                  {translate('regressionCases.drop')}
                </Button>
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Paper>
  );
}
