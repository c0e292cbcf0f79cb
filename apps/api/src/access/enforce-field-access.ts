import { defaultFieldResolver, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { Fault } from '@landfall/kernel';
import { currentRequest } from '@landfall/platform';
import { decideAccess, FIELD_RULES } from './field-rules.js';

/** Puts the access rule of every root field before its resolver. Throws when a field has no rule, or a rule no field. */
export function enforceFieldAccess(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((t): t is GraphQLObjectType => t != null);
  const unused = new Set(Object.keys(FIELD_RULES));
  for (const root of roots) {
    for (const field of Object.values(root.getFields())) {
      const name = `${root.name}.${field.name}`;
      const rule = FIELD_RULES[name];
      if (!rule) throw new Error(`${name} has no access rule.`);
      unused.delete(name);
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context, info) => {
        const access = decideAccess(rule, currentRequest().viewer);
        if (access !== 'ALLOWED') throw new Fault(access, `fault.${access}`);
        return resolve(source, args, context, info);
      };
    }
  }
  if (unused.size > 0) throw new Error(`Access rules without a field: ${[...unused].join(', ')}.`);
  return schema;
}
