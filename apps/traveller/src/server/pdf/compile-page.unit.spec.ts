import { LANGUAGES } from '@landfall/kernel';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { aTripPage } from '../../../test/sample-trip.js';
import { renderTripPage, type TripPageView } from '../../index.js';
import { compilePage, documentOf, pageCompiler, type PrintedLogo } from './compile-page.js';
import { printedPage, type PrintedPage } from './printed-page.js';

const LIVE = 'https://trips.example/m/a-secret-that-only-the-reader-has';
const DAY = '2026-11-27';

const printed = (view: TripPageView): PrintedPage =>
  printedPage(view, { html: renderTripPage(view, { publicUrl: 'https://trips.example' }), liveUrl: LIVE, day: DAY });

let compiler: NodeCompiler;
beforeAll(() => {
  compiler = pageCompiler();
});
const pdfOf = (page: PrintedPage, logo: PrintedLogo | null = null): Buffer =>
  Buffer.from(compilePage(compiler, JSON.stringify(page), 1_795_000_000, logo));
const withLogo = (size: { width: number; height: number }): TripPageView => {
  const view = aTripPage('en', 1);
  return { ...view, organisation: { ...view.organisation!, logo: { src: '/media/images/1', ...size } } };
};
const aPicture = () => sharp({ create: { width: 640, height: 320, channels: 3, background: '#0b4f8a' } });
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

  it.each(['png', 'jpg'] as const)('has the logo of the organisation in it, as %s', async (format) => {
    const page = printed(withLogo({ width: 640, height: 320 }));
    expect(page.logo).toEqual({ width: 28, alt: 'Logo: Sonnenweg Reisen GmbH' });
    const bytes = await aPicture()
      .toFormat(format === 'jpg' ? 'jpeg' : 'png')
      .toBuffer();
    const [without, pdf] = [pdfOf(page), pdfOf(page, { format, bytes })].map((file) => file.toString('latin1'));
    expect([without!, pdf!].map((text) => text.match(/\/Subtype \/Image/g)?.length ?? 0)).toEqual([0, 1]);
    expect(pdf).toContain('pdfuaid:part');
  });

  it('has room for a logo that is high, wide or small', () => {
    const widths = [
      [100, 200],
      [640, 100],
      [60, 30],
    ].map(([width, height]) => printed(withLogo({ width: width!, height: height! })).logo!.width);
    expect(widths.map(Math.round)).toEqual([7, 45, 10]);
  });

  it('cannot be set with what is no picture, and goes on without it', () => {
    const page = printed(withLogo({ width: 640, height: 320 }));
    expect(() => pdfOf(page, { format: 'png', bytes: Buffer.from('no picture') })).toThrow();
    expect(pdfOf(page).toString('latin1')).toContain('pdfuaid:part');
  });

  it('has another version as soon as it says something else', () => {
    const view = aTripPage('en', 2);
    const [first, again] = [printed(view), printed(view)];
    expect(again.stamp).toBe(first.stamp);
    const other = printed({ ...view, detail: { ...view.detail!, deadlines: [] } });
    expect(other.stamp).not.toBe(first.stamp);
  });
});
