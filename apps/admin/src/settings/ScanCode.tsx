import { Box, Button, DialogActions, Typography } from '@mui/material';
import { required, TextInput, useTranslate } from 'react-admin';
import { ConfirmSecondFactorDocument } from '../gen/graphql.js';
import { useSend } from '../graphql/useSend.js';
import { SendButton, SendForm } from '../ui/resource/SendForm.js';
import { MONO } from '../ui/tokens.js';
import { QrCode } from '../ui/QrCode.js';

interface Props {
  secret: string;
  uri: string;
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** The secret for the app, and the first code that shows that the app has it. */
export function ScanCode({ secret, uri, onDone, onCancel }: Props) {
  const translate = useTranslate();
  const send = useSend();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '16px 24px', mt: '8px' }}>
      <QrCode text={uri} label={translate('settings.factor.qr')} />
      <Box sx={{ flex: '1 1 18rem', minWidth: 0 }}>
        <Typography variant="body2">{translate('settings.factor.scan')}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: '8px' }}>
          {translate('settings.factor.byHand')}
        </Typography>
        <Box
          component="code"
          sx={{ display: 'block', fontFamily: MONO, fontSize: 15, overflowWrap: 'anywhere', mb: '8px' }}
        >
          {inFours(secret)}
        </Box>
        <SendForm
          defaultValues={{ code: '' }}
          send={async ({ code }) => (await send(ConfirmSecondFactorDocument, { code })).confirmSecondFactor}
          onDone={({ codes }) => onDone(codes)}
          onDirty={() => undefined}
        >
          <TextInput
            source="code"
            label={translate('settings.factor.code')}
            validate={required('app.requiredField')}
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            autoFocus
          />
          <DialogActions sx={{ justifyContent: 'flex-start', p: 0 }}>
            <SendButton>{translate('settings.factor.turnOn')}</SendButton>
            <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
          </DialogActions>
        </SendForm>
      </Box>
    </Box>
  );
}
