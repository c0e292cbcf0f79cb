import type { KeptSnippet } from '../gen/graphql.js';
import { shownText } from './shown-text.js';
import { snippetInput } from './snippet-input.js';

const snippet = (part: Partial<KeptSnippet> = {}): KeptSnippet => ({
  id: 's1',
  name: 'Yellow fever',
  text: null,
  textDe: '<p>Impfung <strong>nötig</strong></p>',
  textEn: 'Vaccination needed',
  modifiedAt: '2026-01-01T00:00:00Z',
  modifiedBy: null,
  ...part,
});

it('sends what was typed, and null for an empty text', () => {
  expect(snippetInput({ name: ' A ', textDe: '<p>x</p>', textEn: ' ' })).toEqual({
    name: 'A',
    text: null,
    textDe: '<p>x</p>',
    textEn: null,
  });
});

it('does not send a text back that the API only showed in place of another language', () => {
  const saved = snippet({ text: 'Vaccination needed' });
  expect(snippetInput(saved, saved)['text']).toBeNull();
});

it('keeps a text without a language that nobody can edit here', () => {
  const saved = snippet({ text: 'Vaccin nodig' });
  expect(snippetInput(saved, saved)).toMatchObject({ text: 'Vaccin nodig' });
});

it('shows words without markup in the language of the reader, else in the other', () => {
  expect(shownText(snippet(), 'de')).toBe('Impfung nötig');
  expect(shownText(snippet(), 'nl')).toBe('Vaccination needed');
  expect(shownText(snippet({ textEn: null }), 'en')).toBe('Impfung nötig');
});
