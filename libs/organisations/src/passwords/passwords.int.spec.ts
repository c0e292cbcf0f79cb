import { jest } from '@jest/globals';
import type { Language, Outcome } from '@landfall/kernel';
import { LinkSecrets, Passwords, type Delivery, type OutgoingMessage } from '@landfall/platform';
import { CommandBus } from '@nestjs/cqrs';
import type { TestingModule } from '@nestjs/testing';
import { SendAccountMails } from '../../../notifications/src/send-account-mails/send-account-mails.job.js';
import { modulesOf } from '../../../journeys/test/modules-of.js';
import { TripWorld, type Agent } from '../../../journeys/test/trip-world.js';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { OrganisationsModule } from '../organisations.module.js';
import { Sessions } from '../sessions/sessions.js';
import { userWithPassword } from '../users/user-store.js';
import { ChangePassword } from './change-password.handler.js';
import { RequestPasswordReset } from './request-reset.handler.js';
import { ResetPassword } from './reset-password.handler.js';

jest.setTimeout(60_000);

const GOOD = 'a sentence nobody guesses';
const CONTEXT: { language: Language; correlationId: string } = { language: 'de', correlationId: 'test' };

let world: TripWorld;
let module: TestingModule;
let agent: Agent;
let sent: OutgoingMessage[];
let answer: Delivery;
let address = 0;
freshForEachTest(TripWorld.open, async (fresh) => {
  world = fresh;
  agent = await world.agent('SONNENWEG');
  await world.query(`update app_user set email = 'agent@agency.example', username = 'arne' where id = $1`, [
    agent.userId,
  ]);
  sent = [];
  answer = { result: 'ACCEPTED' };
  // Each test asks from an address of its own.
  address += 1;
  world.clock.set(new Date().toISOString());
  module ??= await modulesOf(world, OrganisationsModule);
});
afterAll(() => module.close());

const run = <R>(command: Parameters<CommandBus['execute']>[0]): Promise<R> => module.get(CommandBus).execute(command);
const request = (who: string): Promise<void> => run(new RequestPasswordReset(who, 'de', `203.0.${address}.1`));
const send = async (): Promise<void> => {
  const transport = { send: async (message: OutgoingMessage) => (sent.push(message), answer) };
  const job = new SendAccountMails(world.db.database, transport, module.get(LinkSecrets), {
    publicUrl: 'https://landfall.example',
  });
  await job.run();
};
const linkOf = (message: OutgoingMessage | undefined): string =>
  /password-reset\/([\w-]+)\?lang=de/.exec(message?.text ?? '')?.[1] ?? '';
const reset = (token: string, password = GOOD, passwordConfirmation = password): Promise<Outcome<object>> =>
  run(new ResetPassword(token, { password, passwordConfirmation }, CONTEXT));
const hashOf = async (): Promise<string> =>
  (await world.db.database.transaction('system', (tx) => userWithPassword(tx, agent.userId)))!.passwordHash;
const has = async (password: string): Promise<boolean> => new Passwords().matches(await hashOf(), password);
const keysOf = (outcome: Outcome<object>): string[] =>
  outcome.ok ? [] : outcome.rejections.map(({ field, key }) => `${field} ${key}`);

