import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Box, Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { copyText } from '../ui/clipboard.js';
import { MONO } from '../ui/tokens.js';

/** Codes in place of those of the app, for who has lost it. They are shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'));
    notify(translate(isCopied ? 'settings.factor.copied' : 'settings.factor.notCopied'), {
      type: isCopied ? 'success' : 'warning',
    });
  };
  return (
    <>
      <Alert severity="success" sx={{ my: '8px' }}>
        {translate('settings.factor.done')}
      </Alert>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
          gap: '8px',
          listStyle: 'none',
          p: 0,
          my: '12px',
        }}
      >
        {codes.map((code) => (
          <Box key={code} component="li" sx={{ fontFamily: MONO, fontSize: 16, letterSpacing: '.04em' }}>
            {code}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', gap: '8px' }}>
        <Button variant="contained" onClick={onDone} autoFocus>
          {translate('settings.factor.kept')}
        </Button>
        <Button startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          {translate('settings.factor.copy')}
        </Button>
        <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
          {translate('settings.factor.print')}
        </Button>
      </Box>
    </>
  );
}
