import { resourceSchema } from '../gen/resource-schema.js';
import { resources } from './resources.js';

const rootFields = resourceSchema.types.flatMap(({ name, fields = [] }) =>
  ['Query', 'Mutation'].includes(name) ? fields.map((field) => field.name) : [],
);
const named = resources.flatMap(({ name, mapping: { operations = {} } }) =>
  Object.values(operations).map((field) => [name, field] as const),
);

it.each(named)('the schema that the console is built with has what %s names: %s', (_, field) => {
  expect(rootFields).toContain(field);
});
