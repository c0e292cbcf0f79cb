import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CopyPreview } from '../../gen/graphql.js';
import { ChangeList } from '../changes/ChangeList.js';
import { BrokenRegressionCaseList } from '../impact/BrokenRegressionCaseList.js';

/** What a copy overwrites, before and after, what it adds, and which test trips it would give another answer. */
export function CopyResult({ preview: { overwrites, additions, brokenRegressionCases } }: { preview: CopyPreview }) {
  const translate = useTranslate();
  if (overwrites.length + additions.length === 0)
    return <Alert severity="info">{translate('editing.copy.nothing')}</Alert>;
  const parts = [
    { key: 'overwrites', changes: overwrites },
    { key: 'additions', changes: additions },
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {overwrites.length > 0 && (
        <Alert severity="warning">{translate('editing.copy.warning', { count: overwrites.length })}</Alert>
      )}
      {brokenRegressionCases.length > 0 && (
        <Box component="section" aria-labelledby="copy-regression-cases">
          <Alert severity="warning" sx={{ mb: 1 }} id="copy-regression-cases">
            {translate('editing.copy.regressionCases', { count: brokenRegressionCases.length })}
          </Alert>
          <BrokenRegressionCaseList regressionCases={brokenRegressionCases} />
        </Box>
      )}
      {parts
        .filter(({ changes }) => changes.length > 0)
        .map(({ key, changes }) => (
          <Box component="section" key={key} aria-labelledby={`copy-${key}`}>
            <Typography component="h3" variant="h3" id={`copy-${key}`} sx={{ mb: 1 }}>
              {translate(`editing.copy.${key}`, { count: changes.length })}
            </Typography>
            <ChangeList changes={changes} />
          </Box>
        ))}
    </Box>
  );
}
