import { jest } from '@jest/globals';
import { LinkSecrets, type OutgoingMessage, type Viewer } from '@landfall/platform';
import type { UserFilter } from '@landfall/platform/schema';
import { CommandBus } from '@nestjs/cqrs';
import type { TestingModule } from '@nestjs/testing';
import { SendAccountMails } from '../../../notifications/src/send-account-mails/send-account-mails.job.js';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { resolvedFor, modulesOf } from '../../../journeys/test/modules-of.js';
import { TripWorld, type Agent } from '../../../journeys/test/trip-world.js';
import { OrganisationsModule } from '../organisations.module.js';
import { ResetPassword } from '../passwords/reset-password.handler.js';
import { Login } from '../login/login.js';
import { Sessions } from '../sessions/sessions.js';
import type { UserInput } from './user.input.js';
import { UsersResolver } from './users.resolver.js';

jest.setTimeout(60_000);

let world: TripWorld;
let module: TestingModule;
let agent: Agent;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
  world.clock.set(new Date().toISOString());
  module ??= await modulesOf(world, OrganisationsModule);
});
afterAll(() => module.close());

const editor = (): Viewer => ({ userId: world.editor, isStaff: true, organisationId: null, permissions: [] });
const ask = <T>(work: (resolver: UsersResolver) => Promise<T>): Promise<T> =>
  resolvedFor(module, editor(), UsersResolver, work);
const NORA: UserInput = {
  username: 'nora.winter',
  firstName: 'Nora',
  lastName: 'Winter',
  email: 'nora@agency.example',
  permissions: ['a3m_core.DestinationManager'],
};
const create = (input: UserInput = {}) =>
  ask((r) => r.create({ ...NORA, organisationId: agent.organisationId, ...input }));
const fields = ({ errors }: { errors: readonly { field: string }[] }): string[] =>
  errors.map(({ field }) => field).sort();
const names = async (filter: UserFilter): Promise<string[]> =>
  (await ask((r) => r.userList({ filter }))).results.map(({ username }) => username);
const events = (): Promise<unknown[]> =>
  world.query(`select type, payload from event_log where stream = 'account' order by position`);

it('a new user is invited by mail, sets a password and logs in', async () => {
  const { ok, user } = await create();
  expect(ok).toBe(true);
  expect(user).toMatchObject({ username: 'nora.winter', isActive: true, isStaff: false });
  const sent: OutgoingMessage[] = [];
  const transport = { send: async (message: OutgoingMessage) => (sent.push(message), { result: 'ACCEPTED' as const }) };
  await new SendAccountMails(world.db.database, transport, module.get(LinkSecrets), {
    publicUrl: 'https://landfall.example',
  }).run();
  expect(sent).toMatchObject([{ to: 'nora@agency.example', subject: 'Ihr Zugang zu Landfall' }]);
  expect(sent[0]!.text).toContain('Ihr Benutzername ist nora.winter.');
  const reset = /password-reset\/([\w-]+)/.exec(sent[0]!.text)![1]!;
  const password = 'a sentence nobody guesses';
  const context = { language: 'de', correlationId: 'test' } as const;
  const outcome = await module
    .get(CommandBus)
    .execute(new ResetPassword(reset, { password, passwordConfirmation: password }, context));
  expect(outcome).toMatchObject({ ok: true });
  const { access } = await module
    .get(Login)
    .authenticate({ username: 'Nora.Winter', password, address: '203.0.113.7', passes: '' });
  expect(await module.get(Sessions).viewerOf(access)).toMatchObject({
    userId: user!.id,
    permissions: NORA.permissions,
  });
});

it('an input that is wrong is rejected on its fields, and nobody is made', async () => {
  expect(fields(await create({ username: ' x', email: 'nobody', permissions: ['root'] }))).toEqual([
    'email',
    'permissions',
    'username',
  ]);
  expect(fields(await ask((r) => r.create({ username: 'someone' })))).toEqual(['email', 'organisationId']);
  await create();
  expect(fields(await create({ username: 'NORA.WINTER' }))).toEqual(['username']);
  expect(fields(await create({ username: 'other', organisationId: world.editor }))).toEqual(['organisationId']);
  expect(await names({ search: 'winter' })).toEqual(['nora.winter']);
});

it('rights are changed and taken away, which ends sessions; the log knows rights and no names', async () => {
  const { user } = await create();
  const id = user!.id;
  const { access } = await module.get(Sessions).open({ id, passwordHash: 'x' });
  expect(fields(await ask((r) => r.update({ id, username: 'another' })))).toEqual(['username']);
  expect(await ask((r) => r.update({ id, lastName: 'Sommer' }))).toMatchObject({ ok: true });
  expect(await ask((r) => r.update({ id, isActive: false, permissions: [] }))).toMatchObject({ ok: true });
  world.clock.set(new Date(Date.now() + 10_000).toISOString());
  expect(await module.get(Sessions).viewerOf(access)).toBeNull();
  expect(await names({ isActive: false })).toEqual(['nora.winter']);
  const rights = { organisationId: agent.organisationId, isStaff: false };
  expect(await events()).toEqual([
    {
      type: 'organisations.UserInvited',
      payload: { ...rights, isActive: true, permissions: ['a3m_core.DestinationManager'] },
    },
    { type: 'organisations.UserRightsChanged', payload: { ...rights, isActive: false, permissions: [] } },
  ]);
});

it('nobody locks himself out', async () => {
  await world.query(`update app_user set email = 'edda@landfall.example' where id = $1`, [world.editor]);
  expect(fields(await ask((r) => r.update({ id: world.editor, isStaff: false, isActive: false })))).toEqual([
    'isActive',
    'isStaff',
    'organisationId',
  ]);
  expect(fields(await ask((r) => r.update({ id: 'no id', isActive: false })))).toEqual(['id']);
});
