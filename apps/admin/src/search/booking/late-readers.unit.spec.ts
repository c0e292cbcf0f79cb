import { readdirSync, readFileSync } from 'node:fs';
import { mayHoldClocks, mayHoldForms, mayHoldTable } from './late-readers.js';
import { readBooking } from './read-booking.js';
import { readForms } from './read-forms.js';
import * as rest from './read-rest.js';
import * as tables from './read-tables.js';
import { readWith } from './read-with.js';
import { readWords } from './read-words.js';

const TODAY = '2026-12-01';
const FOLDER = new URL('../../../test/blind-bookings/', import.meta.url);

it('a table of three columns is one', () => {
  expect(mayHoldTable('from,to,date\nFRA,SIN,2027-01-05\nSIN,SYD,2027-01-06')).toBe(true);
});

it('what a text does not need says nothing of it', () => {
  const texts = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));
  const some = texts.filter((text) => !mayHoldForms(text) || !mayHoldTable(text) || !mayHoldClocks(text)).slice(0, 60);
  for (const text of some) {
    const read = readWith(readWords, {
      withForms: mayHoldForms(text) ? { readForms } : null,
      tables: mayHoldTable(text) ? tables : null,
      rest: mayHoldClocks(text) ? rest : null,
    });
    expect(read(text, TODAY)).toEqual(readBooking(text, TODAY));
  }
});
