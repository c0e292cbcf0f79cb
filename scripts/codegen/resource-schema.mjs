// Plugin of graphql-codegen: the part of the schema that the console's data provider needs, as an introspection result.
import { getNamedType, introspectionFromSchema, isObjectType } from 'graphql';

const LIST = /List$/;
const WRITE = /^(create|update|delete)/;

/** `also` names root fields that do not follow the pattern, `without` those that only custom screens use. */
export function plugin(schema, _documents, { also = [], without = [] }) {
  const queries = Object.values(schema.getQueryType().getFields());
  const lists = queries.filter(({ name }) => LIST.test(name) || also.includes(name));
  const records = new Set(lists.map(recordOf));
  const isOne = ({ type, args }) => records.has(getNamedType(type)) && args.some(({ name }) => name === 'id');
  const writes = Object.values(schema.getMutationType().getFields()).filter(
    ({ name }) => also.includes(name) || (WRITE.test(name) && !without.includes(name)),
  );
  const roots = new Set([...lists, ...queries.filter(isOne), ...writes].map(({ name }) => name));
  const inputs = [...lists, ...writes].flatMap(({ args }) => args.map(({ type }) => getNamedType(type).name));
  const types = new Set([...inputs, ...writes.map(({ type }) => getNamedType(type).name)]);
  const recordNames = new Set([...records].map(({ name }) => name));

  const { queryType, mutationType, types: all } = introspectionFromSchema(schema, { descriptions: false }).__schema;
  const part = all.flatMap((type) => {
    const { kind, name } = type;
    if (name === queryType.name || name === mutationType.name) {
      return [{ kind, name, fields: type.fields.filter((field) => roots.has(field.name)).map(fieldOf) }];
    }
    if (recordNames.has(name)) return [{ kind, name, fields: [] }];
    if (kind === 'INPUT_OBJECT' && types.has(name)) return [{ kind, name, inputFields: type.inputFields.map(nameOf) }];
    if (kind === 'OBJECT' && types.has(name)) return [{ kind, name, fields: type.fields.map(fieldOf) }];
    return [];
  });
  return [
    '/** What the resources of the console need of the schema: an introspection result, but for the rest. */',
    `export const resourceSchema = ${JSON.stringify({ queryType, mutationType, types: part })};`,
  ].join('\n');
}

const recordOf = ({ type }) => {
  const list = getNamedType(type);
  return isObjectType(list) && 'results' in list.getFields() ? getNamedType(list.getFields().results.type) : list;
};
const nameOf = ({ name, type }) => ({ name, type });
const fieldOf = ({ name, args = [], type }) => ({ name, args: args.map(nameOf), type });
