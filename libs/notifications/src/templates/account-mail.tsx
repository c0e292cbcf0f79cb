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
  const { hello, reset } = accountTexts(language);
  return linkMail({
    language,
    url,
    ...reset,
    paragraphs: [hello(oneLine(name)), reset.intro],
    after: [reset.once, reset.ignore],
  });
}

/** The mail that invites a new user. */
export function renderInvitationMail({
  language,
  name,
  url,
  username,
}: AccountMailInput & { username: string }): MailContent {
  const { hello, invitation } = accountTexts(language);
  const paragraphs = [hello(oneLine(name)), invitation.intro(oneLine(username))];
  return linkMail({ language, url, ...invitation, paragraphs, after: [invitation.once] });
}

interface LinkMail {
  language: Language;
  subject: string;
  heading: string;
  button: string;
  url: string;
  paragraphs: readonly string[];
  after: readonly string[];
}

/** Some lines, a button with its address in full, and what there is to know about it. */
function linkMail({ language, subject, heading, button, url, paragraphs, after }: LinkMail): MailContent {
  const { reset, sender } = accountTexts(language);
  const html = mailHtml(
    <MailFrame
      language={accountLanguage(language)}
      subject={subject}
      organisationName={PRODUCT}
      heading={heading}
      footer={<SmallPrint>{sender}</SmallPrint>}
    >
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      <Button url={url}>{button}</Button>
      <SmallPrint>{reset.copy}</SmallPrint>
      <p style={{ margin: '0 0 16px', fontSize: 14, wordBreak: 'break-all' }}>
        <Link url={url}>{url}</Link>
      </p>
      {after.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
    </MailFrame>,
  );
  const text = [...paragraphs, `${button}:\n${url}`, ...after, `--\n${sender}`];
  return { subject, html, text: `${text.join('\n\n')}\n` };
}

/** The mail that says that the password, or another way to log in, has changed. */
export function renderChangedMail({
  language,
  name,
  url,
  what,
}: AccountMailInput & { what: 'changed' | 'loginChanged' }): MailContent {
  const { hello, [what]: changed, sender } = accountTexts(language);
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
