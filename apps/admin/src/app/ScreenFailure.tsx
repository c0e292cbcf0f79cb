import { Alert, Button } from '@mui/material';
import { useTranslate, type ErrorProps } from 'react-admin';
import { ScreenHeading } from '../ui/ScreenHeading.js';

const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message);

/** In place of a screen that broke; the menu stays, and going elsewhere tries again. */
export function ScreenFailure({ error }: ErrorProps) {
  const translate = useTranslate();
  return (
    <>
      <ScreenHeading text={translate('ra.page.error')} />
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => window.location.reload()}>
            {translate('app.reload')}
          </Button>
        }
      >
        {translate(isMissingPart(error) ? 'app.chunkError' : 'ra.message.error')}
      </Alert>
    </>
  );
}
