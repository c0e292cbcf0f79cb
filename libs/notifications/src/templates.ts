export type { MailContent, ChangeMailInput, VerificationMailInput } from './mail-content.js';
export { renderChangeMail } from './templates/change-mail.js';
export { renderVerificationMail } from './templates/verification-mail.js';
