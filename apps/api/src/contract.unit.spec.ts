import { existsSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
} from 'graphql';
import { SCHEMA_PATH } from './api.module.js';
import { FIELD_RULES } from './access/field-rules.js';

const CONTRACT = new URL('../../../../shared/contract.graphql', import.meta.url);
const schema = buildSchema(readFileSync(SCHEMA_PATH, 'utf8'));

/** What this part of the product answers (the rest of the contract comes with later parts). */
const BUILT = {
  Query: [
    'whoAmI',
    'permissions',
    'countries',
    'country',
    'lookupDestinations',
    'lookupCountries',
    'detailCategories',
    'detailTypes',
    'detailGroups',
    'destinationDetail',
    'cruiseDestinationDetail',
    'shippingLines',
    'ships',
    'shipRoutes',
    'routes',
    'entryRestriction',
    'entryRestrictions',
    'entryRestrictionWithParent',
    'entryRestrictionAuthorities',
    'organisation',
    'organisationUser',
    'organisationWidget',
    'organisationCountrySelections',
    'organisationShippingLineSelections',
    'news',
    'dmNews',
    'newsTags',
    'ticker',
    'eventsLatestSignificantUpdates',
    'eventsLatestSignificantUpdatesPinned',
    'allEvents',
    'mapEvents',
    'eventcategories',
    'myjourneys',
    'tripPage',
  ],
  Mutation: [
    'tokenAuth',
    'autoLogin',
    'createEntryRestriction',
    'updateEntryRestriction',
    'changePassword',
    'requestPasswordReset',
    'resetPassword',
    'updateOrganisationUser',
    'updateOrganisation',
    'updateOrganisationWidget',
    'createOrganisationCountrySelection',
    'updateOrganisationCountrySelection',
    'deleteOrganisationCountrySelection',
    'createOrganisationShippingLineSelection',
    'deleteOrganisationShippingLineSelection',
    'createNews',
    'updateNews',
    'deleteNews',
    'pinEvent',
    'unpinEvent',
    'createMyjourney',
    'updateMyjourneyEmailNote',
    'subscribeTripUpdates',
    'confirmTripSubscription',
    'unsubscribeTripUpdates',
    'markTripChangeRead',
  ],
};

const PUBLIC = [
  'Mutation.autoLogin',
  'Mutation.confirmTripSubscription',
  'Mutation.logout',
  'Mutation.markTripChangeRead',
  'Mutation.passkeyLogin',
  'Mutation.passkeyLoginOptions',
  'Mutation.renewToken',
  'Mutation.requestPasswordReset',
  'Mutation.resetPassword',
  'Mutation.subscribeTripUpdates',
  'Mutation.tokenAuth',
  'Mutation.unsubscribeTripUpdates',
  'Query.loginMethods',
  'Query.tripPage',
  'Query.whoAmI',
];

describe('the schema', () => {
  it('answers every operation of this part', () => {
    expect(Object.keys(schema.getQueryType()!.getFields())).toEqual(expect.arrayContaining(BUILT.Query));
    expect(Object.keys(schema.getMutationType()!.getFields())).toEqual(expect.arrayContaining(BUILT.Mutation));
  });

  it('has an access rule for each root field, and exactly the public ones are open', () => {
    const roots = [schema.getQueryType()!, schema.getMutationType()!].flatMap((t) =>
      Object.keys(t.getFields()).map((f) => `${t.name}.${f}`),
    );
    expect(Object.keys(FIELD_RULES).sort()).toEqual(roots.sort());
    expect(
      Object.keys(FIELD_RULES)
        .filter((f) => FIELD_RULES[f] === 'public')
        .sort(),
    ).toEqual(PUBLIC);
  });

  (existsSync(CONTRACT) ? it : it.skip)('keeps the names, types and arguments of the contract', () => {
    const contract = buildSchema(readFileSync(CONTRACT, 'utf8'));
    expect(narrowed(contract, schema)).toEqual([]);
  });
});

/** Everything that clients of the contract would miss in types that we have. */
function narrowed(contract: GraphQLSchema, ours: GraphQLSchema): string[] {
  const missing: string[] = [];
  for (const type of Object.values(contract.getTypeMap())) {
    const own = ours.getType(type.name);
    if (type.name.startsWith('__') || !own) continue;
    if (isEnumType(type) && isEnumType(own)) {
      missing.push(
        ...type
          .getValues()
          .filter((v) => !own.getValue(v.name))
          .map((v) => `${type.name}.${v.name}`),
      );
    }
    if (isObjectType(type) && isObjectType(own)) {
      for (const field of Object.values(type.getFields())) {
        const counterpart = own.getFields()[field.name];
        if (!counterpart) {
          if (type.name !== 'Query' && type.name !== 'Mutation') missing.push(`${type.name}.${field.name}`);
        } else missing.push(...fieldDifferences(type.name, field, counterpart));
      }
    }
    if (isInputObjectType(type) && isInputObjectType(own)) {
      missing.push(...inputDifferences(type.name, Object.values(type.getFields()), Object.values(own.getFields())));
    }
  }
  return missing;
}

function fieldDifferences(
  type: string,
  requested: GraphQLField<unknown, unknown>,
  own: GraphQLField<unknown, unknown>,
): string[] {
  const at = `${type}.${requested.name}`;
  return [
    ...(String(requested.type) === String(own.type) ? [] : [`${at}: ${String(requested.type)}`]),
    ...inputDifferences(at, requested.args, own.args),
  ];
}

function inputDifferences(
  at: string,
  requested: readonly (GraphQLArgument | GraphQLInputField)[],
  own: readonly (GraphQLArgument | GraphQLInputField)[],
): string[] {
  const byName = new Map(own.map((a) => [a.name, a]));
  const changed = requested
    .filter(
      (a) => String(byName.get(a.name)?.type) !== String(a.type) || byName.get(a.name)?.defaultValue !== a.defaultValue,
    )
    .map((a) => `${at}(${a.name})`);
  const demanded = own
    .filter((a) => !requested.some((w) => w.name === a.name) && String(a.type).endsWith('!'))
    .map((a) => `${at}(${a.name}) is demanded`);
  return [...changed, ...demanded];
}
