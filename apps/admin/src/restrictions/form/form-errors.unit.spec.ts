import { detailIndexOf, errorTextAt, formPathOf, issuesOf, listErrors } from './form-errors.js';

const error = (message: string): { type: string; message: string } => ({ type: 'server', message });
const details: unknown[] = [];
details[2] = { ...error('twice'), sourceUri: error('no address'), values: { ErVisaFreeDays: error('no number') } };
const tree = { countryId: error('missing'), details };

it('lists every error with its path, a detail before its fields', () => {
  expect(listErrors(tree)).toEqual([
    { path: 'countryId', message: 'missing' },
    { path: 'details.2', message: 'twice' },
    { path: 'details.2.sourceUri', message: 'no address' },
    { path: 'details.2.values.ErVisaFreeDays', message: 'no number' },
  ]);
  expect(listErrors({})).toEqual([]);
});

it('finds the text at a path and nothing beside it', () => {
  expect(errorTextAt(tree as never, 'details.2.values.ErVisaFreeDays')).toBe('no number');
  expect(errorTextAt(tree as never, 'details.2.values')).toBeUndefined();
  expect(errorTextAt(tree as never, 'details.0.sourceUri')).toBeUndefined();
});

it('knows the detail of a path', () => {
  expect(['details.12.noteDe', 'details.0', 'countryId', 'details'].map(detailIndexOf)).toEqual([12, 0, null, null]);
  expect(formPathOf('details')).toBe('root.details');
  expect(formPathOf('details.1')).toBe('details.1');
});

it('keeps every message where several fields of the server are one field of the form', () => {
  expect(
    issuesOf([
      { field: 'details.0.restrictionDetailJson.ErCustomsImport.de', messages: ['too long'] },
      { field: 'details.0.restrictionDetailJson.ErCustomsImport.en', messages: ['too long', 'no markup'] },
      { field: 'countryId', messages: ['missing'] },
    ]),
  ).toEqual([
    { path: 'details.0.values.ErCustomsImport', message: 'too long no markup' },
    { path: 'countryId', message: 'missing' },
  ]);
});
