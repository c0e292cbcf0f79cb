import { createHash } from 'node:crypto';
import type { Language } from '@landfall/kernel';
import { formatDay } from '@landfall/messages';
import { create as qrCode } from 'qrcode';
import { renderToStaticMarkup } from 'react-dom/server';
import { readerOf } from '../../model/reader.js';
import { DrawnShape, SHAPE_NAMES } from '../../parts/icons.js';
import type { OrganisationView, TripPageView } from '../../trip-page-view.js';
import { pageTree, type Block } from './page-tree.js';

/** What the layout of a printed page reads. */
export interface PrintedPage {
  language: Language;
  title: string;
  author: string;
  contact: string[];
  /** Of the organisation, `width` in millimetres; its bytes go beside the page. Missing: none. */
  logo?: { width: number; alt: string };
  /** At the foot of every page: when it was printed, and of which version. */
  stamp: string;
  /** SVG that leads to the live page. Null: there is none to lead to. */
  qr: string | null;
  qrAlt: string;
  /** SVG by shape and tone. */
  icons: Record<string, Record<string, string>>;
  /** A file inside of the document. */
  attachment?: { name: string; content: string };
  blocks: Block[];
}

/** How an organisation is reached, a line each. */
export const contactOf = (organisation: OrganisationView | null): string[] =>
  [organisation?.phone, organisation?.email, organisation?.website].flatMap((line) => line || []);

const LOGO = { width: 45, height: 14 };
/** Of a screen with 150 pixels an inch: a small picture is not blown up. */
const MM_PER_PIXEL = 25.4 / 150;

const widthOf = ({ width, height }: { width: number; height: number }): number =>
  Math.min(LOGO.width, (LOGO.height * width) / height, width * MM_PER_PIXEL);

const VERSION_LENGTH = 8;

const TONES = {
  blue: { fill: '#1c468d', edge: '#1c468d', sign: '#ffffff' },
  yellow: { fill: '#f4ca3e', edge: '#8a6a00', sign: '#2b2000' },
  red: { fill: '#b41c14', edge: '#b41c14', sign: '#ffffff' },
  gray: { fill: '#a5abb0', edge: '#69727b', sign: '#16202b' },
  purple: { fill: '#a36bd0', edge: '#7d45ab', sign: '#111111' },
};

/** As printed pages draw them, by shape and tone. */
export const ICONS = Object.fromEntries(
  SHAPE_NAMES.map((shape) => [
    shape,
    Object.fromEntries(
      Object.entries(TONES).map(([tone, paint]) => [
        tone,
        renderToStaticMarkup(<DrawnShape shape={shape} {...paint} />),
      ]),
    ),
  ]),
);

interface PrintOptions {
  /** The page as `renderTripPage` makes it. */
  html: string;
  /** Address of the live page, secret included: it is drawn, and stands nowhere in words. */
  liveUrl: string;
  day: string;
}

/** A trip page as the layout of the printed one reads it. The words are those of the page. */
export function printedPage(
  { language, organisation }: TripPageView,
  { html, liveUrl, day }: PrintOptions,
): PrintedPage {
  const { t } = readerOf(language);
  const blocks = pageTree(html);
  const [heading] = blocks;
  return {
    language,
    title: heading?.kind === 'heading' ? heading.children.filter((run) => typeof run === 'string').join('') : '',
    author: organisation?.name ?? '',
    contact: contactOf(organisation),
    ...(organisation?.logo && {
      logo: { width: widthOf(organisation.logo), alt: t('page.pdf.logo', { name: organisation.name }) },
    }),
    stamp: t('page.pdf.stamp', { day: formatDay(language, day), version: versionOf(blocks) }),
    qr: qrSvg(liveUrl),
    qrAlt: t('page.pdf.live'),
    icons: ICONS,
    blocks,
  };
}

/** Short, and another one as soon as the page says anything else. */
const versionOf = (blocks: Block[]): string =>
  createHash('sha256').update(JSON.stringify(blocks)).digest('hex').slice(0, VERSION_LENGTH).toUpperCase();

/** A code as one path of squares. */
function qrSvg(url: string): string {
  const { modules } = qrCode(url, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const squares = Array.from({ length: size * size }, (_, at) => at)
    .filter((at) => modules.get(Math.floor(at / size), at % size))
    .map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><path d="${squares.join('')}"/></svg>`;
}
