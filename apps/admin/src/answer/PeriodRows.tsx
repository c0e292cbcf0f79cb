import { Box, Typography } from '@mui/material';
import type { EntryPeriod } from '../gen/graphql.js';
import { useSpan } from '../ui/useSpan.js';
import { EntryTags } from './EntryTags.js';
import { ProvenanceLine, WordingLine } from './Provenance.js';
import { isOfSeveral } from './section-model.js';
import { SmallPrint } from './SmallPrint.js';
import { StatementItems } from './StatementItems.js';

/** What holds on which days: a row for each period. */
export function PeriodRows({ periods, language }: { periods: readonly EntryPeriod[]; language: string }) {
  const span = useSpan();
  return (
    <Box component="dl" sx={{ m: 0, my: 0.5, pl: 1.5, borderLeft: 3, borderColor: 'line' }}>
      {periods.map((period, index) => (
        <Box
          key={index}
          sx={{
            display: { sm: 'grid' },
            gridTemplateColumns: '12rem 1fr',
            columnGap: 2,
            py: 0.75,
            '& + &': { borderTop: 1, borderColor: 'line' },
          }}
        >
          <Box component="dt" sx={{ fontWeight: 600 }}>
            {span(period.from, period.until)}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
            {isOfSeveral(period) ? (
              <StatementItems of={period} language={language} />
            ) : (
              <Typography lang={period.textLanguage} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {period.text}
              </Typography>
            )}
            <SmallPrint>
              <EntryTags of={period} />
              {!isOfSeveral(period) && <ProvenanceLine {...period} />}
              {!isOfSeveral(period) && <WordingLine of={period} language={language} />}
            </SmallPrint>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
