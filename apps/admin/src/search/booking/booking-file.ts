import { mailText } from './mail-text.js';

/** Why a file is not read. */
export type FileProblem = 'KIND' | 'TOO_LARGE' | 'EMPTY' | 'NOT_TEXT';

/** A mail with its pictures; a booking is a few kB. */
export const MOST_BYTES = 500_000;
export const FILE_ENDINGS = ['txt', 'csv', 'tsv', 'eml', 'json', 'ics', 'xml', 'html', 'htm'] as const;

type Bytes = Uint8Array<ArrayBuffer>;

const MARKS: readonly { bytes: readonly number[]; charset: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], charset: 'utf-8' },
  { bytes: [0xff, 0xfe], charset: 'utf-16le' },
  { bytes: [0xfe, 0xff], charset: 'utf-16be' },
];
const META_CHARSET = /<meta[^>]{0,200}charset=["']?([\w-]{1,40})/i;
const META_WITHIN = 2_000;

/** Reads a text by its byte order mark, the charset that a page names, UTF-8, or else Windows-1252. */
export function decodedText(bytes: Bytes): string {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.charset).decode(bytes);
  const utf8 = textIn('utf-8', bytes);
  if (utf8 !== null) return utf8;
  const beginning = new TextDecoder('windows-1252').decode(bytes.slice(0, META_WITHIN));
  const named = META_CHARSET.exec(beginning)?.[1];
  return (named && textIn(named, bytes)) ?? new TextDecoder('windows-1252').decode(bytes);
}

/** Null: the bytes are no text of this charset, or nobody knows it. */
function textIn(charset: string, bytes: Bytes): string | null {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch (error) {
    if (['TypeError', 'RangeError'].includes((error as Error).name)) return null;
    throw error;
  }
}

export type BookingFile = { text: string } | { problem: FileProblem };

/** The booking text of a file, in this browser alone; a mail as its parts say. */
export async function readBookingFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<BookingFile> {
  const ending = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (!FILE_ENDINGS.some((one) => one === ending)) return { problem: 'KIND' };
  if (file.size > MOST_BYTES) return { problem: 'TOO_LARGE' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = ending === 'eml' ? await mailText(bytes) : decodedText(bytes);
  if (text.includes('\0')) return { problem: 'NOT_TEXT' };
  return text.trim() === '' ? { problem: 'EMPTY' } : { text };
}
