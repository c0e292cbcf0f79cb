import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { BeginSecondFactorDocument, OwnLoginMethodsDocument, RemoveSecondFactorDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { Tag } from '../ui/status/Tag.js';
import { Part } from './Part.js';
import { PasswordForm } from './PasswordForm.js';
import { RecoveryCodes } from './RecoveryCodes.js';
import { ScanCode } from './ScanCode.js';

type Step =
  | { name: 'IDLE' | 'BEGIN' | 'REMOVE' }
  | { name: 'SCAN'; secret: string; uri: string }
  | { name: 'CODES'; codes: readonly string[] };

const IDLE: Step = { name: 'IDLE' };
/** From here on a user should make new codes. */
const FEW_CODES = 3;

interface StateProps {
  isOn: boolean;
  codesLeft: number;
  onChange: () => void;
}

function State({ isOn, codesLeft, onChange }: StateProps) {
  const translate = useTranslate();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', alignItems: 'center' }}>
        <Tag tone={isOn ? 'BLUE' : 'GRAY'}>{translate(isOn ? 'settings.factor.on' : 'settings.factor.off')}</Tag>
        {isOn && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('settings.factor.left', { count: codesLeft })}
          </Typography>
        )}
        <Button onClick={onChange}>{translate(isOn ? 'settings.factor.remove' : 'settings.factor.setUp')}</Button>
      </Box>
      {isOn && codesLeft < FEW_CODES && (
        <Alert severity="warning" sx={{ mt: '8px' }}>
          {translate('settings.factor.few')}
        </Alert>
      )}
    </>
  );
}

/** The second step of the login: a code of an app on the phone. */
export function SecondFactorPart() {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const [step, setStep] = useState<Step>(IDLE);
  const { data, refetch } = useApiQuery('ownLoginMethods', OwnLoginMethodsDocument, {});
  if (!data) return null;
  const { hasSecondFactor: isOn, recoveryCodesLeft } = data.ownLoginMethods;
  const cancel = () => setStep(IDLE);
  return (
    <Part title={translate('settings.factor.title')} text={translate('settings.factor.text')}>
      {step.name === 'IDLE' && (
        <State
          isOn={isOn}
          codesLeft={recoveryCodesLeft}
          onChange={() => setStep({ name: isOn ? 'REMOVE' : 'BEGIN' })}
        />
      )}
      {step.name === 'BEGIN' && (
        <PasswordForm
          action={translate('settings.factor.next')}
          send={async ({ password }) => (await send(BeginSecondFactorDocument, { password })).beginSecondFactor}
          onDone={({ secret, uri }) => setStep({ name: 'SCAN', secret: secret ?? '', uri: uri ?? '' })}
          onCancel={cancel}
        />
      )}
      {step.name === 'REMOVE' && (
        <PasswordForm
          action={translate('settings.factor.remove')}
          send={async ({ password }) => (await send(RemoveSecondFactorDocument, { password })).removeSecondFactor}
          onDone={() => {
            notify(translate('settings.factor.removed'), { type: 'success' });
            cancel();
            void refetch();
          }}
          onCancel={cancel}
        />
      )}
      {step.name === 'SCAN' && (
        <ScanCode {...step} onDone={(codes) => setStep({ name: 'CODES', codes })} onCancel={cancel} />
      )}
      {step.name === 'CODES' && (
        <RecoveryCodes
          codes={step.codes}
          onDone={() => {
            cancel();
            void refetch();
          }}
        />
      )}
    </Part>
  );
}
