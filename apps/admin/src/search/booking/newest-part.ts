import { quoteMark } from './prose-lines.js';
import { plain } from './prose-words.js';

const WROTE =
  /^-{2,}\s?\p{L}|^(?:am|on|le|el|il|op)\s.{6,120}(?:wrote|schrieb|ecrit|escribio|scritto|schreef)(?!\p{L})/u;
const SENDER = /^(?:von|from|de|da|van|od)\s?:/u;
const SENT = /^(?:gesendet|sent|envoye|enviado|inviato|verzonden|wyslano|date|datum|data|fecha)\s?:/u;
const HEAD_LINES = 4;
const LONGEST = 200;

/** What the newest mail of a text says itself, without those that it quotes. Null: it quotes none. */
export function newestPart(text: string): string | null {
  const lines = text.split(/\r?\n/);
  const bare = lines.map((line) => plain(line.slice(0, LONGEST)).trim());
  const isBegun = bare.findIndex((line) => line !== '');
  const isHead = (line: string, at: number): boolean =>
    SENDER.test(line) && bare.slice(at + 1, at + 1 + HEAD_LINES).some((one) => SENT.test(one));
  const end = bare.findIndex((line, at) => at > isBegun && (WROTE.test(line) || isHead(line, at)));
  const own = lines.slice(0, end < 0 ? undefined : end).filter((line) => quoteMark(line) === '');
  return own.length === lines.length ? null : own.join('\n');
}
