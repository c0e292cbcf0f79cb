import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { Fault } from '@landfall/kernel';
import { PERMISSIONS } from '@landfall/organisations/user-store';
import { runInRequest, type Viewer } from '@landfall/platform';
import { enforceFieldAccess } from './enforce-field-access.js';
import { decideAccess, FIELD_RULES, type FieldRule } from './field-rules.js';

const schema = (): GraphQLSchema => buildSchema(readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8'));
const roots = (from: GraphQLSchema): GraphQLObjectType[] => [from.getQueryType()!, from.getMutationType()!];
const names = (from: GraphQLSchema): string[] =>
  roots(from).flatMap((r) => Object.keys(r.getFields()).map((f) => `${r.name}.${f}`));

const LIST = 'a3m_core.DestinationManagerListMyJourney';
const viewer = (changes: Partial<Viewer> = {}): Viewer => ({
  userId: 'u',
  isStaff: false,
  organisationId: 'o',
  permissions: [],
  ...changes,
});

describe('the rules of the fields', () => {
  it('are one for every root field of the schema, and none beside', () => {
    expect(Object.keys(FIELD_RULES).sort()).toEqual(names(schema()).sort());
  });

  it('leave open only what travellers, widget visitors and those who log in need', () => {
    const open = Object.entries(FIELD_RULES).filter(([, rule]) => rule === 'public');
    expect(open.map(([name]) => name).sort()).toEqual([
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
    ]);
  });

  it('let only staff write rules', () => {
    const writing = Object.entries(FIELD_RULES).filter(([name]) =>
      /^Mutation\..*(EntryRestrictions?|Revision|RegressionCase|TextSnippet|Authority|Import|ImportSchedule|RestrictionInfo)$/.test(
        name,
      ),
    );
    expect(writing.length).toBeGreaterThanOrEqual(20);
    expect(writing.filter(([, rule]) => rule !== 'staff')).toEqual([]);
  });

  it.each([
    ['mapCountries', 'DestinationManager'],
    ['mapCountryStatus', 'DestinationManager'],
    ['mapCountryRegionStatus', 'DestinationManager'],
    ['mapRegionStatus', 'DestinationManager'],
    ['mapCidmerDestinationContent', 'DestinationManagerCDB'],
    ['myjourneys', 'DestinationManagerListMyJourney'],
    ['myjourneyMails', 'DestinationManagerListMyJourney'],
  ])('let only those who hold its permission use %s', (field, codename) => {
    const others = PERMISSIONS.filter((one) => one !== `a3m_core.${codename}`);
    const rule = FIELD_RULES[`Query.${field}`]!;
    expect(decideAccess(rule, viewer({ isStaff: true, permissions: others }))).toBe('FORBIDDEN');
    expect(decideAccess(rule, viewer({ permissions: [`a3m_core.${codename}`] }))).toBe('ALLOWED');
  });

  it('let the holders of either permission see the world, for map and risk matrix', () => {
    const rule = FIELD_RULES['Query.mapWorldCountryStatus']!;
    const either = ['a3m_core.DestinationManager', 'a3m_core.DestinationManagerCDB'];
    for (const one of either) expect(decideAccess(rule, viewer({ permissions: [one] }))).toBe('ALLOWED');
    const others = PERMISSIONS.filter((one) => !either.includes(one));
    expect(decideAccess(rule, viewer({ isStaff: true, permissions: others }))).toBe('FORBIDDEN');
  });

  it.each<[FieldRule, Viewer | null, string]>([
    ['public', null, 'ALLOWED'],
    ['login', null, 'UNAUTHENTICATED'],
    ['login', viewer(), 'ALLOWED'],
    ['staff', null, 'UNAUTHENTICATED'],
    ['staff', viewer({ permissions: [LIST] }), 'FORBIDDEN'],
    ['staff', viewer({ isStaff: true }), 'ALLOWED'],
    [{ permission: LIST }, null, 'UNAUTHENTICATED'],
    [{ permission: LIST }, viewer(), 'FORBIDDEN'],
    [{ permission: LIST }, viewer({ isStaff: true }), 'FORBIDDEN'],
    [{ permission: LIST }, viewer({ permissions: ['a3m_core.DestinationManager'] }), 'FORBIDDEN'],
    [{ permission: LIST }, viewer({ permissions: [LIST] }), 'ALLOWED'],
  ])('decide %j for %j: %s', (rule, who, expected) => {
    expect(decideAccess(rule, who)).toBe(expected);
  });
});

describe('a closed schema', () => {
  const call = (name: string, who: Viewer | null): unknown => {
    const from = schema();
    const requested: string[] = [];
    for (const root of roots(from))
      for (const field of Object.values(root.getFields()))
        field.resolve = () => requested.push(`${root.name}.${field.name}`);
    enforceFieldAccess(from);
    const [root, field] = name.split('.') as [string, string];
    const { resolve } = roots(from)
      .find((r) => r.name === root)!
      .getFields()[field]!;
    try {
      runInRequest({ correlationId: 'c', language: 'en', viewer: who, token: null, address: '' }, () =>
        resolve!(null, {}, null, {} as never),
      );
      return requested;
    } catch (error) {
      return error instanceof Fault ? error.code : error;
    }
  };

  it.each(Object.entries(FIELD_RULES))('asks the rule of %s before its resolver', (name, rule) => {
    expect(call(name, null)).toEqual(rule === 'public' ? [name] : 'UNAUTHENTICATED');
    expect(call(name, viewer())).toEqual(rule === 'public' || rule === 'login' ? [name] : 'FORBIDDEN');
    expect(call(name, viewer({ isStaff: true, permissions: PERMISSIONS }))).toEqual([name]);
  });

  it('does not start with a field that has no rule, or a rule that has no field', () => {
    expect(() => enforceFieldAccess(buildSchema('type Query { whoAmI: String, forgotten: String }'))).toThrow(
      'Query.forgotten has no access rule',
    );
    expect(() => enforceFieldAccess(buildSchema('type Query { whoAmI: String }'))).toThrow('without a field');
  });
});
