import { resetToken } from '@landfall/organisations/account-mail-store';
import type { Config, LinkSecrets, OutgoingMessage } from '@landfall/platform';
import { renderChangedMail, renderInvitationMail, renderResetMail } from '../templates/account-mail.js';
import { accountLanguage } from '../templates/account-texts.js';
import type { ClaimedAccountMail } from './account-mails.js';

/** A mail about an account as it goes to the transport. */
export function accountMessage(
  { id, kind, language: requested, email, firstName, lastName, username }: ClaimedAccountMail,
  { secrets, config: { publicUrl } }: { secrets: LinkSecrets; config: Pick<Config, 'publicUrl'> },
): OutgoingMessage {
  const language = accountLanguage(requested);
  const name = `${firstName} ${lastName}`.trim() || username;
  const resetUrl = `${publicUrl}/auth/password-reset`;
  const requestUrl = `${resetUrl}?lang=${requested}`;
  const link = `${resetUrl}/${resetToken(secrets, id)}?lang=${requested}`;
  const contents = {
    INVITATION: () => renderInvitationMail({ language, name, url: link, username }),
    PASSWORD_RESET: () => renderResetMail({ language, name, url: link }),
    PASSWORD_CHANGED: () => renderChangedMail({ language, name, url: requestUrl, what: 'changed' }),
    LOGIN_CHANGED: () => renderChangedMail({ language, name, url: requestUrl, what: 'loginChanged' }),
  };
  return {
    to: email,
    ...contents[kind](),
    // Of the row: a copy after a crash has the same id.
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
  };
}
