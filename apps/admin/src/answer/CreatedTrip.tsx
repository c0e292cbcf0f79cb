import { Alert, Box, Button, DialogActions, DialogContent, TextField } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { copyText } from '../ui/clipboard.js';
import { QrCode } from '../ui/QrCode.js';

type CopyState = 'none' | 'copied' | 'failed';

function whatsAppTo(url: string): string {
  const message = new URL('https://wa.me/');
  message.searchParams.set('text', url);
  return message.href;
}

/** The link of the new trip page: copied at once where the browser allows it, else selected for copying. */
export function CreatedTrip({ url, onClose }: { url: string; onClose: () => void }) {
  const translate = useTranslate();
  const [copyState, setCopyState] = useState<CopyState>('none');
  const linkField = useRef<HTMLInputElement>(null);

  const inNewTab = {
    component: 'a',
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-description': translate('app.newTab'),
  } as const;
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
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <TextField
            id="trip-link"
            label={translate('create.link')}
            value={url}
            inputRef={linkField}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
            sx={{ flex: '1 1 16rem', width: 'auto' }}
          />
          <Button variant="outlined" onClick={() => void copyText(url).then(report)}>
            {translate('create.copy')}
          </Button>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <QrCode text={url} label={translate('create.qr')} />
          <Box sx={{ display: 'grid', gap: 1, flex: '1 1 12rem', justifyItems: 'start' }}>
            <Button {...inNewTab} href={`${url}/pdf`}>
              {translate('create.pdf')}
            </Button>
            <Button {...inNewTab} href={whatsAppTo(url)}>
              {translate('create.whatsApp')}
            </Button>
          </Box>
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button {...inNewTab} href={url}>
          {translate('create.open')}
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          {translate('create.finish')}
        </Button>
      </DialogActions>
    </>
  );
}
