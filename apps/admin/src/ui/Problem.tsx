import { Alert } from '@mui/material';

/** Why something was not done, line by line. */
export function Problem({ text, sx }: { text: string | null; sx?: { mb?: number; width?: string } }) {
  if (!text) return null;
  return (
    <Alert severity="error" sx={{ whiteSpace: 'pre-line', ...sx }}>
      {text}
    </Alert>
  );
}
