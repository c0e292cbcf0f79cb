import { urlOf } from '@landfall/kernel';
import { phoneLink } from './safe-links.js';

/** A run of plain text; with `href`, a link. */
export interface TextRun {
  text: string;
  href: string | null;
}

/** Addresses of the web, with or without their scheme; a full stop or bracket after one is no part of it. */
const WEB = /(?:https?:\/\/|www\.)[^\s<>"“”]*[^\s<>"“”.,;:!?()\]]/gi;
/** Two digits and more; neither "24 hours" nor "24/7" is a number to dial. */
const PHONE = /\+?\d[\d-]*\d(?: \d{2,})*(?!\s?(?:\/7|%|h\b))/g;

const webHref = (text: string): string | null => {
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  return urlOf(address)?.href ?? null;
};

function split(text: string, pattern: RegExp, hrefOf: (match: string) => string | null): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const href = hrefOf(match[0]);
    if (href === null) continue;
    if (match.index > end) runs.push({ text: text.slice(end, match.index), href: null });
    runs.push({ text: match[0], href });
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ text: text.slice(end), href: null });
  return runs;
}

/** A plain text with its web addresses as links. */
export const webRuns = (text: string): TextRun[] => split(text, WEB, webHref);

/** A text with emergency numbers as links that dial. */
export const phoneRuns = (text: string): TextRun[] => split(text, PHONE, phoneLink);
