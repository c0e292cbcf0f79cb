import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { PERMISSIONS } from '@landfall/organisations/user-store';
import { hashSecret, newSecret, type Viewer } from '@landfall/platform';
import { decideAccess, FIELD_RULES } from '../../apps/api/src/access/field-rules.js';
import { fewAtATime } from './few-at-a-time.js';
import { Landfall, ROOT } from './landfall.js';
import { createTrip, inDays } from './operations.js';
import { rootCall, type RootCall } from './root-call.js';
import { withClient } from './rows.js';

/** A text of the agent's organisation. */
const NOTE = 'canary-5b1d';
const SCALARS: Readonly<Record<string, unknown>> = { Int: 1, Float: 1, Boolean: true, JSON: {}, Date: inDays(9) };
/** They open or end sessions. */
const OF_SESSIONS = ['Mutation.tokenAuth', 'Mutation.renewToken', 'Mutation.logout'];
const PARALLEL = 4;

const schema = buildSchema(await readFile(join(ROOT, 'apps/api/schema.graphql'), 'utf8'));

let landfall: Landfall;
let databaseUrl: string;
let trip: string;
beforeAll(async () => {
  landfall = await Landfall.start();
  databaseUrl = await landfall.databaseUrl();
  const created = await createTrip(
    landfall,
    await landfall.login('agent'),
    { destinations: ['TH'], citizenships: ['DE'], dateStart: inDays(5), dateEnd: inDays(12) },
    { note: NOTE },
  );
  trip = created.id!;
}, 120_000);
afterAll(async () => {
  await landfall.stop();
  await landfall.remove();
}, 60_000);

async function asOwner(sql: string, values: unknown[] = []): Promise<void> {
  const { rowCount } = await withClient(databaseUrl, (client) => client.query(sql, values));
  expect(rowCount).toBe(1);
}

function sample(type: GraphQLInputType): unknown {
  const of = getNullableType(type);
  if (isListType(of)) return [sample(of.ofType)];
  if (isEnumType(of)) return of.getValues()[0]!.name;
  if (isInputObjectType(of))
    return Object.fromEntries(
      Object.values(of.getFields())
        .filter((field) => isNonNullType(field.type) || field.name === 'id')
        .map((field) => [field.name, sample(field.type)]),
    );
  return of.name === 'ID' ? trip : (SCALARS[of.name] ?? 'x');
}

/** Each root field with all its arguments; what is an id is one of the agent's organisation. */
const calls = (): RootCall[] =>
  [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
    Object.values(root.getFields()).map((field) => rootCall(root, field, field.args, sample)),
  );

interface Reply {
  name: string;
  status: number;
  codes: (string | undefined)[];
  data: Record<string, unknown> | null | undefined;
  text: string;
}

async function reply(authorization: string | null, { name, query, variables }: RootCall): Promise<Reply> {
  const response = await landfall.fetch('/api/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization === null ? {} : { authorization }) },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const { data, errors = [] } = JSON.parse(text) as {
    data?: Record<string, unknown> | null;
    errors?: { extensions?: { code?: string } }[];
  };
  return { name, status: response.status, codes: errors.map(({ extensions }) => extensions?.code), data, text };
}

const replies = (authorization: string | null, of: readonly RootCall[]): Promise<Reply[]> =>
  fewAtATime(of, (call) => reply(authorization, call), PARALLEL);

const ofSession = (token: string, change: string): Promise<void> =>
  asOwner(
    `update session set ${change} where token_hash = (select session_hash from access_token where token_hash = $1)`,
    [hashSecret(token)],
  );

