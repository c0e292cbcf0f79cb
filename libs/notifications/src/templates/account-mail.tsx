import type { Language } from '@landfall/kernel';
import type { MailContent } from '../mail-content.js';
import { accountLanguage, accountTexts } from './account-texts.js';
import { Button, Link, MailFrame, mailHtml, Paragraph, SmallPrint } from './mail-frame.js';
import { oneLine } from './safe-text.js';

interface AccountMailInput {
  language: Language;
  /** First and last name. */
  name: string;
  /** Where a new password is set, or requested. */
  url: string;
}

const PRODUCT = 'Landfall';

/** The mail with the link to a new password. */
export function renderResetMail({ language, name, url }: AccountMailInput): MailContent {
  const { hello, reset, sender } = accountTexts(language);
  const greeting = hello(oneLine(name));
  const html = mailHtml(
    <MailFrame
      language={accountLanguage(language)}
      subject={reset.subject}
      organisationName={PRODUCT}
      heading={reset.heading}
      footer={<SmallPrint>{sender}</SmallPrint>}
    >
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>{reset.intro}</Paragraph>
      <Button url={url}>{reset.button}</Button>
      <SmallPrint>{reset.copy}</SmallPrint>
      <p style={{ margin: '0 0 16px', fontSize: 14, wordBreak: 'break-all' }}>
        <Link url={url}>{url}</Link>
      </p>
      <Paragraph>{reset.once}</Paragraph>
      <Paragraph>{reset.ignore}</Paragraph>
    </MailFrame>,
  );
  const text = [greeting, reset.intro, `${reset.button}:\n${url}`, reset.once, reset.ignore, `--\n${sender}`];
  return { subject: reset.subject, html, text: `${text.join('\n\n')}\n` };
}

/** The mail that says that a password is another one now. */
export function renderChangedMail({ language, name, url }: AccountMailInput): MailContent {
  const { hello, changed, sender } = accountTexts(language);
  const greeting = hello(oneLine(name));
  const html = mailHtml(
    <MailFrame
      language={accountLanguage(language)}
      subject={changed.subject}
      organisationName={PRODUCT}
      heading={changed.heading}
      footer={<SmallPrint>{sender}</SmallPrint>}
    >
      <Paragraph>{greeting}</Paragraph>
      <Paragraph>{changed.intro}</Paragraph>
      <Paragraph>{changed.notYou}</Paragraph>
      <Button url={url}>{changed.button}</Button>
    </MailFrame>,
  );
  const text = [greeting, changed.intro, changed.notYou, `${changed.button}:\n${url}`, `--\n${sender}`];
  return { subject: changed.subject, html, text: `${text.join('\n\n')}\n` };
}
