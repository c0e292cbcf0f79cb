import { addDays, UPDATE_WINDOW_DAYS } from '@landfall/kernel';
import { formatDay, formatDayRange, formatList, texts } from '@landfall/messages';
import type { MailContent, VerificationMailInput } from '../mail-content.js';
import { Button, Link, MailFrame, mailHtml, Paragraph, SmallPrint } from './mail-frame.js';
import { oneLine } from './safe-text.js';

/** The mail that asks the owner of an address to confirm it. Its link opens a page with a button and confirms nothing itself. */
export function renderVerificationMail(input: VerificationMailInput): MailContent {
  const { language, dateStart, dateEnd, verificationUrl, tripUrl } = input;
  const t = texts(language);
  const organisation = oneLine(input.organisationName);
  const destinations = formatList(language, input.destinations.map(oneLine));
  const subject = oneLine(t('mail.verification.subject', { destinations }));
  const heading = t('mail.verification.heading');
  const intro = t('mail.verification.intro', { destinations, dates: formatDayRange(language, dateStart, dateEnd) });
  const period = t('mail.verification.window', {
    start: formatDay(language, addDays(dateStart, -UPDATE_WINDOW_DAYS)),
    end: formatDay(language, dateEnd),
  });
  const ignore = t('mail.verification.ignore');
  const sender = t('mail.sender', { organisation });
  const footer = (
    <>
      <SmallPrint>{sender}</SmallPrint>
      <p style={{ margin: 0, fontSize: 14 }}>
        <Link url={tripUrl}>{t('mail.tripPage')}</Link>
      </p>
    </>
  );
  const html = mailHtml(
    <MailFrame language={language} subject={subject} organisationName={organisation} heading={heading} footer={footer}>
      <Paragraph>{intro}</Paragraph>
      <Button url={verificationUrl}>{t('mail.verification.button')}</Button>
      <SmallPrint>{t('mail.verification.copy')}</SmallPrint>
      <p style={{ margin: '0 0 16px', fontSize: 14, wordBreak: 'break-all' }}>
        <Link url={verificationUrl}>{verificationUrl}</Link>
      </p>
      <Paragraph>{period}</Paragraph>
      <Paragraph>{ignore}</Paragraph>
    </MailFrame>,
  );
  const text = [
    heading,
    intro,
    `${t('mail.verification.button')}:\n${verificationUrl}`,
    period,
    ignore,
    `--\n${sender}\n${t('mail.tripPage')}: ${tripUrl}`,
  ].join('\n\n');
  return { subject, html, text: `${text}\n` };
}
