import { LANGUAGES } from '@landfall/kernel';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { aTripPage } from '../../../test/sample-trip.js';
import { renderTripPage, type TripPageView } from '../../index.js';
import { compilePage, documentOf, pageCompiler } from './compile-page.js';
import { printedPage, type PrintedPage } from './printed-page.js';

const LIVE = 'https://trips.example/m/a-secret-that-only-the-reader-has';
const DAY = '2026-11-27';

const printed = (view: TripPageView): PrintedPage =>
  printedPage(view, { html: renderTripPage(view, { publicUrl: 'https://trips.example' }), liveUrl: LIVE, day: DAY });

let compiler: NodeCompiler;
beforeAll(() => {
  compiler = pageCompiler();
});
const pdfOf = (page: PrintedPage): Buffer => Buffer.from(compilePage(compiler, JSON.stringify(page), 1_795_000_000));
const headingsOf = (page: PrintedPage): { level: number }[] =>
  compiler.query(documentOf(JSON.stringify(page)), { selector: 'heading' }) as { level: number }[];

describe('a printed page', () => {
  it.each(LANGUAGES)(
    'is a tagged document with its title and language, in %s',
    (language) => {
      const page = printed(aTripPage(language, 10));
      const pdf = pdfOf(page).toString('latin1');
      expect(pdf.slice(0, 8)).toBe('%PDF-1.7');
      expect(pdf).toContain('/StructTreeRoot');
      expect(pdf).toContain('pdfuaid:part');
      expect(pdf).toContain(`/Lang (${language})`);
      expect(page.title).not.toBe('');
    },
    20_000,
  );

  it('has the headings of the page, none of them more than one level below the one before', () => {
    const page = printed(aTripPage('en', 3));
    const levels = headingsOf(page).map(({ level }) => level);
    expect(levels[0]).toBe(1);
    expect(levels.length).toBeGreaterThan(20);
    expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
  });

  it('has the secret of the link in its code alone, not in words', () => {
    const page = printed(aTripPage('en', 1));
    expect(page.qr).toContain('<path');
    expect(JSON.stringify(page)).not.toContain('a-secret');
    expect(pdfOf(page).toString('latin1')).not.toContain('a-secret');
  });

  it('takes no text for a command', () => {
    const view = aTripPage('en', 1);
    const hostile = '#read("/etc/hostname") #image("http://127.0.0.1/") *x* $y$ @z <w> `v` \\ [u] // end';
    const organisation = { ...view.organisation!, name: hostile };
    const page = printed({ ...view, organisation });
    expect(page.author).toBe(hostile);
    const plain = pdfOf(page);
    // The document says whose it is, as it is written.
    expect(plain.toString('latin1')).toContain('Author');
    const authors = compiler.compile(documentOf(JSON.stringify(page))).result?.authors;
    expect(authors).toEqual([hostile]);
  });

  it('has another version as soon as it says something else', () => {
    const view = aTripPage('en', 2);
    const [first, again] = [printed(view), printed(view)];
    expect(again.stamp).toBe(first.stamp);
    const other = printed({ ...view, detail: { ...view.detail!, deadlines: [] } });
    expect(other.stamp).not.toBe(first.stamp);
  });
});
