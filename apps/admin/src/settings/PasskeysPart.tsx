import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify, useTranslate } from 'react-admin';
import {
  AddPasskeyDocument,
  OwnLoginMethodsDocument,
  PasskeyOptionsDocument,
  RemovePasskeyDocument,
} from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { useAction, type Outcome } from '../ui/useAction.js';
import { useDates } from '../ui/useDates.js';
import { Part } from './Part.js';
import { PasswordForm } from './PasswordForm.js';
import { SettingsRow } from './SettingsRow.js';

/** Asks the device for a passkey, and the server to keep it. */
function useAddPasskey() {
  const translate = useTranslate();
  const send = useSend();
  return async ({ password, name }: { password: string; name: string }): Promise<Outcome> => {
    const { passkeyOptions: requested } = await send(PasskeyOptionsDocument, { password });
    if (!requested.ok || !requested.options) return requested;
    const { startRegistration } = await import('@simplewebauthn/browser');
    try {
      const optionsJSON = JSON.parse(requested.options) as Parameters<typeof startRegistration>[0]['optionsJSON'];
      const credential = JSON.stringify(await startRegistration({ optionsJSON }));
      return (await send(AddPasskeyDocument, { name, credential })).addPasskey;
    } catch (error) {
      if (!(error instanceof Error) || error.name === 'ApiError') throw error;
      const isKnown = error.name === 'InvalidStateError';
      return {
        ok: false,
        errors: [
          { field: 'name', messages: [translate(isKnown ? 'settings.passkeys.known' : 'settings.passkeys.none')] },
        ],
      };
    }
  };
}

interface Shown {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt?: string | null;
}

function Entry({ passkey, onRemove }: { passkey: Shown; onRemove: () => void }) {
  const translate = useTranslate();
  const { moment } = useDates();
  const { name, createdAt, lastUsedAt } = passkey;
  const text = lastUsedAt
    ? translate('settings.passkeys.used', { at: moment(lastUsedAt) })
    : translate('settings.passkeys.since', { at: moment(createdAt) });
  return (
    <SettingsRow title={name} text={text}>
      <Button onClick={onRemove} aria-label={translate('settings.passkeys.removeNamed', { name })}>
        {translate('settings.passkeys.remove')}
      </Button>
    </SettingsRow>
  );
}

function List({ passkeys, onRemoved }: { passkeys: readonly Shown[]; onRemoved: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const { run, isBusy } = useAction();
  const [removed, setRemoved] = useState<Shown | null>(null);
  const remove = async (id: string) => {
    setRemoved(null);
    if (!(await run(async () => (await send(RemovePasskeyDocument, { id })).removePasskey))) return;
    notify(translate('settings.passkeys.removed'), { type: 'success' });
    onRemoved();
  };
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {passkeys.map((passkey) => (
          <Entry key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
        ))}
      </Box>
      <Confirm
        isOpen={removed !== null}
        loading={isBusy}
        title={translate('settings.passkeys.removeNamed', { name: removed?.name ?? '' })}
        content={translate('settings.passkeys.removeText')}
        onConfirm={() => void remove(removed?.id ?? '')}
        onClose={() => setRemoved(null)}
      />
    </>
  );
}

/** Passkeys of the user: logins by the finger, the face or the PIN of a device. */
export function PasskeysPart() {
  const translate = useTranslate();
  const notify = useNotify();
  const add = useAddPasskey();
  const [isAdding, setAdding] = useState(false);
  const { data, refetch } = useApiQuery('ownLoginMethods', OwnLoginMethodsDocument, {});
  if (!data || typeof window.PublicKeyCredential !== 'function') return null;
  return (
    <Part title={translate('settings.passkeys.title')} text={translate('settings.passkeys.text')}>
      <List passkeys={data.ownLoginMethods.passkeys} onRemoved={() => void refetch()} />
      {isAdding ? (
        <PasswordForm
          action={translate('settings.passkeys.make')}
          nameLabel={translate('settings.passkeys.name')}
          send={add}
          onDone={() => {
            setAdding(false);
            notify(translate('settings.passkeys.added'), { type: 'success' });
            void refetch();
          }}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <Button sx={{ mt: '4px' }} onClick={() => setAdding(true)}>
          {translate('settings.passkeys.add')}
        </Button>
      )}
    </Part>
  );
}
