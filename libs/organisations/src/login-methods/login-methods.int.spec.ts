import { jest } from '@jest/globals';
import type { Outcome } from '@landfall/kernel';
import { Passwords } from '@landfall/platform';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { TestingModule } from '@nestjs/testing';
import { Secret, TOTP } from 'otpauth';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { modulesOf } from '../../../journeys/test/modules-of.js';
import { TripWorld, type Agent } from '../../../journeys/test/trip-world.js';
import { LogInByTicket } from '../login/log-in-by-ticket.handler.js';
import { LoginTickets } from '../login/login-tickets.js';
import type { LoggedIn } from '../login/session-opening.js';
import { OrganisationsModule } from '../organisations.module.js';
import { AddPasskey } from '../passkeys/add-passkey.handler.js';
import { LogInByPasskey } from '../passkeys/log-in-by-passkey.handler.js';
import { RemovePasskey } from '../passkeys/remove-passkey.handler.js';
import { RequestPasskey } from '../passkeys/request-passkey.handler.js';
import { BeginSecondFactor } from '../second-factor/begin-second-factor.handler.js';
import { ConfirmSecondFactor } from '../second-factor/confirm-second-factor.handler.js';
import { RemoveSecondFactor } from '../second-factor/remove-second-factor.handler.js';
import { Sessions } from '../sessions/sessions.js';
import { userWithPassword } from '../users/user-store.js';
import { OwnLoginMethods } from './own-login-methods.query.js';

jest.setTimeout(60_000);

const PASSWORD = 'a sentence nobody guesses';
const passwords = new Passwords();

let world: TripWorld;
let module: TestingModule;
let agent: Agent;
let address = 0;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
  await world.query('update app_user set password_hash = $2 where id = $1', [
    agent.userId,
    await passwords.hash(PASSWORD),
  ]);
  address += 1;
  world.clock.set(new Date().toISOString());
  module ??= await modulesOf(world, OrganisationsModule);
});
afterAll(() => module.close());

const run = <R>(command: Parameters<CommandBus['execute']>[0]): Promise<R> => module.get(CommandBus).execute(command);
const actor = () => ({ userId: agent.userId, language: 'de' as const, correlationId: 'test' });
const own = () => module.get(QueryBus).execute(new OwnLoginMethods(agent.userId));
const later = (seconds: number): void =>
  world.clock.set(new Date(world.clock.now().getTime() + seconds * 1_000).toISOString());
const keysOf = (outcome: Outcome<object>): string[] =>
  outcome.ok ? [] : outcome.rejections.map(({ field, key }) => `${field} ${key}`);
const device = () => ({ address: `203.0.${address}.1`, passes: '' });
const faultOf = (login: Promise<unknown>): Promise<string> =>
  login.then(
    () => 'LOGGED_IN',
    (error: Error) => error.message,
  );
const accountFacts = async (): Promise<unknown[]> =>
  (await world.query(`select payload from event_log where stream = 'account' order by position`)).map(
    (row) => (row as { payload: unknown }).payload,
  );
const mails = () => world.query(`select kind from account_mail order by created_at`);

const begin = (password = PASSWORD): Promise<Outcome<{ secret: string; uri: string }>> =>
  run(new BeginSecondFactor(agent.userId, password));
const confirm = (code: string): Promise<Outcome<{ codes: string[] }>> => run(new ConfirmSecondFactor(code, actor()));
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.clock.now().getTime() });
async function turnedOn(): Promise<string> {
  const begun = await begin();
  if (!begun.ok) throw new Error(keysOf(begun).join());
  expect((await confirm(codeOf(begun.secret))).ok).toBe(true);
  return begun.secret;
}

describe('the second step of a login', () => {
  it('is set up with the password, an address for the app and a first code', async () => {
    expect(keysOf(await begin('wrong'))).toEqual(['password rejection.passwordWrong']);
    expect(keysOf(await confirm('123456'))).toEqual(['code rejection.secondFactorMissing']);
    const begun = await begin();
    if (!begun.ok) throw new Error(keysOf(begun).join());
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Landfall:agent-.*issuer=Landfall/);
    expect(await own()).toMatchObject({ hasSecondFactor: false });
    expect(keysOf(await confirm('000000'))).toEqual(['code rejection.codeWrong']);
    const confirmed = await confirm(codeOf(begun.secret));
    expect(confirmed).toMatchObject({ ok: true, codes: expect.any(Array) });
    expect(new Set((confirmed as { codes: string[] }).codes).size).toBe(10);
    expect(await own()).toMatchObject({ hasSecondFactor: true, recoveryCodesLeft: 10 });
    expect(await accountFacts()).toEqual([{ method: 'SECOND_FACTOR', change: 'ADDED' }]);
    expect(await mails()).toEqual([{ kind: 'LOGIN_CHANGED' }]);
  });

  it('is set up once; starting over gives another secret', async () => {
    const [first, second] = [await begin(), await begin()];
    if (!first.ok || !second.ok) throw new Error('It did not begin.');
    expect(second.secret).not.toBe(first.secret);
    expect(keysOf(await confirm(codeOf(first.secret)))).toEqual(['code rejection.codeWrong']);
    await confirm(codeOf(second.secret));
    expect(keysOf(await begin())).toEqual(['password rejection.secondFactorOn']);
    expect(keysOf(await confirm(codeOf(second.secret)))).toEqual(['code rejection.secondFactorOn']);
  });

  it('is removed with the password, or by staff', async () => {
    await turnedOn();
    const remove = (password: string): Promise<Outcome<object>> =>
      run(new RemoveSecondFactor({ userId: agent.userId, password }, actor()));
    expect(keysOf(await remove('wrong'))).toEqual(['password rejection.passwordWrong']);
    expect(await own()).toMatchObject({ hasSecondFactor: true });
    expect(await remove(PASSWORD)).toMatchObject({ ok: true });
    expect(await own()).toMatchObject({ hasSecondFactor: false });
    const byStaff = (userId: string): Promise<Outcome<object>> =>
      run(new RemoveSecondFactor({ userId, byStaff: true }, actor()));
    expect(keysOf(await byStaff(agent.userId))).toEqual(['id rejection.secondFactorMissing']);
    expect(keysOf(await byStaff('nobody'))).toEqual(['id rejection.notFound']);
    await turnedOn();
    expect(await byStaff(agent.userId)).toMatchObject({ ok: true });
    expect(await mails()).toHaveLength(4);
  });
});