const WITHOUT_SESSION: [string, () => Promise<string | null>][] = [
  ['nobody', async () => null],
  ['the words of a browser without a token', async () => 'JWT no token'],
  ['an invented token', async () => `JWT ${newSecret()}`],
  ['a token of another form', async () => 'Bearer x'],
  [
    'an expired access token',
    async () => {
      const token = await landfall.login('editor');
      await asOwner(`update access_token set expires_at = now() - interval '1 second' where token_hash = $1`, [
        hashSecret(token),
      ]);
      return `JWT ${token}`;
    },
  ],
  [
    'a session without use for half an hour',
    async () => {
      const token = await landfall.login('editor');
      await ofSession(token, `last_used_at = now() - interval '31 minutes'`);
      return `JWT ${token}`;
    },
  ],
  [
    'a session of yesterday',
    async () => {
      const token = await landfall.login('editor');
      await ofSession(token, `expires_at = now() - interval '1 second'`);
      return `JWT ${token}`;
    },
  ],
  [
    'a session that was logged out',
    async () => {
      const token = await landfall.login('editor');
      await landfall.data(token, 'mutation { logout { ok } }');
      return `JWT ${token}`;
    },
  ],
  [
    'a user who was switched off',
    async () => {
      const token = await landfall.login('editor-two');
      await asOwner(`update app_user set is_active = false where username = 'editor-two'`);
      return `JWT ${token}`;
    },
  ],
];

describe.each(WITHOUT_SESSION)('%s', (_, authorizationOf) => {
  it('gets the answer to log in from every operation that is not public, and gets no data from the others', async () => {
    const authorization = await authorizationOf();
    const open = (name: string) => FIELD_RULES[name] === 'public';
    const all = await replies(
      authorization,
      calls().filter(({ name }) => !OF_SESSIONS.slice(0, 2).includes(name)),
    );
    expect(all.length).toBeGreaterThan(90);
    const closed = all.filter(({ name }) => !open(name));
    expect(
      closed.filter(
        ({ status, codes, data }) =>
          status >= 500 || codes.join() !== 'UNAUTHENTICATED' || (data ?? { it: null })['it'] !== null,
      ),
    ).toEqual([]);
    expect(all.filter(({ status, codes }) => status >= 500 || codes.includes('INTERNAL'))).toEqual([]);
    expect(all.find(({ name }) => name === 'Query.whoAmI')!.data).toEqual({ it: null });
    expect(all.filter(({ text }) => text.includes(NOTE))).toEqual([]);
  }, 120_000);
});

const LIST = 'a3m_core.DestinationManagerListMyJourney';
const AGENT: Viewer = { userId: 'a', organisationId: 'o', isStaff: false, permissions: PERMISSIONS };
/** Lists of trip pages are closed to those who belong to no organisation. */
const OF_AN_EDITOR = PERMISSIONS.filter((permission) => permission !== LIST);

const WITH_SESSION: [string, Viewer, () => Promise<string>][] = [
  ['an agent', AGENT, () => landfall.login('agent')],
  ['an agent of another organisation', AGENT, () => landfall.login('agent-two')],
  [
    'an agent without permissions',
    { ...AGENT, permissions: [] },
    async () => {
      await asOwner(`update app_user set permissions = '{}' where username = 'agent-two'`);
      return landfall.login('agent-two');
    },
  ],
  [
    'an editor',
    { ...AGENT, organisationId: null, isStaff: true, permissions: OF_AN_EDITOR },
    () => landfall.login('editor'),
  ],
];

describe.each(WITH_SESSION)('%s', (who, viewer, tokenOf) => {
  it('is forbidden what the rules of the fields forbid, and never logged out or answered with a fault', async () => {
    const token = await tokenOf();
    const all = await replies(
      `JWT ${token}`,
      calls().filter(({ name }) => !OF_SESSIONS.includes(name)),
    );
    const forbidden = (name: string) => decideAccess(FIELD_RULES[name]!, viewer) === 'FORBIDDEN';
    expect(all.filter(({ name, codes }) => forbidden(name) && codes.join() !== 'FORBIDDEN')).toEqual([]);
    expect(all.filter(({ name }) => forbidden(name)).length).toBeGreaterThan(0);
    expect(
      all.filter(
        ({ status, codes }) => status >= 500 || codes.some((code) => code === 'INTERNAL' || code === 'UNAUTHENTICATED'),
      ),
    ).toEqual([]);
    if (who !== 'an agent') expect(all.filter(({ text }) => text.includes(NOTE))).toEqual([]);
  }, 120_000);
});
