import { decodedText, MOST_BYTES, readBookingFile } from './booking-file.js';
import { isMailSource, mailText } from './mail-text.js';
import { wordsOf } from './page-text.js';

const fileOf = (name: string, bytes: Uint8Array | string) => {
  const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  return { name, size: content.length, arrayBuffer: () => Promise.resolve(new Uint8Array(content).buffer) };
};
const bytesOf = (text: string, charset: BufferEncoding): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(text, charset));

it.each([
  ['UTF-8', bytesOf('Größe', 'utf8')],
  ['UTF-8 with a mark', bytesOf('\ufeffGröße', 'utf8')],
  ['UTF-16', bytesOf('\ufeffGröße', 'utf16le')],
  ['Windows-1252', bytesOf('Größe', 'latin1')],
])('a text in %s is decoded', (_, bytes) => {
  expect(decodedText(bytes)).toBe('Größe');
});

it('a page is decoded by the charset that it names', () => {
  const page = bytesOf('<meta charset="iso-8859-2">', 'latin1');
  expect(decodedText(new Uint8Array([...page, 0xb1]))).toBe('<meta charset="iso-8859-2">ą');
});

it.each([
  ['of another kind', fileOf('booking.pdf', 'x'), 'KIND'],
  ['without an ending', fileOf('booking', 'x'), 'KIND'],
  ['that is too large', fileOf('booking.txt', new Uint8Array(MOST_BYTES + 1)), 'TOO_LARGE'],
  ['without a text', fileOf('booking.txt', ' \n'), 'EMPTY'],
  ['of bytes', fileOf('booking.txt', new Uint8Array([0x50, 0, 1, 2])), 'NOT_TEXT'],
])('a file %s is rejected', async (_, file, problem) => {
  expect(await readBookingFile(file)).toEqual({ problem });
});

it('a mail is what its plain part says, or its page in words; attached texts come behind', async () => {
  const mail = (...parts: string[]) =>
    `From: a@b.example\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`;
  const html = 'Content-Type: text/html\r\n\r\n<p>One &amp; two</p><p>three</p>';
  const csv = 'Content-Type: text/csv; name=a.csv\r\nContent-Disposition: attachment; filename=a.csv\r\n\r\nfrom,to';
  expect(isMailSource(mail(html))).toBe(true);
  expect((await mailText(mail(html))).trim()).toMatch(/^One & two\s+three$/);
  expect(await mailText(mail('Content-Type: text/plain\r\n\r\nplain', html))).toMatch(/^plain/);
  expect(await mailText(mail(html, csv))).toContain('from,to');
  expect(isMailSource('Departure: Frankfurt (FRA)\nArrival: Bangkok (BKK)\n')).toBe(false);
});

it('a page without end tags is read in reasonable time', () => {
  const began = performance.now();
  expect(wordsOf('<script '.repeat(60_000)).trim()).toBe('');
  expect(performance.now() - began).toBeLessThan(2_000);
});
