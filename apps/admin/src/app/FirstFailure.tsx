import { Alert, Box, Button } from '@mui/material';
import { FIRST_FAILURE } from '../i18n/first-failure.js';
import type { UiLanguage } from '../session/session.js';

/** Instead of everything, when not even the texts of the language came. */
export const FirstFailure = ({ language }: { language: UiLanguage }) => {
  const { text, retry } = FIRST_FAILURE[language];
  return (
    <Box component="main" sx={{ p: 2, maxWidth: '46rem' }}>
      <h1>Landfall</h1>
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => window.location.reload()}>
            {retry}
          </Button>
        }
      >
        {text}
      </Alert>
    </Box>
  );
};
