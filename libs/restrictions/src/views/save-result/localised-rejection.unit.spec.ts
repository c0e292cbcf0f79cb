import { translate } from '@landfall/messages';
import { valueRejection } from '../../decisions/detail-values.decide.js';
import { localised } from './localised-rejection.js';

it('names a detail type by its title, in the language of the reader', () => {
  const rejection = { field: 'x', ...valueRejection('ErPassportBlankPages', 'notPositiveInteger') };
  expect(localised(rejection, 'de').values).toEqual({ key: 'Leere Seiten im Reisepass' });
  expect(localised(rejection, 'en').values).toEqual({ key: 'Blank pages in the passport' });
  expect(localised({ field: 'x', key: 'rejection.conflict', values: { type: 'ErVisaRequired' } }, 'nl').values).toEqual(
    {
      type: 'Visumplicht',
    },
  );
});

it('says when a newer version was saved, day before month and with the zone', () => {
  const rejection = {
    field: 'version',
    key: 'rejection.staleVersion',
    values: { editor: 'Edda Lenz', time: '2026-11-21T22:05:00.000Z' },
  };
  expect(localised(rejection, 'en').values.time).toBe('21 November 2026 at 22:05 UTC');
  expect(localised(rejection, 'de').values.time).toBe('21. November 2026 um 22:05 UTC');
});

it('leaves a key that is no detail type as it was sent', () => {
  const rejection = { field: 'x', ...valueRejection('ErVisaRequird', 'unknownType') };
  expect(localised(rejection, 'en')).toBe(rejection);
});

it('says up to which number a count may go', () => {
  const { key, values } = valueRejection('AdvisoryRiskLevel', 'tooLarge');
  expect(translate('en', key, values)).toBe('A whole number from 1 to 5 is expected.');
});
