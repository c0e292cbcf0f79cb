import SyncIcon from '@mui/icons-material/Sync';
import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { LoadingState } from '../ui/LoadingState.js';
import type { RegressionExpectation } from '../gen/graphql.js';
import { useCountryName } from '../places/useCountries.js';
import { keyOfExpectation, notOffered, offersOf, toggled, type Offers } from './expectations.js';
import { OfferGroup } from './OfferGroup.js';
import type { PresentState } from './usePresentAnswer.js';
import { useExpected } from './useExpected.js';

const PROBLEM_ID = 'expectations-problem';

interface Props {
  present: PresentState;
  nationalities: readonly string[];
  expectations: readonly RegressionExpectation[];
  onChange: (expectations: RegressionExpectation[]) => void;
  problem: string | undefined;
  typeTitle: (key: string) => string;
}

interface KeptProps extends Pick<Props, 'expectations' | 'onChange'> {
  title: string;
  kept: readonly RegressionExpectation[];
  nameOf: (expectation: RegressionExpectation) => string;
}

/** Expectations that the present answer does not offer. */
function KeptExpectations({ title, kept, nameOf, expectations, onChange }: KeptProps) {
  const translate = useTranslate();
  const expected = useExpected();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h3" variant="h3">
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {kept.map((one) => (
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
  );
}

function Notices({ present, problem }: Pick<Props, 'present' | 'problem'>) {
  const translate = useTranslate();
  const { answer, failure, isOutdated } = present;
  return (
    <>
      {problem && (
        <Alert id={PROBLEM_ID} severity="error" sx={{ mb: 1.5 }}>
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
    </>
  );
}

interface OfferGroupsProps extends Pick<Props, 'expectations' | 'onChange'> {
  offers: Offers;
  placeName: (id: string) => string;
  names: { place: boolean; citizenship: boolean };
}

function OfferGroups({ offers, ...group }: OfferGroupsProps) {
  const translate = useTranslate();
  return (
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
  );
}

/** What a regression case expects: ticked from the answer that the trip gets by the rules of now. */
export function ExpectationPicker({ present, nationalities, expectations, onChange, problem, typeTitle }: Props) {
  const translate = useTranslate();
  const countryName = useCountryName();
  const { answer, isLoading, isOutdated, ask } = present;
  const offers = answer && !isOutdated ? offersOf(answer, nationalities) : null;
  const placeName = (id: string): string =>
    answer?.destinations.find(({ place }) => place.id === id)?.place.name ?? countryName(id);
  const kept = notOffered(expectations, offers);
  const nameOf = ({ key, place, citizenship }: RegressionExpectation): string =>
    [typeTitle(key), ...(place ? [placeName(place)] : []), ...(citizenship ? [countryName(citizenship)] : [])].join(
      ' · ',
    );
  const names = { place: (answer?.destinations.length ?? 0) > 1, citizenship: nationalities.length > 1 };

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="expectations-heading"
      {...(problem ? { 'aria-describedby': PROBLEM_ID } : {})}
      sx={{ p: 2 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography
          component="h2"
          variant="h2"
          id="expectations-heading"
          tabIndex={-1}
          {...(problem ? { 'aria-describedby': PROBLEM_ID } : {})}
          sx={{ flex: '1 1 auto' }}
        >
          {translate('regressionCases.expectedCount', { count: expectations.length })}
        </Typography>
        <Button variant="outlined" startIcon={<SyncIcon />} disabled={isLoading} onClick={() => void ask()}>
          {translate('regressionCases.ask')}
        </Button>
      </Box>
      <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{translate('regressionCases.askHint')}</Typography>
      <Notices present={present} problem={problem} />
      {isLoading && <LoadingState rows={2} />}
      {offers && !isLoading && (
        <OfferGroups
          offers={offers}
          expectations={expectations}
          onChange={onChange}
          placeName={placeName}
          names={names}
        />
      )}
      {kept.length > 0 && !isLoading && (
        <KeptExpectations
          title={translate(offers ? 'regressionCases.notOffered' : 'regressionCases.kept')}
          kept={kept}
          nameOf={nameOf}
          expectations={expectations}
          onChange={onChange}
        />
      )}
    </Paper>
  );
}
