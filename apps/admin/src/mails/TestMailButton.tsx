import SendIcon from '@mui/icons-material/Send';
import { Alert, Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useCurrentUser } from '../account/useCurrentUser.js';
import { SendTestMailDocument, TestMailDocument, type MailPreviewVariables, type TestMail } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { ErrorState } from '../ui/ErrorState.js';

const SOON_MS = 1_000;
type Sent = NonNullable<TestMail['testMail']>;
const SEVERITY = { WAITING: 'info', ACCEPTED: 'success', NOT_TAKEN: 'error' } as const;

function Outcome({ id, address }: { id: string; address: string }) {
  const translate = useTranslate();
  const { data, error } = useApiQuery(
    'testMail',
    TestMailDocument,
    { id },
    {
      poll: (result) => ((result?.testMail?.state ?? 'WAITING') === 'WAITING' ? SOON_MS : false),
    },
  );
  const { state, code }: Pick<Sent, 'state' | 'code'> = data?.testMail ?? { state: 'WAITING', code: null };
  if (error) return <ErrorState error={error} />;
  return (
    <Alert severity={SEVERITY[state]} role="status">
      {translate(`mails.testState.${state}`, { address, code: code ?? '' })}
    </Alert>
  );
}

/** Sends what is shown to the address of the login, over the way of all mails. */
export function TestMailButton({ shown }: { shown: MailPreviewVariables }) {
  const translate = useTranslate();
  const send = useSend();
  const address = useCurrentUser()?.email ?? '';
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => send(SendTestMailDocument, shown) });
  const sent = data?.sendTestMail;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button
        variant="outlined"
        startIcon={<SendIcon />}
        disabled={isPending}
        onClick={() => mutate()}
        sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        {address === '' ? translate('mails.sendTest') : translate('mails.sendTestTo', { address })}
      </Button>
      {error && <ErrorState error={error} />}
      {sent?.errors
        .flatMap(({ messages }) => messages)
        .map((message) => (
          <Alert key={message} severity="error">
            {message}
          </Alert>
        ))}
      {sent?.testMail && <Outcome id={sent.testMail.id} address={address} />}
    </Box>
  );
}
