import { Alert } from '@mui/material';
import { useFormState } from 'react-hook-form';
import { unshownMessages } from './unshown-messages.js';

/** What the server rejected at a field that the form does not show. */
export function FormIssues() {
  const { errors } = useFormState();
  const messages = unshownMessages(errors);
  if (messages.length === 0) return null;
  return (
    <Alert severity="error" sx={{ whiteSpace: 'pre-line', width: '100%', mb: 2 }}>
      {messages.join('\n')}
    </Alert>
  );
}
