import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { useNotifyError } from './useErrorText.js';

const SIZE = 176;

/** A text as a QR code: dark on light in both modes, as cameras want it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const notifyError = useNotifyError();
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('qrcode')
      .then(({ toDataURL }) => toDataURL(text, { margin: 2, width: 2 * SIZE, errorCorrectionLevel: 'M' }))
      .then((url) => {
        if (!isGone) setPicture(url);
      })
      .catch(notifyError);
    return () => {
      isGone = true;
    };
  }, [text, notifyError]);
  const frame = { width: SIZE, height: SIZE, borderRadius: '8px', border: 1, borderColor: 'line', bgcolor: '#fff' };
  return picture ? <Box component="img" src={picture} alt={label} sx={frame} /> : <Box sx={frame} />;
}
