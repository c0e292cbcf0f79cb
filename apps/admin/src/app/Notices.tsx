import { Alert, Box, Button, Snackbar } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useState, type ReactNode } from 'react';
import { useNotificationContext, useTakeUndoableMutation, useTranslate } from 'react-admin';

/** As the application says (spec: application, section 9); what can be undone stands long enough to be undone. */
const SHOWN_MS = 2_000;
const UNDOABLE_MS = 5_000;
const LOGGED = 20;

/** A change that is not sent yet would be lost with the window: the browser asks before. */
function useBeforeLeaving(isUnsent: boolean): void {
  useEffect(() => {
    if (!isUnsent) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsent]);
}

interface NoticeLogProps {
  notice: unknown;
  text: string | null;
}

/** The last notices, for who could not read them in time: a screen reader finds them below its own heading. */
function NoticeLog({ notice, text }: NoticeLogProps) {
  const translate = useTranslate();
  const [{ last, texts }, setLog] = useState<{ last: unknown; texts: readonly string[] }>({ last: null, texts: [] });
  if (text !== null && notice !== last) setLog({ last: notice, texts: [...texts, text].slice(-LOGGED) });
  return (
    <Box role="log" aria-live="off" aria-label={translate('app.notices')} sx={visuallyHidden}>
      {texts.map((line, at) => (
        <p key={at}>{line}</p>
      ))}
    </Box>
  );
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

  const isError = current?.type === 'error';
  const message = useMessage(current);
  return (
    <>
      <NoticeLog notice={current} text={typeof message === 'string' ? message : null} />
      {current && (
        <Snackbar
          key={position}
          open={!isClosed && !next}
          autoHideDuration={durationOf(isError, isUndoable)}
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
      )}
    </>
  );
}

/** How long a notice stands; null: until it is closed. */
const durationOf = (isError: boolean, isUndoable: boolean): number | null => {
  if (isError) return null;
  return isUndoable ? UNDOABLE_MS : SHOWN_MS;
};

/** What a notice says. */
function useMessage(notice: ReturnType<typeof useNotificationContext>['notifications'][number] | undefined): ReactNode {
  const translate = useTranslate();
  if (!notice) return null;
  const { message, notificationOptions } = notice;
  return typeof message === 'string'
    ? translate(message, { _: message, ...notificationOptions?.messageArgs })
    : message;
}
