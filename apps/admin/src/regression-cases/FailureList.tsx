import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RegressionFailure } from '../gen/graphql.js';
import { useCountryName } from '../places/useCountries.js';
import { useExpected } from './useExpected.js';

/** What was expected and what is said instead, one line each. */
export function FailureList({ failures }: { failures: readonly RegressionFailure[] }) {
  const translate = useTranslate();
  const countryName = useCountryName();
  const expected = useExpected();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.25, fontSize: 13.5 }}>
      {failures.map(({ kind, key, title, place, citizenship, expected: expectation, actual }) => (
        <Box component="li" key={[kind, key, place, citizenship].join()} sx={{ mb: 0.5 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {[title, ...[place, citizenship].flatMap((code) => (code ? [countryName(code)] : []))].join(' · ')}
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1 }}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {translate('regressionCases.expected')}
            </Box>
            <Box component="span">{expected(expectation)}</Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {translate('regressionCases.actual')}
            </Box>
            <Box component="span">{expected(actual)}</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
