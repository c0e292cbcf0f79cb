import { Alert, Button, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';

const SHOWN_MS = 5000;

/** A change that is not sent yet would be lost with the window: the browser asks before. */
function useBeforeLeaving(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsent]);
}

/** Notices under the app bar, where they hide no button. An error stays until it is closed: two seconds are too short to read it. */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext();
  const [{ position, isClosed }, setShown] = useState({ position: 0, isClosed: false });
  // The newest counts: an old error would hide that the second try went well (spec: application, section 8).
  const [current, next] = notifications;
  const close = () => setShown({ position, isClosed: true });
  const translate = useTranslate();
  const takeMutation = useTakeUndoableMutation();
  const isUndoable = current?.notificationOptions?.undoable ?? false;
  // A change that can be undone is sent when its notice goes.
  const complete = (isUndo: boolean) => isUndoable && takeMutation()?.({ isUndo });

  useBeforeLeaving(isUndoable);

  if (!current) return null;
  const isError = current.type === 'error';
  const message =
    typeof current.message === 'string'
      ? translate(current.message, { _: current.message, ...current.notificationOptions?.messageArgs })
      : current.message;
  return (
    <Snackbar
      key={position}
      open={!isClosed && !next}
      autoHideDuration={isError ? null : SHOWN_MS}
      onClose={(_, reason) => reason !== 'clickaway' && close()}
      slotProps={{
        transition: {
          onExited: () => {
            complete(false);
            takeNotification();
            setShown({ position: position + 1, isClosed: false });
          },
        },
      }}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ mt: 5 }}
    >
      <Alert
        variant="filled"
        severity={current.type}
        onClose={close}
        closeText={translate('app.close')}
        sx={{ whiteSpace: 'pre-line', maxWidth: '46rem' }}
        {...(isUndoable
          ? {
              action: (
                <Button
                  color="inherit"
                  size="small"
                  onClick={() => {
                    complete(true);
                    close();
                  }}
                >
                  {translate('ra.action.undo')}
                </Button>
              ),
            }
          : {})}
      >
        {message}
      </Alert>
    </Snackbar>
  );
}
