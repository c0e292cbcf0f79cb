import { Alert, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useErrorText } from './useErrorText.js';

/** What a screen shows instead of its content when that could not be read. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  return (
    <Alert
      severity="error"
      sx={{ whiteSpace: 'pre-line' }}
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate('app.retry')}
          </Button>
        )
      }
    >
      {errorText(error)}
    </Alert>
  );
}
