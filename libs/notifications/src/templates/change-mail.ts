import { formatDay, formatDayRange, formatList, texts, type Texts } from '@landfall/messages';
import type { ChangeMailInput, MailContent } from '../mail-content.js';
import { excerpts } from './excerpt.js';
import { button, link, mailDocument, paragraph, smallPrint } from './mail-frame.js';
import { escapeHtml, manyLines, oneLine } from './safe-text.js';

const MAX_HTML_BYTES = 30_000;
/** Changes shown and characters per side, from the fullest form to the shortest; the first that fits is taken. */
const SIZES = [
  [30, 2_000],
  [30, 800],
  [30, 400],
  [30, 200],
  [20, 200],
  [10, 200],
  [5, 200],
  [1, 120],
] as const;

type Size = (typeof SIZES)[number];

interface ShownChange {
  place: string;
  title: string;
  citizenships: string | null;
  before: string;
  after: string;
}

interface Selection {
  changes: ShownChange[];
  notes: string[];
}

interface PreparedChange extends Omit<ShownChange, 'before' | 'after'> {
  before: string | null;
  after: string | null;
}

const prepare = ({ language, changes }: ChangeMailInput, t: Texts): PreparedChange[] =>
  changes.slice(0, SIZES[0][0]).map(({ place, title, citizenships, before, after }) => ({
    place: oneLine(place),
    title: oneLine(title),
    citizenships:
      citizenships.length > 0 ? t('mail.change.for', { names: formatList(language, citizenships.map(oneLine)) }) : null,
    before: (before && manyLines(before)) || null,
    after: (after && manyLines(after)) || null,
  }));

/** False when the texts alone would be too long already: spares putting together what cannot fit. */
const mayFit = (prepared: readonly PreparedChange[], [most, limit]: Size): boolean =>
  prepared
    .slice(0, most)
    .reduce(
      (sum, { before, after }) => sum + Math.min(before?.length ?? 0, limit) + Math.min(after?.length ?? 0, limit),
      0,
    ) < MAX_HTML_BYTES;

function select(prepared: readonly PreparedChange[], total: number, t: Texts, [most, limit]: Size): Selection {
  let isShortened = false;
  const changes = prepared.slice(0, most).map((change): ShownChange => {
    const [before, after] = excerpts(change.before, change.after, limit);
    isShortened ||= before !== change.before || after !== change.after;
    return { ...change, before: before ?? t('mail.change.wasNotStated'), after: after ?? t('mail.change.notStated') };
  });
  const left = total - changes.length;
  return {
    changes,
    notes: [
      ...(left > 0 ? [t('mail.change.more', { count: left })] : []),
      ...(isShortened ? [t('mail.change.shortened')] : []),
    ],
  };
}

const sideHtml = (label: string, text: string, colours: string): string =>
  `<p style="margin:0 0 8px;padding:8px 12px;border-left:4px solid ${colours}"><b>${escapeHtml(label)}</b><br>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;

const changeHtml = (change: ShownChange, t: Texts): string =>
  `<h2 style="margin:0 0 8px;font-size:17px">${escapeHtml(`${change.place} – ${change.title}`)}</h2>` +
  (change.citizenships ? smallPrint(change.citizenships) : '') +
  sideHtml(t('mail.change.was'), change.before, '#8b98a4;background:#f3f6f9') +
  `${sideHtml(t('mail.change.now'), change.after, '#0b4f8a;background:#e8f0fb')}<p style="margin:0 0 12px"></p>`;

const changeText = (change: ShownChange, t: Texts): string =>
  [
    `* ${change.place} – ${change.title}`,
    ...(change.citizenships ? [`  ${change.citizenships}`] : []),
    `  ${t('mail.change.was')}: ${change.before.replaceAll('\n', '\n    ')}`,
    `  ${t('mail.change.now')}: ${change.after.replaceAll('\n', '\n    ')}`,
  ].join('\n');

/**
 * The mail that tells a traveller what has changed, before or during the trip. However many and long the changes are, the
 * HTML stays under 30 KB: then texts are shortened, and the mail says that the trip page shows all.
 */
export function renderChangeMail(input: ChangeMailInput): MailContent {
  const { language, kind, tripUrl, unsubscribeUrl } = input;
  const t = texts(language);
  const organisation = oneLine(input.organisationName);
  const count = input.changes.length;
  const subject = oneLine(t('mail.change.subject', { kind, count }));
  const heading = t('mail.change.heading', { count });
  const dates = formatDayRange(language, input.dateStart, input.dateEnd);
  const intro = t(kind === 'DURING_TRIP' ? 'mail.change.during' : 'mail.change.before', { dates });
  const end = t('mail.change.end', { end: formatDay(language, input.dateEnd) });
  const sender = t('mail.sender', { organisation });
  const htmlOf = ({ changes, notes }: Selection): string =>
    mailDocument({
      language,
      subject,
      organisationName: organisation,
      heading,
      body:
        paragraph(intro) +
        changes.map((change) => changeHtml(change, t)).join('') +
        notes.map(paragraph).join('') +
        button(tripUrl, t('mail.tripPage')),
      footer:
        smallPrint(end) +
        smallPrint(sender) +
        `<p style="margin:0;font-size:14px">${link(unsubscribeUrl, t('mail.change.unsubscribe'))}</p>`,
    });
  const prepared = prepare(input, t);
  const sizes = SIZES.filter((size) => mayFit(prepared, size));
  let at = 0;
  let selection = select(prepared, count, t, sizes[at]!);
  let html = htmlOf(selection);
  while (Buffer.byteLength(html) >= MAX_HTML_BYTES && ++at < sizes.length) {
    selection = select(prepared, count, t, sizes[at]!);
    html = htmlOf(selection);
  }
  const text = [
    heading,
    intro,
    ...selection.changes.map((change) => changeText(change, t)),
    ...selection.notes,
    `${t('mail.tripPage')}:\n${tripUrl}`,
    `--\n${end}\n${sender}\n${t('mail.change.unsubscribe')}: ${unsubscribeUrl}`,
  ].join('\n\n');
  return { subject, html, text: `${text}\n` };
}
