import { addDays, UPDATE_WINDOW_DAYS } from '@landfall/kernel';
import { formatDay, formatDayRange, formatList, texts } from '@landfall/messages';
import type { MailContent, VerificationMailInput } from '../mail-content.js';
import { button, link, mailDocument, paragraph, smallPrint } from './mail-frame.js';
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
  const html = mailDocument({
    language,
    subject,
    organisationName: organisation,
    heading,
    body:
      paragraph(intro) +
      button(verificationUrl, t('mail.verification.button')) +
      smallPrint(t('mail.verification.copy')) +
      `<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${link(verificationUrl, verificationUrl)}</p>` +
      paragraph(period) +
      paragraph(ignore),
    footer: smallPrint(sender) + `<p style="margin:0;font-size:14px">${link(tripUrl, t('mail.tripPage'))}</p>`,
  });
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
