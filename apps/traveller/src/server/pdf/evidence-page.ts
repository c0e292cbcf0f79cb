import type { EvidenceDocument, EvidenceFact, Leaf } from '@landfall/evidence/evidence-of-trip';
import type { IsoDate, Language } from '@landfall/kernel';
import { formatDay, formatDayRange, formatInstant, formatList, languageName } from '@landfall/messages';
import type { AnswerMarkup } from '../../render-answer.js';
import type { EventsMarkup } from '../../render-events.js';
import { readerOf, type Reader } from '../../model/reader.js';
import type { OrganisationView, TripPageView } from '../../trip-page-view.js';
import { contactOf, ICONS, type PrintedPage } from './printed-page.js';
import { mapBlocks, pageTree, type Block, type Inline } from './page-tree.js';

/** What the page of evidence is made from. Names are in its language. */
export interface EvidenceView {
  language: Language;
  organisation: OrganisationView;
  trip: NonNullable<TripPageView['trip']>;
  document: EvidenceDocument;
  leaves: readonly Leaf[];
  /** Day of the contract; null: not known, so that the first page shown stands for it. */
  contractOn: IsoDate | null;
  /** The day of a moment. */
  dayOf: (moment: string) => IsoDate;
  /** Name of the attached document. */
  attachment: string;
}

type Shown = Leaf & { fact: Extract<EvidenceFact, { kind: 'PAGE' | 'PDF' }> };
type Mailed = Leaf & { fact: Extract<EvidenceFact, { kind: 'MAIL' }> };

const isShown = (leaf: Leaf): leaf is Shown => leaf.fact.kind === 'PAGE' || leaf.fact.kind === 'PDF';
const isMailed = (leaf: Leaf): leaf is Mailed => leaf.fact.kind === 'MAIL';

const VERSION_LENGTH = 8;
/** Short name of what a page said, as people compare it. */
const versionOf = ({ fact }: Shown): string => fact.content.slice(0, VERSION_LENGTH).toUpperCase();

const text = (...children: Inline[]): Block => ({ kind: 'text', look: 'plain', lang: null, children });
const muted = (line: string): Block => ({ kind: 'text', look: 'muted', lang: null, children: [line] });
const heading = (level: number, line: string): Block => ({ kind: 'heading', level, children: [line] });
const bullets = (items: Block[][]): Block => ({ kind: 'list', look: 'bullets', items });
const row = (name: string, value: string): { name: Inline[]; value: Block[] } => ({
  name: [name],
  value: [text(value)],
});

/** What a trip page said, as the layout of a printed page reads it. */
export function evidencePage(view: EvidenceView): PrintedPage {
  const { language, organisation, document } = view;
  const { t } = readerOf(language);
  return {
    language,
    title: t('evidence.title'),
    author: organisation.name,
    contact: contactOf(organisation),
    stamp: `${t('evidence.title')}, ${formatInstant(language, document.madeAt)}`,
    qr: null,
    qrAlt: '',
    icons: ICONS,
    attachment: { name: view.attachment, content: JSON.stringify(document) },
    blocks: [
      heading(1, t('evidence.title')),
      text(t('evidence.what')),
      factsOf(view),
      ...invoice(view),
      ...versions(view),
      ...mails(view),
      ...records(view),
      ...verification(view),
    ],
  };
}

function factsOf({ language, trip, document }: EvidenceView): Block {
  const { t } = readerOf(language);
  return {
    kind: 'facts',
    isWide: true,
    rows: [
      row(t('evidence.trip'), formatList(language, trip.destinations)),
      row(t('evidence.dates'), formatDayRange(language, trip.dateStart, trip.dateEnd)),
      row(t('evidence.nationalities'), formatList(language, trip.citizenships)),
      row(t('evidence.made'), formatInstant(language, document.madeAt)),
    ],
  };
}

/** The page that stands for the contract: the last one shown up to its day, or the first one at all. */
function shownBeforeContract({ leaves, contractOn, dayOf }: EvidenceView): Shown | undefined {
  const shown = leaves.filter(isShown);
  return contractOn === null ? shown[0] : shown.filter(({ at }) => dayOf(at) <= contractOn).at(-1);
}

const shownBeforeDeparture = ({ leaves, trip, dayOf }: EvidenceView): Shown | undefined =>
  leaves
    .filter(isShown)
    .filter(({ at }) => dayOf(at) <= trip.dateStart)
    .at(-1);

function invoice(view: EvidenceView): Block[] {
  const { language, trip, dayOf } = view;
  const { t } = readerOf(language);
  const shown = shownBeforeContract(view);
  const sentence = shown
    ? t('evidence.invoiceText', {
        destinations: formatList(language, trip.destinations),
        nationalities: formatList(language, trip.citizenships),
        day: formatDay(language, dayOf(shown.at)),
        version: versionOf(shown),
        end: formatDay(language, trip.dateEnd),
      })
    : t('evidence.invoiceNone');
  return [
    heading(2, t('evidence.invoice')),
    { kind: 'box', tone: shown ? 'blue' : 'gray', icon: null, children: [text(sentence)] },
  ];
}

