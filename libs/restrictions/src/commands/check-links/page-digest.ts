import { createHash } from 'node:crypto';
import type { WebAnswer } from '@landfall/platform';

const HTML = new Set(['text/html', 'application/xhtml+xml']);
/** Parts of a page that nobody reads, by how they begin and end. */
const UNREAD = [
  ['<!--', '-->'],
  ['<script', '</script'],
  ['<style', '</style'],
] as const;

/** SHA-256, in hex, of the text of a page, or of the bytes of another document; null: nothing was read. */
export function pageDigest({ mediaType, body }: Pick<WebAnswer, 'mediaType' | 'body'>): string | null {
  if (body.length === 0) return null;
  const seen = HTML.has(mediaType) ? textOf(body.toString()) : body;
  return createHash('sha256').update(seen).digest('hex');
}

/** The words of a page without its markup. It serves comparisons of a page with itself. */
function textOf(html: string): string {
  const lower = html.toLowerCase();
  const words: string[] = [];
  for (let at = 0; at < html.length;) {
    const start = html.indexOf('<', at);
    words.push(html.slice(at, start < 0 ? html.length : start));
    if (start < 0) break;
    const unread = UNREAD.find(([begin]) => lower.startsWith(begin, start));
    const end = unread ? lower.indexOf(unread[1], start) : start;
    const close = end < 0 ? -1 : html.indexOf('>', end);
    if (close < 0) break;
    at = close + 1;
  }
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}
