import { randomInt } from 'node:crypto';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import {
  signedFile,
  Signer,
  type EvidenceDocument,
  type EvidenceFact,
  type Leaf,
} from '@landfall/evidence/evidence-of-trip';
import { aLog } from '../../../../../libs/evidence/test/a-log.js';
import { verifyFile } from '@landfall/evidence/verify';
import { LANGUAGES, type Language } from '@landfall/kernel';
import { aTripPage } from '../../../test/sample-trip.js';
import { renderAnswer } from '../../render-answer.js';
import { compilePage, documentOf, pageCompiler } from './compile-page.js';
import { evidencePage, type EvidenceView } from './evidence-page.js';

const ATTACHMENT = 'evidence.json';
const signer = new Signer('trips.example/evidence', Buffer.alloc(32, 3));

let compiler: NodeCompiler;
beforeAll(() => {
  compiler = pageCompiler();
});

/** What a page of `places` destinations says. */
function saidOf(language: Language, places: number): string {
  const { trip, organisation, detail } = aTripPage(language, places);
  return JSON.stringify(renderAnswer({ language, trip, organisation, detail: detail! }));
}

const CHANGES = JSON.stringify({
  changes: [
    { place: 'Thailand', title: 'Visum', citizenships: ['Deutschland'], before: 'Kein Visum', after: 'Visum nötig' },
  ],
});

type Noted = [at: string, fact: EvidenceFact | { kind: 'PAGE'; said: string }];

function viewOf(language: Language, noted: readonly Noted[], contractOn: string | null = null): EvidenceView {
  const log = aLog(signer, 'f1d2d2f9-24e9-4a3e-8a7e-000000000001');
  for (const [at, fact] of noted)
    log.add(at, 'said' in fact ? { kind: 'PAGE', language, version: 'v', content: log.keep(fact.said) } : fact);
  const document: EvidenceDocument = log.document('2026-12-24T08:00:00.000Z');
  const { organisation, trip } = aTripPage(language, 1);
  return {
    language,
    organisation: organisation!,
    trip: trip!,
    document,
    leaves: document.leaves.map(({ leaf }) => JSON.parse(leaf) as Leaf),
    contractOn,
    dayOf: (moment) => moment.slice(0, 10),
    attachment: ATTACHMENT,
  };
}

const MADE: Noted = ['2026-01-02T09:00:00.000Z', { kind: 'SUBSCRIBED' }];
const shown = (language: Language, day: string, places: number): Noted => [
  `${day}T10:00:00.000Z`,
  { kind: 'PAGE', said: saidOf(language, places) },
];
const pdfOf = (view: EvidenceView): Uint8Array =>
  compilePage(compiler, JSON.stringify(evidencePage(view)), 1_795_000_000);
const textOf = (view: EvidenceView): string => JSON.stringify(evidencePage(view).blocks);

