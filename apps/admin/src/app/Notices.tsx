import { Alert, Button, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotificationContext, useTakeUndoableMutation, useTranslate, type NotificationPayload } from 'react-admin';

const SHOWN_MS = 5000;

/** Notices under the app bar, where they hide no button. An error stays until it is closed: two seconds are too short to read it. */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext();
  const [current, setCurrent] = useState<NotificationPayload | null>(null);
  const [open, setOpen] = useState(false);
  const translate = useTranslate();
  const takeMutation = useTakeUndoableMutation();
  const isUndoable = current?.notificationOptions?.undoable ?? false;
  // A change that can be undone is sent when its notice goes.
  const settle = (isUndo: boolean) => isUndoable && takeMutation()?.({ isUndo });

  useEffect(() => {
    if (notifications.length === 0) return;
    // The newest counts: an old error would hide that the second try went well (spec: application, section 8).
    if (current) {
      setOpen(false);
      return;
    }
    setCurrent(takeNotification() ?? null);
    setOpen(true);
  }, [current, notifications, takeNotification]);

  if (!current) return null;
  const isError = current.type === 'error';
  const message =
    typeof current.message === 'string'
      ? translate(current.message, { _: current.message, ...current.notificationOptions?.messageArgs })
      : current.message;
  return (
    <Snackbar
      open={open}
      autoHideDuration={isError ? null : SHOWN_MS}
      onClose={(_, reason) => reason !== 'clickaway' && setOpen(false)}
      slotProps={{
        transition: {
          onExited: () => {
            settle(false);
            setCurrent(null);
          },
        },
      }}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ mt: 5 }}
    >
      <Alert
        variant="filled"
        severity={current.type}
        onClose={() => setOpen(false)}
        closeText={translate('app.close')}
        sx={{ whiteSpace: 'pre-line', maxWidth: '46rem' }}
        {...(isUndoable
          ? {
              action: (
                <Button
                  color="inherit"
                  size="small"
                  onClick={() => {
                    settle(true);
                    setOpen(false);
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
