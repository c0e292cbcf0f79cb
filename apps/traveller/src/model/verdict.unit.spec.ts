import { phoneLink, webLink } from './safe-links.js';
import { verdictOf } from './verdict.js';
import type { DetailViewModel } from '../index.js';
import { aPlace } from '../../test/sample-trip.js';

type Status = DetailViewModel['summary'][number]['status'];
type Colour = DetailViewModel['places'][number]['status'];

const kindOf = (summary: Status[], colours: Colour[] = ['BLUE']): string =>
  verdictOf({
    places: colours.map((status, at) => aPlace({ id: `P${at}`, status, entryBanned: status === 'RED' })),
    summary: summary.map((status, at) => ({ key: 'VISA', title: `Topic ${at}`, status, text: '' })),
    warnings: [],
    sections: [],
    verdicts: [],
    deadlines: [],
    scheduled: [],
    documentCheck: null,
    visas: [],
  }).kind;

describe('the verdict', () => {
  it('is "not possible" before all else', () =>
    expect(kindOf(['REQUIRED', 'UNKNOWN'], ['BLUE', 'RED'])).toBe('BLOCKED'));
  it('counts what is to be done', () => expect(kindOf(['OK', 'REQUIRED_MANY'])).toBe('TODO'));
  it('never takes unknown for "nothing to do"', () => expect(kindOf(['OK', 'UNKNOWN'])).toBe('INCOMPLETE'));
  it('never takes what depends for "nothing to do"', () => expect(kindOf(['OK', 'DEPENDS'])).toBe('INCOMPLETE'));
  it('never takes a missing summary for "nothing to do"', () => expect(kindOf([])).toBe('INCOMPLETE'));
  it.each(['GRAY', 'PURPLE'] as const)('is incomplete when a destination is %s', (colour) =>
    expect(kindOf(['OK'], [colour])).toBe('INCOMPLETE'),
  );
  it('reports restrictions', () => expect(kindOf(['OK'], ['BLUE', 'YELLOW'])).toBe('RESTRICTED'));
  it('is clear when all is known and nothing required', () => expect(kindOf(['OK', 'OK'])).toBe('CLEAR'));
  it('keeps saying what is unknown beside what is to be done', () => {
    const verdict = verdictOf({
      places: [aPlace({ id: 'TH' })],
      summary: [
        { key: 'VISA', title: 'Visa', status: 'REQUIRED', text: '' },
        { key: 'EXTRA_FORMS', title: 'Forms', status: 'UNKNOWN', text: '' },
      ],
      warnings: [],
      sections: [],
      verdicts: [],
      deadlines: [],
      scheduled: [],
      documentCheck: null,
      visas: [],
    });
    expect(verdict).toMatchObject({ kind: 'TODO', required: ['Visa'], unknown: ['Forms'], isIncomplete: true });
  });
});

describe('links', () => {
  it.each(['javascript:alert(1)', 'data:text/html,x', 'not a link', null])('reject %s', (address) =>
    expect(webLink(address)).toBeNull(),
  );
  it('dial without the zero in brackets', () => expect(phoneLink('+49 (0)30 / 12-34')).toBe('tel:+49301234'));
  it('dial nothing without digits', () => expect(phoneLink('ask')).toBeNull());
});
