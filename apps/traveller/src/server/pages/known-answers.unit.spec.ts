import type { AnswerMarkup } from '../../render-answer.js';
import { aTripPage } from '../../../test/sample-trip.js';
import { KnownAnswers, type AnswerRequest } from './known-answers.js';

const { trip, organisation } = aTripPage('de', 2);
const REQUEST: AnswerRequest = {
  language: 'de',
  trip: { ...trip!, isUnderWay: false },
  organisation,
  hidden: [],
  snapshotHash: 'h',
  changedAt: new Map([['TH|ErVisaRequired', '2026-11-20T10:00:00.000Z']]),
  namesVersion: 'n',
  placesVersion: 0,
};
const ANOTHER = { ...organisation!, name: 'Another agency' };

let answers: KnownAnswers;
let rendered: number;
beforeEach(() => {
  answers = new KnownAnswers();
  rendered = 0;
});

const markup = (): AnswerMarkup => ({
  verdict: `<p>–${(rendered += 1)}</p>`,
  freshness: { written: null, checked: null },
  hasDates: false,
  visas: [],
  warnings: '',
  sections: '<dl></dl>',
});
const read = async (change: Partial<AnswerRequest> = {}): Promise<string | undefined> =>
  (await answers.answer({ ...REQUEST, ...change }, async () => markup()))?.verdict;

it('are rendered once, also for many at the same time, and are the same when they come again', async () => {
  expect(await Promise.all([read(), read()])).toEqual(['<p>–1</p>', '<p>–1</p>']);
  expect(await answers.answer(REQUEST, async () => markup())).toEqual({
    verdict: '<p>–1</p>',
    freshness: { written: null, checked: null },
    warnings: '',
    hasDates: false,
    visas: [],
    sections: '<dl></dl>',
  });
});

it('are those of another agency too, but for a trip under way', async () => {
  await read();
  expect(await read({ organisation: ANOTHER })).toBe('<p>–1</p>');
  const underWay = { ...trip!, isUnderWay: true };
  expect(await read({ trip: underWay })).toBe('<p>–2</p>');
  expect(await read({ trip: underWay, organisation: ANOTHER })).toBe('<p>–3</p>');
});

it.each<[string, Partial<AnswerRequest>]>([
  ['another snapshot', { snapshotHash: 'i' }],
  ['another language', { language: 'tr' }],
  ['another trip with the same snapshot', { trip: { ...trip!, dateEnd: '2031-01-01' } }],
  ['a change that has been read', { changedAt: new Map() }],
  ['other sections left out', { hidden: ['money'] }],
  ['other names', { namesVersion: 'm' }],
  ['other places', { placesVersion: 1 }],
])('are rendered anew for %s', async (_, change) => {
  await read();
  expect(await read(change)).toBe('<p>–2</p>');
});

it('are rendered again where there was none, and after a failure', async () => {
  expect(await answers.answer(REQUEST, async () => null)).toBeNull();
  await expect(answers.answer(REQUEST, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(await read()).toBe('<p>–1</p>');
});
