import { Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { RiskLevel } from '../gen/graphql.js';
import { RISK_TONES } from './risk-tones.js';

const BARS = [1, 2, 3, 4, 5];

/** Digit, bars, word and colour say the same. */
export function RiskMark({ level }: { level: RiskLevel }) {
  const translate = useTranslate();
  const { step, fill, text } = RISK_TONES[level];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        justifySelf: 'start',
        px: 0.75,
        py: 0.125,
        borderRadius: 1,
        border: 1,
        borderColor: 'control',
        fontSize: 13,
        fontWeight: 600,
        whiteSpace: 'nowrap',
        background: fill,
        color: text,
      }}
    >
      {step > 0 && (
        <Box component="span" sx={visuallyHidden}>
          {translate('answer.riskOf', { step })}
        </Box>
      )}
      <span aria-hidden="true">{step || '?'}</span>
      <Box
        component="span"
        aria-hidden="true"
        sx={{ display: 'inline-flex', alignItems: 'flex-end', gap: '2px', height: 13 }}
      >
        {BARS.map((bar) => (
          <Box
            key={bar}
            component="span"
            sx={{
              width: 4,
              height: bar * 2.6,
              border: '1px solid',
              bgcolor: bar <= step ? 'currentColor' : 'transparent',
            }}
          />
        ))}
      </Box>
      {translate(`answer.risk.${level}`)}
    </Box>
  );
}
