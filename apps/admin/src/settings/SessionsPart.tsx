import { Box, Button } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { EndSessionDocument, MySessionsDocument } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { useSend } from '../graphql/useSend.js';
import { Tag } from '../ui/status/Tag.js';
import { useAction } from '../ui/useAction.js';
import { useDates } from '../ui/useDates.js';
import { Part } from './Part.js';
import { SettingsRow } from './SettingsRow.js';

/** Where the user is logged in, and the way to end what should not be. */
export function SessionsPart() {
  const translate = useTranslate();
  const notify = useNotify();
  const send = useSend();
  const { moment } = useDates();
  const { run, isBusy } = useAction();
  const { data, refetch } = useApiQuery('mySessions', MySessionsDocument, {});
  const end = async (id: string) => {
    if (!(await run(async () => (await send(EndSessionDocument, { id })).endSession))) return;
    notify(translate('settings.sessionEnded'), { type: 'success' });
    await refetch();
  };
  return (
    <Part title={translate('settings.sessions')} text={translate('settings.sessionsText')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {(data?.mySessions ?? []).map(({ id, createdAt, lastUsedAt, isCurrent }) => (
          <SettingsRow
            key={id}
            title={translate('settings.sessionSince', { at: moment(createdAt) })}
            text={translate('settings.sessionUsed', { at: moment(lastUsedAt) })}
          >
            {isCurrent ? (
              <Tag tone="BLUE">{translate('settings.thisSession')}</Tag>
            ) : (
              <Button disabled={isBusy} onClick={() => void end(id)}>
                {translate('settings.endSession')}
              </Button>
            )}
          </SettingsRow>
        ))}
      </Box>
    </Part>
  );
}
