import type { Language } from '@landfall/kernel';
import { escapeHtml } from './safe-text.js';

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif";

/** A paragraph; the text is escaped here. */
export const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

export const smallPrint = (text: string): string =>
  `<p style="margin:0 0 8px;font-size:14px;color:#4a5763">${escapeHtml(text)}</p>`;

export const link = (url: string, text: string): string =>
  `<a href="${escapeHtml(url)}" style="color:#0b4f8a">${escapeHtml(text)}</a>`;

/** A link with the looks of a button: a filled table cell, which every mail program can draw. */
export const button = (url: string, text: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr><td bgcolor="#0b4f8a" style="border-radius:6px;background:#0b4f8a">` +
  `<a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;font-weight:bold;color:#ffffff;text-decoration:none">${escapeHtml(text)}</a></td></tr></table>`;

export interface MailFrame {
  language: Language;
  subject: string;
  organisationName: string;
  heading: string;
  /** HTML made of the parts above. */
  body: string;
  footer: string;
}

/** The whole HTML part: one column, styles in the elements, nothing loaded from anywhere. */
export const mailDocument = ({ language, subject, organisationName, heading, body, footer }: MailFrame): string =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>` +
  `<body style="margin:0;padding:0;background:#f3f6f9"><div role="main"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f3f6f9"><tr><td align="center" style="padding:16px 8px">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:600px;background:#ffffff;border:1px solid #c5ced6;border-radius:8px"><tr><td style="padding:24px;${FONT};font-size:16px;line-height:1.5;color:#16202b;text-align:left;word-break:break-word">` +
  `<p style="margin:0 0 16px;padding:0 0 12px;border-bottom:1px solid #c5ced6;font-weight:bold">${escapeHtml(organisationName)}</p>` +
  `<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>${body}` +
  `<div style="border-top:1px solid #c5ced6;padding-top:16px">${footer}</div>` +
  `</td></tr></table></td></tr></table></div></body></html>`;
