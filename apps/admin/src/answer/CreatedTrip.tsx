import { Alert, Button, DialogActions, DialogContent, TextField } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { copyText } from '../ui/clipboard.js';

type CopyState = 'none' | 'copied' | 'failed';

/** The link of the new trip page: copied at once where the browser allows it, else selected for copying. */
export function CreatedTrip({ url, onClose }: { url: string; onClose: () => void }) {
  const translate = useTranslate();
  const [copyState, setCopyState] = useState<CopyState>('none');
  const linkField = useRef<HTMLInputElement>(null);

  const report = useCallback((isCopied: boolean) => {
    setCopyState(isCopied ? 'copied' : 'failed');
    if (isCopied) return;
    linkField.current?.focus();
    linkField.current?.select();
  }, []);
  useEffect(() => void copyText(url).then(report), [url, report]);

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Alert severity={copyState === 'failed' ? 'warning' : 'success'} role="status">
          {translate('create.done')} {copyState === 'copied' && translate('create.copied')}{' '}
          {copyState === 'failed' && translate('create.copyFailed')}
        </Alert>
        <TextField
          id="trip-link"
          label={translate('create.link')}
          value={url}
          inputRef={linkField}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={() => void copyText(url).then(report)}>{translate('create.copy')}</Button>
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-description={translate('app.newTab')}
        >
          {translate('create.open')}
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('create.finish')}
        </Button>
      </DialogActions>
    </>
  );
}
