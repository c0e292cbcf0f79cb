import { translate } from '@landfall/messages';
import { valueRefusal } from '../src/drafts/detail.decide.js';
import { readable } from '../src/drafts/readable-refusal.js';

it('names a detail type by its title, in the language of the reader', () => {
  const refusal = { field: 'x', ...valueRefusal('ErPassportBlankPages', 'notPositiveInteger') };
  expect(readable(refusal, 'de').values).toEqual({ key: 'Leere Seiten im Reisepass' });
  expect(readable(refusal, 'en').values).toEqual({ key: 'Blank pages in the passport' });
  expect(readable({ field: 'x', key: 'refusal.tie', values: { type: 'ErVisaRequired' } }, 'nl').values).toEqual({
    type: 'Visumplicht',
  });
});

it('says when a newer version was saved, day before month and with the zone', () => {
  const refusal = {
    field: 'version',
    key: 'refusal.staleVersion',
    values: { editor: 'Edda Lenz', time: '2026-11-21T22:05:00.000Z' },
  };
  expect(readable(refusal, 'en').values.time).toBe('21 November 2026 at 22:05 UTC');
  expect(readable(refusal, 'de').values.time).toBe('21. November 2026 um 22:05 UTC');
});

it('leaves a key that is no detail type as it was sent', () => {
  const refusal = { field: 'x', ...valueRefusal('ErVisaRequird', 'unknownType') };
  expect(readable(refusal, 'en')).toBe(refusal);
});

it('says up to which number a count may go', () => {
  const { key, values } = valueRefusal('AdvisoryRiskLevel', 'tooLarge');
  expect(translate('en', key, values)).toBe('A whole number from 1 to 5 is expected.');
});