describe('a forgotten password', () => {
  it('is replaced by the link of a mail, once; sessions end and a mail says so', async () => {
    const { access } = await module.get(Sessions).open({ id: agent.userId, passwordHash: await hashOf() });
    await request(' ARNE ');
    await send();
    expect(sent).toMatchObject([{ to: 'agent@agency.example', subject: 'Neues Passwort für Landfall' }]);
    const token = linkOf(sent[0]);
    expect(await reset(token)).toMatchObject({ ok: true });
    expect(await has(GOOD)).toBe(true);
    expect(keysOf(await reset(token, 'another sentence'))).toEqual(['reset rejection.resetLinkInvalid']);
    expect(await has(GOOD)).toBe(true);
    await send();
    expect(sent[1]).toMatchObject({ to: 'agent@agency.example', subject: 'Ihr Passwort für Landfall wurde geändert' });
    world.clock.set(new Date(Date.now() + 10_000).toISOString());
    expect(await module.get(Sessions).viewerOf(access)).toBeNull();
    expect(await world.query(`select type, payload from event_log where stream = 'account'`)).toEqual([
      { type: 'organisations.PasswordChanged', payload: { how: 'RESET' } },
    ]);
  });

  it('needs a link that is not older than half an hour', async () => {
    await request('agent@agency.example');
    await send();
    world.clock.set(new Date(Date.now() + 30 * 60_000 + 1_000).toISOString());
    expect(keysOf(await reset(linkOf(sent[0])))).toEqual(['reset rejection.resetLinkInvalid']);
  });

  it('is not replaced by one that is too easy, or was typed twice differently', async () => {
    await request('arne');
    await send();
    const token = linkOf(sent[0]);
    expect(keysOf(await reset(token, 'short'))).toEqual(['password rejection.passwordTooShort']);
    expect(keysOf(await reset(token, 'password1'))).toEqual(['password rejection.passwordCommon']);
    expect(keysOf(await reset(token, 'arne is my name'))).toEqual(['password rejection.passwordContainsName']);
    expect(keysOf(await reset(token, GOOD, `${GOOD}!`))).toEqual(['passwordConfirmation rejection.passwordsDiffer']);
    expect(await reset(token)).toMatchObject({ ok: true });
  });

  it('is reset once, however many windows send it', async () => {
    await request('arne');
    await send();
    const outcomes = await Promise.all([1, 2, 3].map((n) => reset(linkOf(sent[0]), `${GOOD} ${n}`)));
    expect(outcomes.map(({ ok }) => ok).sort()).toEqual([false, false, true]);
  });

  it('sends nothing to strangers, and three mails an hour at most', async () => {
    await request('nobody');
    await request('');
    for (let times = 0; times < 5; times += 1) await request('arne');
    await send();
    expect(sent).toHaveLength(3);
    expect(await world.query('select 1 from account_mail where settled_at is null')).toEqual([]);
  });

  it('waits with its mail while the server takes none, and sends it once afterwards', async () => {
    await request('arne');
    answer = { result: 'DEFERRED', code: '451', cause: 'SERVER' };
    await send();
    await send();
    expect(sent).toHaveLength(1);
    answer = { result: 'ACCEPTED' };
    await world.query(`update account_mail set due_at = now()`);
    await send();
    await send();
    expect(sent.map(({ messageId }) => messageId)).toEqual([sent[0]!.messageId, sent[0]!.messageId]);
  });
});

describe('a password', () => {
  const change = (oldPassword: string, password = GOOD): Promise<Outcome<object>> =>
    run(new ChangePassword(agent.userId, { oldPassword, password, passwordConfirmation: password }, CONTEXT));

  it('is changed by who knows it, where the organisation lets it be', async () => {
    await request('arne');
    await send();
    await reset(linkOf(sent[0]));
    expect(keysOf(await change('wrong', 'a sentence of another kind'))).toEqual([
      'oldPassword rejection.passwordWrong',
    ]);
    expect(keysOf(await change(GOOD, 'short'))).toEqual(['password rejection.passwordTooShort']);
    expect(await change(GOOD, 'a sentence of another kind')).toMatchObject({ ok: true });
    expect(await has('a sentence of another kind')).toBe(true);
    await world.query('update organisation set password_change_enabled = false where id = $1', [agent.organisationId]);
    expect(keysOf(await change('a sentence of another kind'))).toEqual(['oldPassword rejection.passwordChangeOff']);
  });

  it('cannot be found out by trying', async () => {
    await request('arne');
    await send();
    await reset(linkOf(sent[0]));
    for (let tries = 0; tries < 10; tries += 1) await change(`wrong ${tries}`);
    await expect(change('wrong')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
