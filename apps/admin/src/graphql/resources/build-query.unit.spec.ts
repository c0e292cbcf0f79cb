import { print, type IntrospectionSchema } from 'graphql';
import { introspectSchema, type IntrospectionResult } from 'ra-data-graphql';
import { AuthorityRecord, Journey } from '../../gen/graphql.js';
import { resourceSchema } from '../../gen/resource-schema.js';
import { buildQueryWith, type BuiltQuery } from './build-query.js';
import { rootFieldOf, type Operation, type ResourceMapping } from './mapping.js';
import { RecordMissing } from './record-missing.js';
import { Rejection } from './rejection.js';

const mapping: ResourceMapping = { type: 'Authority', fragment: AuthorityRecord };
type Build = (method: string, params: object) => BuiltQuery;
let build: Build;

async function builder(of: ResourceMapping): Promise<Build> {
  const name = (operation: Operation) => (type: { name: string }) =>
    type.name === of.type ? rootFieldOf(of, operation) : '';
  const introspected = (await introspectSchema(null as never, {
    schema: resourceSchema as unknown as IntrospectionSchema,
    include: [of.type],
    operationNames: {
      GET_LIST: name('list'),
      GET_ONE: name('one'),
      CREATE: name('create'),
      UPDATE: name('update'),
      DELETE: name('delete'),
    },
  })) as unknown as IntrospectionResult;
  return (method, params) => buildQueryWith({ records: of })(introspected)(method, 'records', params);
}

beforeAll(async () => {
  build = await builder(mapping);
});

it('pages, sorts and filters on the server, and leaves out filters that say nothing or that the API does not know', () => {
  const { query, variables, parseResponse } = build('GET_LIST', {
    pagination: { page: 3, perPage: 10 },
    sort: { field: 'name', order: 'DESC' },
    filter: { search: 'amt', authorityType: '', colour: 'red' },
  });
  expect(print(query)).toContain('answer: authorityList(');
  expect(print(query)).toContain('$sortField: AuthoritySortField');
  expect(variables).toEqual({
    filter: { search: 'amt' },
    limit: 10,
    offset: 20,
    sortField: 'name',
    sortOrder: 'DESC',
  });
  expect(parseResponse({ data: { answer: { results: [{ id: '1' }], totalCount: 21 } } })).toEqual({
    data: [{ id: '1' }],
    total: 21,
  });
});

it('reads several by their ids', () => {
  expect(build('GET_MANY', { ids: ['1', '2'] }).variables).toEqual({
    filter: { ids: ['1', '2'] },
    limit: 2,
    offset: 0,
  });
});

it('sends of a form what the input knows, and answers with the record as the server has it', () => {
  const { query, variables, parseResponse } = build('UPDATE', {
    id: '7',
    data: { id: '7', name: 'Amt', authorityType: 'OTHER', modifiedAt: 'now' },
  });
  expect(print(query)).toContain('mutation updateAuthority($input: AuthorityInput!)');
  expect(variables).toEqual({ input: { id: '7', name: 'Amt', authorityType: 'OTHER' } });
  const record = { id: '7', name: 'Amt' };
  expect(parseResponse({ data: { answer: { ok: true, errors: [], authority: record } } })).toEqual({ data: record });
});

it('rejects with the messages of each field', () => {
  const { parseResponse } = build('CREATE', { data: { name: '' } });
  const errors = [{ field: 'name', messages: ['Missing.', 'Too short.'] }];
  const answered = (): unknown => parseResponse({ data: { answer: { ok: false, errors, authority: null } } });
  expect(answered).toThrow(Rejection);
  expect(answered).toThrow(expect.objectContaining({ errors: { name: 'Missing. Too short.' } }));
});

it('answers with what was deleted', () => {
  const { variables, parseResponse } = build('DELETE', { id: '7', previousData: { id: '7', name: 'Amt' } });
  expect(variables).toEqual({ id: '7' });
  expect(parseResponse({ data: { answer: { ok: true, errors: [] } } })).toEqual({ data: { id: '7', name: 'Amt' } });
});

it('reads one record from the list where the API has no query for one', async () => {
  const journeys: ResourceMapping = {
    type: 'Journey',
    fragment: Journey,
    operations: { list: 'myjourneys', update: 'updateMyjourneyEmailNote' },
  };
  const query = (await builder(journeys))('GET_ONE', { id: '7' });
  expect(print(query.query)).toContain('answer: myjourneys(');
  expect(query.variables).toEqual({ ids: ['7'], limit: 1, offset: 0 });
  const answered = (results: object[]): unknown =>
    query.parseResponse({ data: { answer: { results, totalCount: results.length } } });
  expect(answered([{ id: '7' }])).toEqual({ data: { id: '7' } });
  expect(() => answered([])).toThrow(RecordMissing);
});
