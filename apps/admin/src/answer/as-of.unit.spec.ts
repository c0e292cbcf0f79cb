import { ApiError } from '../graphql/client.js';
import { formOf } from '../search/search-query.js';
import { addressOf, answerVariables, choiceOf } from './answer-address.js';
import { fieldOf, instantOf, minuteAfter } from './moments.js';
import { rejectionOf } from './rejection-of.js';

describe('a past moment', () => {
  it('is read back from the field as it was written, to the minute', () => {
    const instant = '2026-05-03T14:30:00.000Z';
    expect(fieldOf(instant)).toMatch(/^2026-05-\d{2}T\d{2}:\d{2}$/);
    expect(instantOf(fieldOf(instant))).toBe(instant);
  });

  it.each(['', '  ', 'yesterday', '2026-13-01T00:00'])('is none in "%s"', (text) => expect(instantOf(text)).toBeNull());

  it('at which something was there is the next full minute, never one to come', () => {
    const now = new Date('2026-05-03T15:00:00Z');
    expect(minuteAfter('2026-05-03T14:30:12.345Z', now)).toBe('2026-05-03T14:31:00.000Z');
    expect(minuteAfter('2026-05-03T14:59:59.999Z', now)).toBe('2026-05-03T15:00:00.000Z');
    expect(minuteAfter('2026-05-03T14:59:59.999Z', new Date('2026-05-03T14:59:59.999Z'))).toBe(
      '2026-05-03T14:59:59.999Z',
    );
  });
});

describe('the address of an answer as of a moment', () => {
  const form = formOf(new URLSearchParams('nat=DE&from=DE&to=TH&start=2026-12-21&end=2027-01-09'));
  const choice = { view: 'EXPERT', language: 'de', asOf: '2026-05-03T14:30:00.000Z' } as const;

  it('is read back as it was written, and requested', () => {
    const query = new URLSearchParams(addressOf(form, choice).toString());
    expect(choiceOf(query, 'nl')).toEqual(choice);
    expect(formOf(query)).toEqual(form);
    expect(answerVariables(form, choiceOf(query, 'nl')).asOf).toBe('2026-05-03T14:30:00.000Z');
  });

  it('says nothing about a moment when it is now', () => {
    expect(addressOf(form, { ...choice, asOf: null }).has('asof')).toBe(false);
    expect(choiceOf(new URLSearchParams('asof=soon'), 'de').asOf).toBeNull();
  });
});

describe('a rejection', () => {
  const rejected = new ApiError('No.', 'BAD_USER_INPUT', 200, null, [
    { field: 'asOf', messages: ['The moment lies in the future.'] },
  ]);

  it('is reported at its field and at no other', () => {
    expect(rejectionOf(rejected, 'asOf')).toBe('The moment lies in the future.');
    expect(rejectionOf(rejected, 'dateStart')).toBeUndefined();
  });

  it('is none when the call failed otherwise', () => {
    expect(rejectionOf(new ApiError('', 'NETWORK', 0, null), 'asOf')).toBeUndefined();
    expect(rejectionOf(new Error('asOf'), 'asOf')).toBeUndefined();
    expect(rejectionOf(null, 'asOf')).toBeUndefined();
  });
});