describe('a ticket', () => {
  const issue = () =>
    world.db.database.transaction('system', async (tx) =>
      module.get(LoginTickets).issue(tx, (await userWithPassword(tx, agent.userId))!),
    );
  const logIn = (ticket: string): Promise<LoggedIn> => run(new LogInByTicket(ticket, device()));

  it('logs in once', async () => {
    const ticket = (await issue())!;
    const { access } = await logIn(ticket);
    expect(await module.get(Sessions).viewerOf(access)).toMatchObject({ userId: agent.userId });
    expect(await faultOf(logIn(ticket))).toBe('fault.autoLoginFailed');
  });

  it('logs in once, however many windows send it', async () => {
    const ticket = (await issue())!;
    const results = await Promise.all([1, 2, 3].map(() => faultOf(logIn(ticket))));
    expect(results.toSorted()).toEqual(['LOGGED_IN', 'fault.autoLoginFailed', 'fault.autoLoginFailed']);
  });

  it.each([
    ['after five minutes', async () => later(5 * 60)],
    [
      'after a change of the password',
      async () => void (await world.query(`update app_user set password_hash = password_hash || 'x'`)),
    ],
    ['for who is switched off', async () => void (await world.query('update app_user set is_active = false'))],
    ['in place of the second step', async () => void (await turnedOn())],
  ])('does not log in %s', async (_when, meanwhile) => {
    const ticket = (await issue())!;
    await meanwhile();
    expect(await faultOf(logIn(ticket))).toBe('fault.autoLoginFailed');
  });

  it('is not issued to who has a second step', async () => {
    await turnedOn();
    expect(await issue()).toBeNull();
  });

  it('is not made by anybody else', async () => {
    const ticket = (await issue())!;
    const others = [`${ticket}x`, ticket.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), '', '....', '\0'];
    for (const other of others) expect(await faultOf(logIn(other))).toBe('fault.autoLoginFailed');
    expect(await faultOf(logIn(ticket))).toBe('LOGGED_IN');
  });

  it('cannot be guessed at will, nor does its use fill a table', async () => {
    for (let n = 0; n < 20; n += 1) await faultOf(logIn('x'));
    expect(await faultOf(logIn('x'))).toBe('fault.tooManyAttempts');
    expect(await world.query('select 1 from spent_text')).toEqual([]);
  });
});

describe('a passkey', () => {
  const request = (
    password = PASSWORD,
  ): Promise<Outcome<{ options: { challenge: string; excludeCredentials: object[] } }>> =>
    run(new RequestPasskey(agent.userId, password));
  const insert = (id: string): Promise<unknown> =>
    world.query(
      `insert into passkey (id, user_id, name, public_key, counter, created_at) values ($1, $2, 'Notebook', '\\x00', 0, now())`,
      [id, agent.userId],
    );

  it('is requested with the password, and not more than ten', async () => {
    expect(keysOf(await request('wrong'))).toEqual(['password rejection.passwordWrong']);
    await insert('known');
    const requested = await request();
    expect(requested).toMatchObject({
      ok: true,
      options: { rp: { name: 'Landfall' }, excludeCredentials: [{ id: 'known' }] },
    });
    for (let n = 1; n < 10; n += 1) await insert(`key-${n}`);
    expect(keysOf(await request())).toEqual(['password rejection.passkeysFull']);
  });

  it.each([
    'no json',
    '[]',
    '{}',
    '{"id":7}',
    '{"id":"\\u0000"}',
    '{"id":"known","rawId":"known","type":"public-key","response":{"clientDataJSON":"e30","authenticatorData":"","signature":""}}',
    '{"__proto__":{"id":"known"}}',
    `{"id":"${'x'.repeat(30_000)}"}`,
  ])('is neither added nor logs in by %.60s', async (credential) => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    await insert('known');
    expect(keysOf(await run(new AddPasskey('Phone', credential, actor())))).toEqual([
      'credential rejection.passkeyInvalid',
    ]);
    expect(await faultOf(run(new LogInByPasskey(credential, device())))).toBe('fault.passkeyFailed');
    expect((await own()).passkeys).toHaveLength(1);
  });

  it('has a name, and is removed by its owner alone', async () => {
    expect(keysOf(await run(new AddPasskey(' ', '{}', actor())))).toEqual(['name rejection.required']);
    expect(keysOf(await run(new AddPasskey('x'.repeat(61), '{}', actor())))).toEqual(['name rejection.tooLong']);
    await insert('known');
    const other = await world.agent('NORDLICHT');
    expect(keysOf(await run(new RemovePasskey('known', { ...actor(), userId: other.userId })))).toEqual([
      'id rejection.notFound',
    ]);
    expect(await run(new RemovePasskey('known', actor()))).toMatchObject({ ok: true });
    expect(await accountFacts()).toEqual([{ method: 'PASSKEY', change: 'REMOVED' }]);
  });
});
