import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { Fault, sanitisedText } from '@landfall/kernel';

/** No input of the schema and no value of a detail type is nested half as deep. */
const MAX_DEPTH = 32;

/** Removes characters of pasted text that cannot be stored, at any depth; returns clean input unchanged. */
export function sanitised(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return sanitisedText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth === MAX_DEPTH) throw new Fault('BAD_USER_INPUT', 'fault.BAD_USER_INPUT');
  if (Array.isArray(value)) {
    const items = value.map((item) => sanitised(item, depth + 1));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  let cleaned: Record<string, unknown> | null = null;
  for (const [key, part] of Object.entries(value)) {
    const clean = sanitised(part, depth + 1);
    // Plain assignment would interpret a key such as __proto__.
    if (clean !== part)
      Object.defineProperty((cleaned ??= { ...value }), key, {
        value: clean,
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return cleaned ?? value;
}

/** Sanitises the arguments of every root field before its resolver. */
export function withSanitisedText(schema: GraphQLSchema): GraphQLSchema {
  for (const root of [schema.getQueryType(), schema.getMutationType()].filter(
    (type): type is GraphQLObjectType => type != null,
  )) {
    for (const field of Object.values(root.getFields())) {
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context, info) => resolve(source, sanitised(args), context, info);
    }
  }
  return schema;
}
