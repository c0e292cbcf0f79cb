import { fieldId, placeOfError } from './field-path.js';

it.each([
  ['details.0.restrictionDetailJson.ErPassportMinMonthsBeyondTrip', 'details.0.values.ErPassportMinMonthsBeyondTrip'],
  ['details.0.restrictionDetailJson.ErVisaNote.de', 'details.0.values.ErVisaNote'],
  ['details.12.restrictionDetailJson', 'details.12.values'],
  ['details.1.sourceUri', 'details.1.sourceUri'],
  ['details.2.citizenshipIds', 'details.2.nationalities'],
  ['details.2.departureIds.3', 'details.2.departures'],
  ['details.0.noAccessEnd', 'details.0.phases.noAccess.end'],
  ['details.0', 'details.0'],
  ['details', 'details'],
  ['countryId', 'countryId'],
  ['version', 'version'],
])('%s belongs to %s', (field, path) => {
  expect(placeOfError(field).path).toBe(path);
});

it('tells the detail and the type that an error is about', () => {
  expect(placeOfError('details.3.restrictionDetailJson.ErVisaFreeDays')).toMatchObject({
    detail: 3,
    name: 'values',
    typeKey: 'ErVisaFreeDays',
  });
  expect(placeOfError('details.3.sourceUri')).toMatchObject({ detail: 3, name: 'sourceUri', typeKey: null });
  expect(placeOfError('regionId')).toMatchObject({ detail: null, name: 'regionId' });
});

it('makes element ids without dots', () => {
  expect(fieldId('details.0.phases.noAccess.end')).toBe('field-details-0-phases-noAccess-end');
});
