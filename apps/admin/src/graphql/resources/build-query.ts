import { parse, type DocumentNode, type IntrospectionInputTypeRef } from 'graphql';
import type { IntrospectionResult } from 'ra-data-graphql';
import type { FieldErrors } from '../../gen/graphql.js';
import type { ResourceMapping } from './mapping.js';
import { RecordMissing } from './record-missing.js';
import { Rejection } from './rejection.js';

type Values = Record<string, unknown>;
type Method = 'GET_LIST' | 'GET_ONE' | 'CREATE' | 'UPDATE' | 'DELETE';

/** What react-admin hands over, of whichever method. */
interface Params {
  id?: unknown;
  ids?: unknown[];
  target?: string;
  data?: Values;
  previousData?: Values;
  filter?: Values;
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

export interface BuiltQuery {
  query: DocumentNode;
  variables: Values;
  parseResponse: (response: { data: Values }) => { data: unknown; total?: number };
}

interface Argument {
  name: string;
  type: IntrospectionInputTypeRef;
}
interface RootField {
  name: string;
  args: readonly Argument[];
  type: TypeRef;
}
interface TypeRef {
  kind: string;
  name?: string | null;
  ofType?: TypeRef | null;
}
interface Payload {
  ok: boolean;
  errors: FieldErrors[];
}

const written = (type: TypeRef): string => {
  if (type.kind === 'NON_NULL' && type.ofType) return `${written(type.ofType)}!`;
  if (type.kind === 'LIST' && type.ofType) return `[${written(type.ofType)}]`;
  return type.name ?? '';
};
const named = (type: TypeRef): TypeRef => (type.ofType ? named(type.ofType) : type);
const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]));

/** Builds the documents of one resource from what the schema says of its root fields. */
class ResourceQueries {
  constructor(
    private readonly schema: IntrospectionResult,
    private readonly mapping: ResourceMapping,
  ) {}

  list({ pagination, sort, filter = {} }: Params, toFilter = this.mapping.toFilter): BuiltQuery {
    const field = this.root('GET_LIST');
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    const filled = Object.fromEntries(
      Object.entries(toFilter?.(filter) ?? filter).filter(([, value]) => hasValue(value)),
    );
    const filterArgument = field.args.find(({ name }) => name === 'filter');
    const inputFields = filterArgument ? this.inputFieldsOf(filterArgument) : null;
    const variables: Values = {
      ...(inputFields ? { filter: pick(filled, inputFields) } : filled),
      limit: perPage,
      offset: (page - 1) * perPage,
      ...(sort ? { sortField: sort.field, sortOrder: sort.order, orderBy: sort.field, order: sort.order } : {}),
    };
    return this.build('query', field, variables, `results { ...Record } totalCount`, (answer) => {
      const { results, totalCount } = answer as { results: unknown[]; totalCount: number };
      return { data: results, total: totalCount };
    });
  }

  many(ids: readonly unknown[]): BuiltQuery {
    const pagination = { page: 1, perPage: Math.max(1, ids.length) };
    return this.list({ filter: { ids }, pagination }, (filter) => filter);
  }

  one({ id }: Params): BuiltQuery {
    if (!this.find('GET_ONE')) return this.oneOfMany(id);
    return this.build('query', this.root('GET_ONE'), { id }, '...Record', (answer) => {
      if (!answer) throw new RecordMissing();
      return { data: answer };
    });
  }

  /** Where the API has no query for one record, a list narrowed to its id answers the same. */
  private oneOfMany(id: unknown): BuiltQuery {
    const built = this.many([id]);
    return {
      ...built,
      parseResponse: (response) => {
        const [found] = built.parseResponse(response).data as unknown[];
        if (!found) throw new RecordMissing();
        return { data: found };
      },
    };
  }

  write(method: 'CREATE' | 'UPDATE' | 'DELETE', { id, data = {}, previousData = {} }: Params): BuiltQuery {
    const field = this.root(method);
    const values = { ...(this.mapping.toInput?.(data, previousData) ?? data), id: id ?? null };
    const input = field.args.find(({ name }) => name === 'input');
    const variables = input ? { input: pick(values, this.inputFieldsOf(input) ?? []) } : values;
    const record = this.recordIn(field);
    const selection = `ok errors { field messages }${record ? ` ${record} { ...Record }` : ''}`;
    return this.build('mutation', field, variables, selection, (answer) => {
      const payload = answer as Payload & Values;
      if (!payload.ok) throw new Rejection(payload.errors);
      return { data: (record && payload[record]) || { ...previousData, ...data, id } };
    });
  }

  /** The root field that ra-data-graphql found for a method. */
  private root(method: Method): RootField {
    const found = this.find(method);
    if (!found) throw new Error(`The API offers no ${method} of ${this.mapping.type}`);
    return found;
  }

  private find(method: Method): RootField | undefined {
    const resource = this.schema.resources.find(({ type }) => type.name === this.mapping.type);
    return (resource as Partial<Record<Method, RootField>> | undefined)?.[method];
  }

  private inputFieldsOf({ type }: Argument): string[] | null {
    const found = this.schema.types.find(({ name }) => name === named(type).name);
    return found && 'inputFields' in found ? found.inputFields.map(({ name }) => name) : null;
  }

  /** The field of a payload that carries the record as it stands after the change. */
  private recordIn({ type }: RootField): string | undefined {
    const payload = this.schema.types.find(({ name }) => name === named(type).name);
    if (!payload || !('fields' in payload)) return undefined;
    return payload.fields.find((field) => named(field.type).name === this.mapping.type)?.name;
  }

  private build(
    kind: 'query' | 'mutation',
    field: RootField,
    values: Values,
    selection: string,
    read: (answer: unknown) => { data: unknown; total?: number },
  ): BuiltQuery {
    const args = field.args.filter(({ name }) => values[name] !== undefined);
    const declared = args.map(({ name, type }) => `$${name}: ${written(type)}`).join(', ');
    const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
    const fragment = this.mapping.fragment.toString();
    const [, fragmentName = ''] = /fragment (\w+) on/.exec(fragment) ?? [];
    const usesRecord = selection.includes('...Record');
    const text = `${kind} ${field.name}${declared && `(${declared})`} {
      answer: ${field.name}${passed && `(${passed})`} { ${selection.replace('...Record', `...${fragmentName}`)} }
    }${usesRecord ? fragment : ''}`;
    return {
      query: parse(text, { noLocation: true }),
      variables: pick(
        values,
        args.map(({ name }) => name),
      ),
      parseResponse: ({ data }) => read(data['answer']),
    };
  }
}

/** The `buildQuery` of ra-data-graphql for our resources. */
export const buildQueryWith =
  (mappings: Readonly<Record<string, ResourceMapping>>) =>
  (schema: IntrospectionResult) =>
  (method: string, resource: string, params: Params): BuiltQuery => {
    const mapping = mappings[resource];
    if (!mapping) throw new Error(`No mapping for the resource ${resource}`);
    const queries = new ResourceQueries(schema, mapping);
    switch (method) {
      case 'GET_LIST':
        return queries.list(params);
      case 'GET_MANY':
        return queries.many(params.ids ?? []);
      case 'GET_MANY_REFERENCE':
        return queries.list({ ...params, filter: { ...params.filter, [params.target ?? '']: params.id } });
      case 'GET_ONE':
        return queries.one(params);
      case 'CREATE':
        return queries.write('CREATE', params);
      case 'UPDATE':
        return queries.write('UPDATE', params);
      case 'DELETE':
        return queries.write('DELETE', params);
      default:
        throw new Error(`${method} is not offered for ${resource}`);
    }
  };
