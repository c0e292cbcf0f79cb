import { Alert } from '@mui/material';

/** Why something was not done, line by line. */
export function Problem({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
      {text}
    </Alert>
  );
}
