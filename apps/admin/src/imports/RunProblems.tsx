import { Alert, Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FailureList } from '../regression-cases/FailureList.js';
import type { ImportRun } from '../gen/graphql.js';

/** What is wrong with the file, and which regression cases its changes would break. */
export function RunProblems({ run }: { run: ImportRun }) {
  const translate = useTranslate();
  return (
    <>
      {run.problems.length > 0 && (
        <Alert severity={run.state === 'REJECTED' || run.state === 'FAILED' ? 'error' : 'warning'}>
          <Typography component="h2" variant="h3">
            {translate('imports.problemsTitle', { count: run.problems.length })}
          </Typography>
          <Box
            component="ul"
            sx={{ m: 0, pl: 2.5, maxHeight: '18rem', overflowY: 'auto' }}
            tabIndex={run.problems.length > 8 ? 0 : undefined}
          >
            {run.problems.map((problem, position) => (
              <Box component="li" key={position} sx={{ overflowWrap: 'anywhere' }}>
                {problem}
              </Box>
            ))}
          </Box>
        </Alert>
      )}
      {run.brokenRegressionCases.length > 0 && (
        <Alert severity="warning">
          <Typography component="h2" variant="h3">
            {translate('scheduled.regressionCases', { count: run.brokenRegressionCases.length })}
          </Typography>
          {run.brokenRegressionCases.map(({ id, name, failures }) => (
            <Box key={id} sx={{ mt: 1 }}>
              <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
              <FailureList failures={failures} />
            </Box>
          ))}
        </Alert>
      )}
    </>
  );
}
