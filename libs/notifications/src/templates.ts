export type { MailContent, ChangeMailInput, VerificationMailInput } from './mail-content.js';
