import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { SCHEMA_PATH } from '../api.module.js';
import { nestedPlaces } from './nested-places.js';

const schema = buildSchema(readFileSync(SCHEMA_PATH, 'utf8'));
const errors = (text: string): string[] => validate(schema, parse(text), [nestedPlaces]).map(({ message }) => message);

it.each([
  '{ country(id: "DE") { regions { id airports { id } } airports { id } } }',
  '{ countries(limit: 10) { regions { airports { id } } } }',
  '{ lookupCountries(search: "a") { airports { id } } mapCountries { regions { id } } }',
  '{ ...A } fragment A on Query { country(id: "DE") { ...P } } fragment P on Country { regions { ...R } } fragment R on Region { airports { id } }',
  '{ entryRestrictions { country { id } details { citizenships { nameShort } } region { name } } }',
])('lets through: %s', (text) => {
  expect(errors(text)).toEqual([]);
});

it.each([
  '{ entryRestrictions { details { citizenships { regions { id } } } } }',
  '{ mapWorldCountryStatus { country { airports { id } } } }',
  '{ lookupDestinations(search: "a") { region { airports { id } } } }',
  '{ whoAmI { organisation { defaultDeparture { regions { id } } } } }',
  '{ tripPage(token: "t") { organisation { defaultNationality { ... on Country { x: airports { id } } } } } }',
  '{ country(id: "DE") { ...P } entryRestrictions { country { ...P } } } fragment P on Country { regions { id } }',
  'mutation { createEntryRestriction(input: {}) { entryRestriction { country { regions { id } } } } }',
])('rejects %s', (text) => {
  expect(errors(text)).toHaveLength(1);
  expect(errors(text)[0]).toContain('query country(id)');
});

it('ends where fragments go in a circle', () => {
  expect(
    errors('{ ...A } fragment A on Query { countries { ...B } ...A } fragment B on Country { regions { ...B } }'),
  ).toEqual([]);
});