describe('the page of evidence', () => {
  it.each(LANGUAGES)(
    'is a tagged document whose headings are in order, in %s',
    (language) => {
      const view = viewOf(language, [MADE, shown(language, '2026-01-03', 1), shown(language, '2026-01-05', 2)]);
      expect(Buffer.from(pdfOf(view)).toString('latin1')).toContain('pdfuaid:part');
      const headings = compiler.query(documentOf(JSON.stringify(evidencePage(view))), { selector: 'heading' }) as {
        level: number;
      }[];
      const levels = headings.map(({ level }) => level);
      expect(levels[0]).toBe(1);
      expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
    },
    20_000,
  );

  it('sets what was shown before the contract beside what was shown before departure', () => {
    const noted = [MADE, shown('en', '2026-01-03', 1), shown('en', '2026-01-05', 2), shown('en', '2026-01-07', 3)];
    const columnsOf = (view: EvidenceView): number =>
      evidencePage(view).blocks.filter(({ kind }) => kind === 'columns').length;
    expect(columnsOf(viewOf('en', noted))).toBe(1);
    expect(textOf(viewOf('en', noted))).toContain('provided on 3 January 2026');
    expect(textOf(viewOf('en', noted, '2026-01-06'))).toContain('provided on 5 January 2026');
    const same = viewOf('en', noted.slice(0, 2));
    expect(columnsOf(same)).toBe(0);
    expect(pdfOf(same).length).toBeGreaterThan(10_000);
    expect(textOf(same)).toContain('said the same');
  });

  it('says that nothing was shown, and puts nothing on the invoice then', () => {
    expect(textOf(viewOf('en', [MADE]))).toContain('has not been opened yet');
    expect(textOf(viewOf('en', [MADE, shown('en', '2026-01-05', 1)], '2026-01-04'))).toContain(
      'has not been opened yet',
    );
  });

  it('says what was and what is in the mails, and which were not taken', () => {
    const log = aLog(signer, 'x');
    const content = log.keep(CHANGES);
    const mail = { kind: 'MAIL', mail: 'm', about: 'CHANGE', language: 'de' } as const;
    const view = viewOf('de', [
      MADE,
      ['2026-01-06T10:00:00.000Z', { ...mail, outcome: 'FAILED', code: 'EENVELOPE', content: null }],
    ]);
    expect(textOf(view)).toContain('nicht angenommen (EENVELOPE)');
    log.add('2026-01-06T10:00:00.000Z', { ...mail, outcome: 'ACCEPTED', code: null, content });
    const document = log.document('2026-12-24T08:00:00.000Z');
    const leaves = document.leaves.map(({ leaf }) => JSON.parse(leaf) as Leaf);
    expect(textOf({ ...view, document, leaves })).toContain('Visum nötig');
  });
});

it.each(LANGUAGES)('the page of evidence says what became of notifications on devices, in %s', (language) => {
  const push = { kind: 'PUSH', push: 'p', language: 'de' } as const;
  const at = (minute: number): string => `2026-01-06T10:0${minute}:00.000Z`;
  const records: Noted[] = [
    [at(1), { kind: 'DEVICE_ADDED' }],
    [at(2), { ...push, outcome: 'ACCEPTED', code: null }],
    [at(3), { ...push, outcome: 'FAILED', code: 'HTTP 410' }],
    [at(4), { kind: 'DEVICE_REMOVED' }],
  ];
  const said = records.map((record) => {
    const other = textOf(viewOf(language, [MADE]));
    const own = textOf(viewOf(language, [MADE, record]));
    expect(own).not.toBe(other);
    return own;
  });
  expect(new Set(said).size).toBe(4);
  expect(said[2]).toContain('HTTP 410');
});

describe('a signed file of evidence', () => {
  it('is verified from its bytes alone, and any altered byte is found: 1,000 of 1,000', () => {
    const view = viewOf('tr', [MADE, shown('tr', '2026-01-03', 1), shown('tr', '2026-01-05', 2)]);
    const file = signedFile(pdfOf(view), signer);
    const key = signer.verifier.toString();
    expect(verifyFile(file, key)).toEqual({ problems: [], key, trip: view.document.trip, records: 3 });
    for (let round = 0; round < 1_000; round += 1) {
      const altered = Buffer.from(file);
      // Every part of the file, its signature too.
      const at = round < 300 ? file.length - 1 - round : randomInt(file.length);
      altered[at] = altered[at]! ^ (1 << randomInt(8));
      expect(verifyFile(altered, key).problems).not.toEqual([]);
    }
    expect(verifyFile(Buffer.concat([file, Buffer.of(10)]), key).problems).not.toEqual([]);
    expect(verifyFile(file.subarray(0, -1), key).problems).not.toEqual([]);
  }, 60_000);

  it('is not taken for evidence when somebody else has signed it', () => {
    const view = viewOf('en', [MADE]);
    const other = new Signer('trips.example/evidence', Buffer.alloc(32, 4));
    expect(verifyFile(signedFile(pdfOf(view), other)).problems).toEqual([
      'File and checkpoint are signed with different keys.',
    ]);
    expect(verifyFile(pdfOf(view)).problems).not.toEqual([]);
  });
});
