import { Alert } from '@mui/material';
import { useFormState } from 'react-hook-form';

/** What the server rejected at a field that the form does not show. */
export function FormIssues() {
  const { errors } = useFormState();
  const messages = Object.values(errors).flatMap((error) =>
    error && !('ref' in error && error.ref) && typeof error.message === 'string' ? [error.message] : [],
  );
  if (messages.length === 0) return null;
  return (
    <Alert severity="error" sx={{ whiteSpace: 'pre-line', width: '100%', mb: 2 }}>
      {[...new Set(messages)].join('\n')}
    </Alert>
  );
}
