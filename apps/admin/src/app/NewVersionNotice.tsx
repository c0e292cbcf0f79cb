import { Alert, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConsoleVersionDocument } from '../gen/graphql.js';
import { send } from '../graphql/client.js';
import { logTolerated } from '../session/log-tolerated.js';
import { isOutdated, ownVersion } from './console-version.js';

const EVERY_MS = 5 * 60_000;

function useIsOutdated(): boolean {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    if (isOld) return undefined;
    const look = async (): Promise<void> => {
      const { whoAmI } = await send(ConsoleVersionDocument, {});
      if (whoAmI && isOutdated(ownVersion(), whoAmI.dmVersionKey)) setOld(true);
    };
    const timer = setInterval(
      () => void look().catch((error: unknown) => logTolerated('The version could not be read.', error)),
      EVERY_MS,
    );
    return () => clearInterval(timer);
  }, [isOld]);
  return isOld;
}

/** Offers the new version instead of reloading: what is typed and not saved would be lost. */
export function NewVersionNotice() {
  const translate = useTranslate();
  if (!useIsOutdated()) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2 }}
      action={
        <Button color="inherit" size="small" onClick={() => window.location.reload()}>
          {translate('app.reload')}
        </Button>
      }
    >
      {translate('app.newVersion')}
    </Alert>
  );
}
