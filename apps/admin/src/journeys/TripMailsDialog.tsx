import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import {
  MyjourneyMailsDocument,
  type Journey,
  type StatusColor,
  type TripMail,
  type TripMails,
  type TripPush,
} from '../gen/graphql.js';
import { useApiQuery } from '../graphql/useApiQuery.js';
import { ErrorState } from '../ui/ErrorState.js';
import { LoadingState } from '../ui/LoadingState.js';
import { ScreenTexts } from '../ui/ScreenTexts.js';
import { Tag } from '../ui/status/Tag.js';
import { useDates } from '../ui/useDates.js';
import { tripMailsTexts } from './trip-mails-texts.js';
import { useJourneyTexts } from './useJourneyTexts.js';

const SUBSCRIPTION_TONE: Record<TripMails['subscription'], StatusColor> = {
  NONE: 'GRAY',
  PENDING: 'YELLOW',
  CONFIRMED: 'BLUE',
  SUSPENDED: 'RED',
  ENDED: 'GRAY',
};
const MAIL_TONE: Record<TripMail['state'], StatusColor> = {
  QUEUED: 'GRAY',
  DEFERRED: 'YELLOW',
  SENT: 'BLUE',
  SKIPPED: 'GRAY',
  FAILED: 'RED',
};

interface SentProps {
  name: string;
  sent: Omit<TripMail, 'kind'> | TripPush;
  /** Keys of what the receiving service said. */
  said: { sentAt: string; code: string };
}

/** A mail or a push, and what became of it. */
function Sent({ name, sent: { state, createdAt, sentAt, nextTryAt, code }, said }: SentProps) {
  const translate = useTranslate();
  const { moment } = useDates();
  return (
    <Box component="li" sx={{ display: 'grid', gap: '2px', py: '10px', borderTop: 1, borderColor: 'line' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600, flex: '1 1 12rem' }}>{translate(name)}</Typography>
        <Tag tone={MAIL_TONE[state]}>{translate(`tripMails.state.${state}`)}</Tag>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {sentAt
          ? translate(said.sentAt, { moment: moment(sentAt) })
          : translate('tripMails.createdAt', { moment: moment(createdAt) })}
      </Typography>
      {nextTryAt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('tripMails.nextTryAt', { moment: moment(nextTryAt) })}
        </Typography>
      )}
      {code && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(said.code, { code })}
        </Typography>
      )}
    </Box>
  );
}

const MAIL_SAID = { sentAt: 'tripMails.sentAt', code: 'tripMails.code' };
const PUSH_SAID = { sentAt: 'tripMails.pushSentAt', code: 'tripMails.pushCode' };
const LIST = { listStyle: 'none', m: 0, p: 0 } as const;

function Devices({ count, lastPush }: TripMails['devices']) {
  const translate = useTranslate();
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600, mt: 1 }}>
        {translate('tripMails.devices')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{translate('tripMails.deviceCount', { count })}</Typography>
      {lastPush && (
        <Box component="ul" sx={LIST}>
          <Sent name="tripMails.lastPush" sent={lastPush} said={PUSH_SAID} />
        </Box>
      )}
    </>
  );
}

function Found({ subscription, attempt, requestedAt, confirmedAt, mails, devices }: TripMails) {
  const translate = useTranslate();
  const { moment } = useDates();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {translate('tripMails.subscription')}
        </Typography>
        <Tag tone={SUBSCRIPTION_TONE[subscription]}>{translate(`tripMails.subscriptionState.${subscription}`)}</Tag>
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{translate(`tripMails.meaning.${subscription}`)}</Typography>
      {requestedAt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('tripMails.requestedAt', { moment: moment(requestedAt), count: attempt })}
        </Typography>
      )}
      {confirmedAt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('tripMails.confirmedAt', { moment: moment(confirmedAt) })}
        </Typography>
      )}
      <Box component="ul" sx={LIST}>
        {mails.map((mail) => (
          <Sent key={mail.id} name={`tripMails.kind.${mail.kind}`} sent={mail} said={MAIL_SAID} />
        ))}
      </Box>
      <Devices {...devices} />
    </>
  );
}

function Content({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const translate = useTranslate();
  const { whereTo } = useJourneyTexts();
  const { data, error, isPending, refetch } = useApiQuery('tripMails', MyjourneyMailsDocument, { id: journey.id });
  return (
    <>
      <DialogTitle id="trip-mails-title">{translate('tripMails.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
        <Typography sx={{ fontWeight: 600 }}>{whereTo(journey)}</Typography>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {isPending && <LoadingState />}
        {data?.myjourneyMails && <Found {...data.myjourneyMails} />}
        {data && !data.myjourneyMails && <Typography>{translate('tripMails.gone')}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('journeys.asOfClose')}</Button>
      </DialogActions>
    </>
  );
}

/** Whether the travellers of a page follow it, what became of each of their mails, and whether their devices are notified. */
export default function TripMailsDialog(props: { journey: Journey; onClose: () => void }) {
  const isSmall = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  return (
    <Dialog
      open
      onClose={props.onClose}
      fullScreen={isSmall}
      fullWidth
      maxWidth="sm"
      aria-labelledby="trip-mails-title"
    >
      <ScreenTexts name="tripMails" texts={tripMailsTexts}>
        <Content {...props} />
      </ScreenTexts>
    </Dialog>
  );
}
