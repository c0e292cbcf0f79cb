import { cellOf, plainWords } from './plain-words.js';

it('leaves out what an object does not state', () => {
  expect(plainWords({ de: 'Ja', en: null, days: 30, note: '' })).toBe('de: Ja\ndays: 30');
});

it('writes lists and numbers', () => {
  expect(plainWords(['DE', 2])).toBe('DE, 2');
  expect(plainWords(0)).toBe('0');
});

it('leaves to others what needs a word in the language of the reader', () => {
  expect([plainWords(true), plainWords('BLUE'), plainWords(null), plainWords(undefined)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it('knows a cell of a visa matrix, also with a requirement that has no word yet', () => {
  expect(cellOf({ requirement: 'visa free', days: 90 })).toEqual({
    requirement: 'visa free',
    key: 'visaFree',
    days: 90,
  });
  expect(cellOf({ requirement: 'e-visa', days: null })).toEqual({ requirement: 'e-visa', key: 'eVisa', days: null });
  expect(cellOf({ requirement: 'by invitation' })).toEqual({ requirement: 'by invitation', key: null, days: null });
  expect([cellOf({ de: 'x' }), cellOf('visa free'), cellOf(null)]).toEqual([null, null, null]);
});
