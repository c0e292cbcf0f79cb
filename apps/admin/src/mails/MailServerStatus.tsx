import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MailSettingsDocument, type MailSettings, type StatusColor } from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { Tag } from '../ui/status/Tag.js';
import { useDates } from '../ui/useDates.js';

type Settings = MailSettings['mailSettings'];
type Check = Settings['checks'][number];

const EVERY_MS = 30_000;

const toneOf = ({ problem, stopsMails }: Check): StatusColor => {
  if (problem === null) return 'BLUE';
  if (problem === 'NOT_CHECKED') return 'GRAY';
  return stopsMails ? 'RED' : 'YELLOW';
};

function CheckItem({ check }: { check: Check }) {
  const translate = useTranslate();
  const { moment } = useDates();
  const { subject, target, problem, code, checkedAt, failingSince } = check;
  return (
    <Box component="li" sx={{ display: 'grid', gap: '4px', py: '12px', borderTop: 1, borderColor: 'line' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {translate(`mails.subject.${subject}`)}
        </Typography>
        <Box component="code" sx={{ overflowWrap: 'anywhere', fontSize: 13 }}>
          {target}
        </Box>
        <Tag tone={toneOf(check)}>{translate(`mails.problem.${problem ?? 'NONE'}`)}</Tag>
      </Box>
      <Typography sx={{ maxWidth: '70ch' }}>{translate(`mails.advice.${problem ?? `NONE_${subject}`}`)}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {failingSince
          ? translate('mails.failing', { checked: moment(checkedAt), since: moment(failingSince) })
          : translate('mails.checked', { checked: moment(checkedAt) })}
        {code && ` ${translate('mails.code', { code })}`}
      </Typography>
    </Box>
  );
}

function Found({ checks, from, readsBounces, isLimited, waiting, sentLastDay, rejectedLastDay }: Settings) {
  const translate = useTranslate();
  const has = (subject: Check['subject']): boolean => checks.some((check) => check.subject === subject);
  const notes = [
    translate('mails.sentLastDay', { count: sentLastDay }),
    translate('mails.waiting', { count: waiting }),
    translate('mails.rejectedLastDay', { count: rejectedLastDay }),
    translate('mails.from', { from }),
    ...(has('SERVER') ? [] : [translate('mails.notYetChecked')]),
    ...(has('SIGNATURE') ? [] : [translate('mails.notSigned')]),
    translate(readsBounces ? 'mails.readsBounces' : 'mails.noBounces'),
    ...(isLimited ? [translate('mails.limited')] : []),
  ];
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {checks.map((check) => (
          <CheckItem key={check.subject} check={check} />
        ))}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: '20px', color: 'text.secondary' }}>
        {notes.map((note) => (
          <Typography key={note} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        ))}
      </Box>
    </>
  );
}

/** What the workers have found when they tried the mail server, in words. */
export function MailServerStatus() {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useApiQuery(
    'mailSettings',
    MailSettingsDocument,
    {},
    { poll: () => EVERY_MS },
  );
  return (
    <Box component="section" aria-labelledby="mail-server" sx={{ display: 'grid', gap: 1 }}>
      <Typography id="mail-server" component="h2" variant="h2">
        {translate('mails.delivery')}
      </Typography>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && <LoadingState rows={3} />}
      {data && <Found {...data.mailSettings} />}
    </Box>
  );
}
