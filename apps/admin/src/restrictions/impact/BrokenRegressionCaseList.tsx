import { Box, Paper, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { BrokenRegressionCase, RegressionFailure, StatusColor } from '../../gen/graphql.js';
import { STATUS_COLORS } from '../../graphql/enum-values.js';
import { useCountryName } from '../../places/useCountries.js';
import { StatusMark } from '../../ui/status/StatusMark.js';
import type { FormValue } from '../form/restriction-form.js';
import { useDescribe } from '../form/useDescribe.js';

const SUMMARY = ['OK', 'REQUIRED', 'REQUIRED_ONE', 'REQUIRED_MANY', 'REQUIRED_ALL', 'DEPENDS', 'UNKNOWN'];
const isStatus = (value: unknown): value is StatusColor => STATUS_COLORS.includes(value as StatusColor);

/** Named itineraries whose expected answers would no longer come: what was expected, and what would be said. */
export function BrokenRegressionCaseList({ regressionCases }: { regressionCases: readonly BrokenRegressionCase[] }) {
  const translate = useTranslate();
  const countryName = useCountryName();
  const { value } = useDescribe();

  const answer = ({ kind, key }: RegressionFailure, content: unknown) => {
    if (kind === 'STATUS' && isStatus(content)) return <StatusMark status={content} />;
    if (kind === 'SUMMARY' && SUMMARY.includes(content as string))
      return translate(`summaryStatus.${content as string}`);
    return value(key, (typeof content === 'number' ? String(content) : content) as FormValue | undefined);
  };
  const concerns = ({ place, citizenship }: RegressionFailure): string =>
    [place, citizenship]
      .filter((code) => code !== null)
      .map((code) => countryName(code))
      .join(' · ');

  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {regressionCases.map((regressionCase) => (
        <Paper component="li" variant="outlined" key={regressionCase.id} sx={{ p: 1.5 }}>
          <Typography component="div" sx={{ fontWeight: 600 }}>
            {regressionCase.name}
          </Typography>
          {regressionCase.failures.map((failure, position) => (
            <Box key={position} sx={{ mt: 1 }}>
              <Typography component="div" variant="body2">
                {failure.title}
                {concerns(failure) !== '' && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' '}
                    · {concerns(failure)}
                  </Box>
                )}
              </Typography>
              <Box
                component="dl"
                sx={{
                  m: 0,
                  display: 'grid',
                  gridTemplateColumns: 'auto minmax(0, 1fr)',
                  columnGap: 1.5,
                  '& dt': { color: 'text.secondary' },
                  '& dd': { m: 0, fontWeight: 600, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
                }}
              >
                <dt>{translate('editing.regressionCase.expected')}</dt>
                <dd>{answer(failure, failure.expected)}</dd>
                <dt>{translate('editing.regressionCase.actual')}</dt>
                <dd>{answer(failure, failure.actual)}</dd>
              </Box>
            </Box>
          ))}
        </Paper>
      ))}
    </Box>
  );
}
