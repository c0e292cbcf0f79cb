import { Box, FormHelperText } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { TextInput, useTranslate } from 'react-admin';
import type { RestrictionType } from '../gen/graphql.js';
import { PURPOSES } from '../graphql/enum-values.js';
import { CountriesPicker } from '../places/CountriesPicker.js';
import { CountryPicker } from '../places/CountryPicker.js';
import { PlaceAdder } from '../places/PlaceAdder.js';
import { countryRef, type PlaceRef } from '../places/place-ref.js';
import { DestinationOrder } from '../search/DestinationOrder.js';
import { FactFields } from '../search/FactFields.js';
import { MAX_DESTINATIONS, MAX_NATIONALITIES } from '../search/search-form.js';
import type { TravellerFacts } from '../search/traveller-facts.js';
import { usePlaceLists } from '../search/usePlaceLists.js';
import { Choice } from '../ui/Choice.js';
import type { RegressionCaseValues } from './useRegressionCaseValues.js';
import { fieldId, useRegressionField } from './useRegressionField.js';

type Props = Pick<RegressionCaseValues, 'change'>;

function TravellerFields({ change }: Props) {
  const translate = useTranslate();
  const citizenships = useRegressionField<string[]>('citizenshipIds');
  const departure = useRegressionField<PlaceRef | null>('departureId');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CountriesPicker
        id={fieldId('citizenshipIds')}
        label={translate('search.nationalities')}
        value={citizenships.value}
        onChange={(citizenshipIds) => change({ citizenshipIds })}
        max={MAX_NATIONALITIES}
        error={citizenships.problem}
        hint={translate('search.nationalityCount', { count: citizenships.value.length, max: MAX_NATIONALITIES })}
        required
      />
      <CountryPicker
        id={fieldId('departureId')}
        label={translate('search.departure')}
        value={departure.value?.country ?? null}
        onChange={(code) => change({ departureId: code === null ? null : countryRef(code) })}
        error={departure.problem}
        required
      />
    </Box>
  );
}

function PlaceFields({ change }: Props) {
  const translate = useTranslate();
  const { value: destinations, problem } = useRegressionField<PlaceRef[]>('destinationIds', fieldId('destinations'));
  const { value: transits, problem: transitProblem } = useRegressionField<PlaceRef[]>(
    'transitIds',
    fieldId('transits'),
  );
  const travellers = useRegressionField<TravellerFacts>('travellers');
  const { nameOf, announcement, add, remove, move } = usePlaceLists(
    { destinations, transits },
    (part) =>
      change({
        ...(part.destinations ? { destinationIds: part.destinations } : {}),
        ...(part.transits ? { transitIds: part.transits } : {}),
      }),
    fieldId,
  );
  return (
    <>
      <Box>
        <PlaceAdder
          id={fieldId('destinations')}
          label={translate('search.destinations')}
          chosen={destinations}
          onAdd={(place) => add(place, 'destinations')}
          disabled={destinations.length >= MAX_DESTINATIONS}
          error={problem}
          hint={translate('search.destinationCount', { count: destinations.length, max: MAX_DESTINATIONS })}
          required
        />
        <DestinationOrder
          places={destinations}
          nameOf={nameOf}
          label={translate('search.destinationList')}
          onMove={move}
          onRemove={(index) => remove(index, 'destinations')}
        />
        <Box sx={{ mt: 2 }}>
          <PlaceAdder
            id={fieldId('transits')}
            label={translate('search.transits')}
            chosen={transits}
            onAdd={(place) => add(place, 'transits')}
            airportsOnly
            error={transitProblem}
            hint={translate('search.transitsHint')}
          />
          <DestinationOrder
            places={transits}
            nameOf={nameOf}
            label={translate('search.transits')}
            onRemove={(index) => remove(index, 'transits')}
          />
        </Box>
        <Box role="status" aria-live="polite" sx={visuallyHidden}>
          {announcement}
        </Box>
      </Box>
      <Box sx={{ gridColumn: '1 / -1', gridRow: { md: 2 } }}>
        <FactFields
          facts={travellers.value}
          transits={transits}
          destinations={destinations}
          nameOf={nameOf}
          onChange={(value) => change({ travellers: value })}
        />
        {travellers.problem && <FormHelperText error>{travellers.problem}</FormHelperText>}
      </Box>
    </>
  );
}

function PurposeField({ change }: Props) {
  const translate = useTranslate();
  const { value, problem } = useRegressionField<RestrictionType>('restrictionType');
  return (
    <Choice
      id={fieldId('restrictionType')}
      label={translate('search.purpose')}
      value={value}
      onChange={(restrictionType) => change({ restrictionType })}
      error={problem}
      options={PURPOSES.map((purpose) => ({ value: purpose, label: translate(`purpose.${purpose}`) }))}
    />
  );
}

/** The trip of a regression case: as in the search, but with dates that move along with today. */
export function TripFields({ change }: Props) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <TravellerFields change={change} />
      <PlaceFields change={change} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        {(['startsInDays', 'nights'] as const).map((field) => (
          <TextInput
            key={field}
            source={field}
            label={translate(`regressionCases.${field}`)}
            required
            helperText={false}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        ))}
        <PurposeField change={change} />
      </Box>
    </Box>
  );
}
