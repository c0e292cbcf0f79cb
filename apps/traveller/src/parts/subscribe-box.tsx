import { formatDay } from '@landfall/messages';
import type { ReactNode } from 'react';
import type { Reader } from '../model/reader.js';
import type { TripPageView } from '../trip-page-view.js';
import { DeviceBox } from './device-box.js';

/** The outcome that stands beside the field; without a form there is no such place. */
export const fieldNotice = ({ notice, subscription }: TripPageView): TripPageView['notice'] =>
  notice?.field === 'email' && subscription !== 'CONFIRMED' ? notice : null;

interface SubscribeBoxProps {
  reader: Reader;
  view: TripPageView;
  path: string;
}

/** Form for the e-mail address, or how far the subscription has come. A plain form post, with the outcome beside the field. */
export function SubscribeBox({ reader, view, path }: SubscribeBoxProps): ReactNode {
  const { t, language } = reader;
  const { subscription, trip } = view;
  const notice = fieldNotice(view);
  const hasError = notice?.kind === 'error';
  const end = trip && formatDay(language, trip.dateEnd);
  const period =
    end &&
    (trip.updatesFrom === null
      ? t('page.subscribe.textFromNow', { end })
      : t('page.subscribe.text', { start: formatDay(language, trip.updatesFrom), end }));
  const describedBy = ['sub-text', ...(notice ? ['sub-notice'] : [])].join(' ');
  const title = {
    NONE: 'page.subscribe',
    PENDING: 'page.subscribe.pending',
    CONFIRMED: 'page.subscribe.confirmed',
  } as const;
  return (
    <section className="sub np" aria-labelledby="subscribe">
      <h2 id="subscribe">{t(title[subscription])}</h2>
      {subscription === 'PENDING' && <p>{t('page.subscribe.pendingText')}</p>}
      <p id="sub-text" className={subscription === 'NONE' ? undefined : 'muted'}>
        {[period, t('page.subscribe.privacy')].filter(Boolean).join(' ')}
      </p>
      {subscription !== 'CONFIRMED' && (
        <form method="post" action={`${path}/subscribe`}>
          <input type="hidden" name="lang" value={language} />
          <label htmlFor="email">{t('page.subscribe.label')}</label>
          {notice && (
            <p id="sub-notice" className={hasError ? 'err' : undefined} role={hasError ? 'alert' : 'status'}>
              {notice.text}
            </p>
          )}
          <input
            id="email"
            type="email"
            name="email"
            autoComplete="email"
            inputMode="email"
            required
            maxLength={254}
            aria-describedby={describedBy}
            aria-invalid={hasError || undefined}
            // After a rejected form the page is new: the reader goes on where the mistake is.
            // eslint-disable-next-line jsx-a11y/no-autofocus -- only then
            autoFocus={hasError || undefined}
          />
          <div className="row">
            <button className="btn p">{t('page.subscribe.button')}</button>
          </div>
        </form>
      )}
      {view.pushKey !== null && <DeviceBox reader={reader} pushKey={view.pushKey} />}
    </section>
  );
}
