import { Alert } from '@mui/material';
import type { Submission } from './useSubmit.js';

/** What went wrong with a form as a whole; `shown` names the fields that show their own rejections. */
export function SubmitIssues({
  submission: { failure, elsewhere },
  shown,
}: {
  submission: Submission;
  shown: readonly string[];
}) {
  const messages = [...(failure ? [failure] : []), ...elsewhere(shown)];
  return messages.map((message) => (
    <Alert key={message} severity="error" sx={{ whiteSpace: 'pre-line' }}>
      {message}
    </Alert>
  ));
}
