import { print, type IntrospectionSchema } from 'graphql';
import { introspectSchema, type IntrospectionResult } from 'ra-data-graphql';
import { AuthorityRecord } from '../../gen/graphql.js';
import { resourceSchema } from '../../gen/resource-schema.js';
import { buildQueryWith, type BuiltQuery } from './build-query.js';
import { rootFieldOf, type Operation, type ResourceMapping } from './mapping.js';
import { Rejection } from './rejection.js';

const mapping: ResourceMapping = { type: 'Authority', fragment: AuthorityRecord };
let build: (method: string, params: object) => BuiltQuery;

beforeAll(async () => {
  const name = (operation: Operation) => (type: { name: string }) =>
    type.name === mapping.type ? rootFieldOf(mapping, operation) : '';
  const introspected = (await introspectSchema(null as never, {
    schema: resourceSchema as unknown as IntrospectionSchema,
    include: [mapping.type],
    operationNames: {
      GET_LIST: name('list'),
      GET_ONE: name('one'),
      CREATE: name('create'),
      UPDATE: name('update'),
      DELETE: name('delete'),
    },
  })) as unknown as IntrospectionResult;
  build = (method, params) => buildQueryWith({ authorities: mapping })(introspected)(method, 'authorities', params);
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
