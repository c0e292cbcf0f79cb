import { Fragment } from 'react';
import type { Language } from '@landfall/kernel';
import { formatDay, formatDayRange, formatList, texts, type Texts } from '@landfall/messages';
import type { ChangeMailInput, MailContent } from '../mail-content.js';
import { excerpts } from './excerpt.js';
import { Button, Link, MailFrame, mailHtml, Paragraph, SmallPrint } from './mail-frame.js';
import { MailTemplate, slot, TemplateCache } from './mail-template.js';
import { manyLines, oneLine } from './safe-text.js';

const MAX_HTML_BYTES = 30_000;
/** Kept free for what the slots of a template are filled with. */
const SLOT_BYTES = 1_000;
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

interface SideProps {
  label: string;
  text: string;
  border: string;
  background: string;
}

function Side({ label, text, border, background }: SideProps) {
  return (
    <p style={{ margin: '0 0 8px', padding: '8px 12px', borderLeft: `4px solid ${border}`, background }}>
      <b>{label}</b>
      {text.split('\n').map((line, at) => (
        <Fragment key={at}>
          <br />
          {line}
        </Fragment>
      ))}
    </p>
  );
}

function Change({ change, t }: { change: ShownChange; t: Texts }) {
  return (
    <>
      <h2 style={{ margin: '0 0 8px', fontSize: 17 }}>{`${change.place} – ${change.title}`}</h2>
      {change.citizenships && <SmallPrint>{change.citizenships}</SmallPrint>}
      <Side label={t('mail.change.was')} text={change.before} border="#8b98a4" background="#f3f6f9" />
      <Side label={t('mail.change.now')} text={change.after} border="#0b4f8a" background="#e8f0fb" />
      <p style={{ margin: '0 0 12px' }} />
    </>
  );
}

/** After its label; several lines below it. */
const indented = (side: string): string =>
  side.includes('\n') ? `\n    ${side.replaceAll('\n', '\n    ')}` : ` ${side}`;

const changeText = (change: ShownChange, t: Texts): string =>
  [
    `* ${change.place} – ${change.title}`,
    ...(change.citizenships ? [`  ${change.citizenships}`] : []),
    `  ${t('mail.change.was')}:${indented(change.before)}`,
    `  ${t('mail.change.now')}:${indented(change.after)}`,
  ].join('\n');

type Slot = 'intro' | 'end' | 'tripUrl' | 'unsubscribeUrl';

/** The mails of one fan-out differ in their slots only, by language and organisation. */
const TEMPLATES = new TemplateCache<Slot>(100);

/**
 * The mail about changes before or during the trip. The HTML stays under 30 KB: longer texts are shortened with a note
 * about the trip page.
 */
export function renderChangeMail(input: ChangeMailInput): MailContent {
  const { language, kind, organisationName, changes, tripUrl, unsubscribeUrl } = input;
  const t = texts(language);
  const dates = formatDayRange(language, input.dateStart, input.dateEnd);
  const key = JSON.stringify([language, kind, organisationName, changes.length, changes.slice(0, SIZES[0][0])]);
  return TEMPLATES.get(key, () => changeMailTemplate(input, t)).filled({
    intro: t(kind === 'DURING_TRIP' ? 'mail.change.during' : 'mail.change.before', { dates }),
    end: t('mail.change.end', { end: formatDay(language, input.dateEnd) }),
    tripUrl,
    unsubscribeUrl,
  });
}

function changeMailTemplate(input: ChangeMailInput, t: Texts): MailTemplate<Slot> {
  const { language, kind } = input;
  const count = input.changes.length;
  const organisation = oneLine(input.organisationName);
  const parts: Parts = {
    language,
    subject: oneLine(t('mail.change.subject', { kind, count })),
    organisation,
    heading: t('mail.change.heading', { count }),
    sender: t('mail.sender', { organisation }),
    t,
  };
  const prepared = prepare(input, t);
  const sizes = SIZES.filter((size) => mayFit(prepared, size));
  let at = 0;
  let selection = select(prepared, count, t, sizes[at]!);
  let html = htmlOf(parts, selection);
  while (Buffer.byteLength(html) >= MAX_HTML_BYTES - SLOT_BYTES && ++at < sizes.length) {
    selection = select(prepared, count, t, sizes[at]!);
    html = htmlOf(parts, selection);
  }
  return new MailTemplate(parts.subject, html, textOf(parts, selection));
}

interface Parts {
  language: Language;
  subject: string;
  organisation: string;
  heading: string;
  sender: string;
  t: Texts;
}

const htmlOf = (
  { language, subject, organisation, heading, sender, t }: Parts,
  { changes, notes }: Selection,
): string => {
  const footer = (
    <>
      <SmallPrint>{slot('end')}</SmallPrint>
      <SmallPrint>{sender}</SmallPrint>
      <p style={{ margin: 0, fontSize: 14 }}>
        <Link url={slot('unsubscribeUrl')}>{t('mail.change.unsubscribe')}</Link>
      </p>
    </>
  );
  return mailHtml(
    <MailFrame language={language} subject={subject} organisationName={organisation} heading={heading} footer={footer}>
      <Paragraph>{slot('intro')}</Paragraph>
      {changes.map((change, at) => (
        <Change key={at} change={change} t={t} />
      ))}
      {notes.map((note) => (
        <Paragraph key={note}>{note}</Paragraph>
      ))}
      <Button url={slot('tripUrl')}>{t('mail.tripPage')}</Button>
    </MailFrame>,
  );
};

const textOf = ({ heading, sender, t }: Parts, { changes, notes }: Selection): string =>
  `${[
    heading,
    slot('intro'),
    ...changes.map((change) => changeText(change, t)),
    ...notes,
    `${t('mail.tripPage')}:\n${slot('tripUrl')}`,
    `--\n${slot('end')}\n${sender}\n${t('mail.change.unsubscribe')}: ${slot('unsubscribeUrl')}`,
  ].join('\n\n')}\n`;