/** Side by side where the page said different things, otherwise once. */
function versions(view: EvidenceView): Block[] {
  const { language } = view;
  const { t } = readerOf(language);
  const [contract, departure] = [shownBeforeContract(view), shownBeforeDeparture(view)];
  const title = heading(2, t('evidence.versions'));
  if (contract && departure && contract.fact.content === departure.fact.content)
    return [title, text(t('evidence.same')), ...shownBlocks(view, contract, 2)];
  return [
    title,
    {
      kind: 'columns',
      children: [
        [heading(3, t('evidence.contract')), ...shownBlocks(view, contract, 3)],
        [heading(3, t('evidence.departure')), ...shownBlocks(view, departure, 3)],
      ],
    },
  ];
}

/** `level`: of the heading above it. */
function shownBlocks({ language, document }: EvidenceView, shown: Shown | undefined, level: number): Block[] {
  const { t } = readerOf(language);
  if (!shown) return [text(t('evidence.none'))];
  const markup = JSON.parse(document.contents[shown.fact.content]!) as AnswerMarkup & EventsMarkup;
  const line = t('evidence.shown', {
    moment: formatInstant(language, shown.at),
    language: languageName(language, shown.fact.language),
    version: versionOf(shown),
  });
  return [
    muted(line),
    ...below(
      level,
      pageTree(`<main>${markup.verdict}${markup.events ?? ''}${markup.warnings}${markup.sections}</main>`),
    ),
  ];
}

/** Headings of a page inside of a document: the highest of them stands below `level`. */
function below(level: number, blocks: Block[]): Block[] {
  return mapBlocks(blocks, (block) => {
    if (block.kind === 'heading') return { ...block, level: Math.min(6, block.level + level) };
    // Half a page has no room for two.
    if (block.kind === 'tiles' && level > 2) return { ...block, columns: 1 };
    return block;
  });
}

interface MailedChange {
  place: string;
  title: string;
  before: string | null;
  after: string | null;
}

/** What was before, and what is. */
function mails({ language, leaves, document }: EvidenceView): Block[] {
  const { t } = readerOf(language);
  const reported = leaves.filter(isMailed).flatMap(({ at, fact }) => {
    if (fact.content === null || fact.outcome !== 'ACCEPTED') return [];
    const { changes } = JSON.parse(document.contents[fact.content]!) as { changes: MailedChange[] };
    return [{ at, changes }];
  });
  if (reported.length === 0) return [];
  return [
    heading(2, t('evidence.mailed')),
    bullets(
      reported.map(({ at, changes }) => [
        muted(formatInstant(language, at)),
        ...changes.map(({ place, title, before, after }) =>
          text(
            { kind: 'strong', children: [`${place}: ${title}`] },
            { kind: 'break' },
            { kind: 'deleted', children: [before ?? '–'] },
            { kind: 'break' },
            after ?? '–',
          ),
        ),
      ]),
    ),
  ];
}

function records({ language, leaves }: EvidenceView): Block[] {
  const reader = readerOf(language);
  return [
    heading(2, reader.t('evidence.records')),
    bullets(leaves.map((leaf) => [muted(formatInstant(language, leaf.at)), text(recordOf(reader, leaf))])),
    muted(reader.t('evidence.nobody')),
  ];
}

const RECORDS = {
  TRIP: 'evidence.recordTrip',
  SUBSCRIBED: 'evidence.recordSubscribed',
  UNSUBSCRIBED: 'evidence.recordUnsubscribed',
  DEVICE_ADDED: 'evidence.recordDeviceAdded',
  DEVICE_REMOVED: 'evidence.recordDeviceRemoved',
} as const;

function recordOf({ language, t }: Reader, leaf: Leaf): string {
  const { fact } = leaf;
  const named = { language: 'language' in fact ? languageName(language, fact.language) : '' };
  if (isShown(leaf))
    return t(fact.kind === 'PDF' ? 'evidence.recordPdf' : 'evidence.recordPage', {
      ...named,
      version: versionOf(leaf),
    });
  if (fact.kind === 'MAIL')
    return fact.outcome === 'ACCEPTED'
      ? t('evidence.recordMailTaken', { ...named, about: fact.about })
      : t('evidence.recordMailFailed', { about: fact.about, code: fact.code ?? '–' });
  if (fact.kind === 'PUSH')
    return fact.outcome === 'ACCEPTED'
      ? t('evidence.recordPushTaken', named)
      : t('evidence.recordPushFailed', { code: fact.code ?? '–' });
  return t(RECORDS[fact.kind as keyof typeof RECORDS]);
}

function verification({ language, document, attachment }: EvidenceView): Block[] {
  const { t } = readerOf(language);
  const [, size, root, signedAt] = document.checkpoint.split('\n');
  return [
    heading(2, t('evidence.verify')),
    text(t('evidence.verifyText', { file: attachment })),
    {
      kind: 'facts',
      isWide: false,
      rows: [
        row(t('evidence.key'), document.key),
        row(t('evidence.state'), `${size} · ${root} · ${formatInstant(language, signedAt!)}`),
      ],
    },
  ];
}
