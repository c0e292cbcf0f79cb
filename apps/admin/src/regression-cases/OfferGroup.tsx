import { Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RegressionExpectation } from '../gen/graphql.js';
import { useCountryName } from '../places/useCountries.js';
import { Tag } from '../ui/status/Tag.js';
import { isTaken, keyOfExpectation, takenAll, toggled, type Offer } from './expectations.js';
import { useExpected } from './useExpected.js';

interface Props {
  title: string;
  offers: readonly Offer[];
  expectations: readonly RegressionExpectation[];
  onChange: (expectations: RegressionExpectation[]) => void;
  placeName: (id: string) => string;
  /** With one destination or one nationality only, naming it in each line says nothing. */
  names: { place: boolean; citizenship: boolean };
}

/** Parts of the present answer to tick; one that is expected otherwise says so and takes the present answer when it is ticked. */
export function OfferGroup({ title, offers, expectations, onChange, placeName, names }: Props) {
  const translate = useTranslate();
  const countryName = useCountryName();
  const expected = useExpected();
  const label = ({ expectation: { kind, place, citizenship }, title: name }: Offer): string => {
    if (kind === 'STATUS') return place ? placeName(place) : name;
    return [
      name,
      ...(place && names.place ? [placeName(place)] : []),
      ...(citizenship && names.citizenship ? [countryName(citizenship)] : []),
    ].join(' · ');
  };
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'line', borderRadius: 1, m: 0, px: 1.5, py: 0.5, minWidth: 0 }}
    >
      <Typography component="legend" variant="h3" sx={{ px: 0.5 }}>
        {title}
      </Typography>
      <Button
        size="small"
        disabled={offers.every((offer) => isTaken(expectations, offer))}
        aria-label={translate('regressionCases.takeAllOf', { name: title })}
        onClick={() => onChange(takenAll(expectations, offers))}
      >
        {translate('regressionCases.takeAll')}
      </Button>
      {offers.map((offer) => {
        const key = keyOfExpectation(offer.expectation);
        const kept = expectations.find((one) => keyOfExpectation(one) === key);
        const taken = isTaken(expectations, offer);
        return (
          <Box key={key} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <FormControlLabel
              sx={{
                mr: 0,
                alignItems: 'flex-start',
                '& .MuiCheckbox-root': { py: 0.5 },
                '& .MuiFormControlLabel-label': { py: 0.375 },
              }}
              control={
                <Checkbox
                  size="small"
                  checked={taken}
                  onChange={({ target }) => onChange(toggled(expectations, offer.expectation, target.checked))}
                />
              }
              label={
                <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1 }}>
                  <span>{label(offer)}:</span>
                  <strong>{expected(offer.expectation.expected)}</strong>
                </Box>
              }
            />
            {kept && !taken && (
              <>
                <Tag tone="RED">
                  <span>{translate('regressionCases.otherwise')}</span> {expected(kept.expected)}
                </Tag>
                <Button
                  size="small"
                  aria-label={translate('regressionCases.dropNamed', { name: label(offer) })}
                  onClick={() => onChange(toggled(expectations, offer.expectation, false))}
                >
                  {translate('regressionCases.drop')}
                </Button>
              </>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
