import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Fault, fixedClock, InputRejected, newId } from '@landfall/kernel';
import { Database, LinkSecrets, newSecret, Passwords } from '@landfall/platform';
import { eventually, testDatabase, type TestDatabase } from '@landfall/platform/testing';
import { Secret, TOTP } from 'otpauth';
import { deviceIds } from '../sessions/device-cookie.js';
import { RefreshTokens } from '../sessions/refresh-tokens.js';
import { Sessions, type SessionTokens } from '../sessions/sessions.js';
import { beginSecondFactor, lockSecondFactor } from '../second-factor/second-factor-store.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { createUser } from '../users/user-store.js';
import { GuessingAlarm } from './guessing-alarm.js';
import { KnownDevices } from './known-devices.js';
import { Login } from './login.js';
import { SessionOpening } from './session-opening.js';

jest.setTimeout(30_000);
const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';
const START = '2026-05-01T08:00:00Z';

const THROTTLED = 'TOO_MANY_REQUESTS fault.tooManyAttempts';
const FAILED = 'BAD_USER_INPUT fault.loginFailed';

const passwords = new Passwords();
const clock = fixedClock(START);
const secrets = new LinkSecrets('a key for tests');
const devices = new KnownDevices(secrets, clock);
const newSessions = (): Sessions => new Sessions(db.database, clock, new RefreshTokens(secrets));
const factors = new SecondFactors(secrets, clock);
const newLogin = (database: Pick<Database, 'transaction'> = db.database): Login =>
  new Login(database, passwords, factors, new SessionOpening(sessions, devices), devices, alarm);
let db: TestDatabase;
let login: Login;
let sessions: Sessions;
let userId: string;
let alarm: GuessingAlarm;
let warned: jest.SpiedFunction<Logger['warn']>;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  // Limits count by the clock of the machine.
  jest.spyOn(Date, 'now').mockImplementation(() => clock.now().getTime());
  clock.set(START);
  warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  await db.database.transaction('system', async (tx) => {
    for (const table of ['access_token', 'session', 'rate_limit', 'app_user']) await tx.query(`delete from ${table}`);
    userId = newId();
    const passwordHash = await passwords.hash('a right password');
    await createUser(tx, userId, {
      username: 'Nora',
      passwordHash,
      firstName: 'Nora',
      lastName: 'Winter',
      email: 'nora@agency.example',
      isStaff: false,
      organisationId: null,
      permissions: ['a3m_core.DestinationManager'],
    });
  });
  sessions = newSessions();
  alarm = new GuessingAlarm();
  login = newLogin();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => db.close());

const later = (seconds: number): void => clock.set(new Date(clock.now().getTime() + seconds * 1_000).toISOString());
async function loggedIn(address: string, username = 'nora', passes = ''): Promise<string> {
  return (await login.authenticate({ username, password: 'a right password', address, passes })).access;
}
/** The code and text of a login that is rejected. */
async function rejected(username: string, password: string, address = HOME, passes = ''): Promise<string> {
  const fault = await login.authenticate({ username, password, address, passes }).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(fault instanceof Fault)) throw new Error(`It was not rejected: ${String(fault)}`);
  return `${fault.code} ${fault.messageKey}`;
}
async function failures(count: number, username = 'nora', address = HOME): Promise<void> {
  for (let n = 0; n < count; n += 1) await rejected(username, 'wrong', address);
}

describe('a login', () => {
  it('opens a session, whatever case the name is typed in', async () => {
    for (const name of ['Nora', 'nora', ' NORA '])
      expect(await sessions.viewerOf(await loggedIn(HOME, name))).toMatchObject({
        userId,
      });
  });

  it('answers alike for a wrong password, an unknown user and one who is switched off', async () => {
    const wrong = await rejected('nora', 'wrong');
    expect(await rejected('nobody', 'wrong')).toBe(wrong);
    await db.database.transaction('system', (tx) => tx.query('update app_user set is_active = false'));
    expect(await rejected('nora', 'a right password')).toBe(wrong);
    expect(wrong).toBe('BAD_USER_INPUT fault.loginFailed');
  });

  it.each([
    ['', 'x'],
    [' ', 'x'],
    ['nora', ''],
    ['no\0ra', 'x'],
    ['n'.repeat(1_001), 'x'],
    ['nora', 'x'.repeat(1_001)],
  ])('is rejected before any hashing for unusable input (%#)', async (username, password) => {
    expect(await rejected(username, password)).toBe('BAD_USER_INPUT fault.loginFailed');
    expect(
      await db.database.transaction('none', async (tx) => (await tx.query('select 1 from rate_limit')).rowCount),
    ).toBe(0);
  });

  it('keeps no name of those who failed', async () => {
    await failures(1);
    const { rows } = await db.database.transaction('none', (tx) =>
      tx.query<{ text: string }>('select f::text as text from rate_limit f'),
    );
    expect(rows).toHaveLength(3);
    for (const { text } of rows) expect(text).not.toMatch(/nora|203\.0\.113/i);
  });
});

describe('guessing a password', () => {
  it('has to wait after the fifth failure, although the sixth password is right', async () => {
    await failures(5);
    expect(await rejected('nora', 'a right password')).toBe(THROTTLED);
    later(1);
    await expect(loggedIn(HOME)).resolves.toEqual(expect.any(String));
  });

  it('waits twice as long each time', async () => {
    await failures(5);
    for (const wait of [1, 2, 4, 8]) {
      later(wait - 0.001);
      expect(await rejected('nora', 'wrong')).toBe(THROTTLED);
      later(0.001);
      expect(await rejected('nora', 'wrong')).toBe('BAD_USER_INPUT fault.loginFailed');
    }
  });

  it('from one network does not lock the owner out of another', async () => {
    await failures(7);
    await expect(loggedIn(ELSEWHERE)).resolves.toEqual(expect.any(String));
    expect(await rejected('nora', 'a right password')).toBe(THROTTLED);
  });

  it('of one account does not slow down another, and one that does not exist is slowed down alike', async () => {
    await failures(5, 'nobody');
    expect(await rejected('nobody', 'wrong')).toBe(THROTTLED);
    await expect(loggedIn(HOME)).resolves.toEqual(expect.any(String));
  });

  it('is forgotten after a right password, and after a quarter of an hour', async () => {
    await failures(4);
    await loggedIn(HOME);
    await failures(4);
    expect(await rejected('nora', 'wrong')).toBe('BAD_USER_INPUT fault.loginFailed');
    later(15 * 60 + 1);
    await expect(loggedIn(HOME)).resolves.toEqual(expect.any(String));
  });

  it('in a flood is rejected with a retry, and the others are served', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, n) => rejected(`nobody-${n}`, 'wrong', `198.51.${n}.1`)),
    );
    expect(new Set(outcomes)).toEqual(new Set([THROTTLED, FAILED]));
    await expect(loggedIn(HOME)).resolves.toEqual(expect.any(String));
  });

  /** Attempts at the same time, as many as the slots take, one group after the other; returns how many passwords were looked at. */
  async function evaluated(attempts: readonly (() => Promise<string>)[]): Promise<number> {
    const looked = jest.spyOn(passwords, 'matches');
    const before = looked.mock.calls.length;
    for (let n = 0; n < attempts.length; n += 15) await Promise.all(attempts.slice(n, n + 15).map((one) => one()));
    return looked.mock.calls.length - before;
  }
  const times = (count: number, attempt: (n: number) => Promise<string>): (() => Promise<string>)[] =>
    Array.from({ length: count }, (_, n) => () => attempt(n));

  it('is counted before the password is looked at: of many attempts at once, five are evaluated', async () => {
    const logins = [login, newLogin()];
    const looked = jest.spyOn(passwords, 'matches');
    const before = looked.mock.calls.length;
    await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) =>
        logins[n % 2]!.authenticate({ username: 'nora', password: 'wrong', address: HOME, passes: '' }),
      ),
    );
    expect(looked.mock.calls.length - before).toBe(5);
  });

  it('counts all addresses of a network of 24 bits, or of 64 in IPv6, as one', async () => {
    expect(await evaluated(times(20, (n) => rejected('nora', 'wrong', `203.0.113.${n}`)))).toBe(5);
    expect(await evaluated(times(20, (n) => rejected('nora', 'wrong', `2001:db8:1:2::${n}`)))).toBe(5);
  });

  it('of many accounts from one address is stopped after twenty in a minute', async () => {
    const from = (address: (n: number) => string): Promise<number> =>
      evaluated(times(60, (n) => rejected(`nobody-${n}`, 'wrong', address(n))));
    expect(await from(() => HOME)).toBe(20);
    expect(await from((n) => `2001:db8:1:2::${n}`)).toBe(20);
    later(61);
    expect(await from(() => HOME)).toBe(20);
  });

  it('of one account from many networks is stopped after thirty, and reported to operators without its name', async () => {
    expect(await evaluated(times(60, (n) => rejected('nora', 'wrong', `198.51.${n}.1`)))).toBe(30);
    expect(warned).toHaveBeenCalledTimes(1);
    expect(String(warned.mock.calls[0])).toMatch(/guesses passwords.*account [0-9a-f]{12}/);
    expect(String(warned.mock.calls[0])).not.toMatch(/nora|198\.51/i);
    expect(alarm.active()).toBe(1);
    later(15 * 60 + 1);
    expect(alarm.active()).toBe(0);
    await expect(loggedIn(ELSEWHERE)).resolves.toEqual(expect.any(String));
  });

  it('does not count right passwords: a whole office logs in from one address', async () => {
    for (let n = 0; n < 40; n += 1) await loggedIn(HOME);
    expect(await rejected('nora', 'wrong')).toBe(FAILED);
  });

  it('leaves the other connections to the database alone', async () => {
    const own = new Database(db.url, { max: 1 });
    const flooded = newLogin(own);
    const flood = Array.from({ length: 130 }, (_, n) =>
      flooded.authenticate({ username: `nobody-${n}`, password: 'wrong', address: `198.51.${n}.1`, passes: '' }).then(
        () => '',
        (error: Error) => error.message,
      ),
    );
    expect(new Set(await Promise.all(flood))).toEqual(new Set(['fault.tooManyAttempts', 'fault.loginFailed']));
    await own.close();
  });
});

describe('the second step', () => {
  let codeNow: () => string;
  beforeEach(async () => {
    await db.database.transaction('system', async (tx) => {
      const seed = newId();
      await beginSecondFactor(tx, { userId, seed, createdAt: clock.now() });
      const secret = Secret.fromBase32(factors.setUpOf(seed, 'nora').secret);
      codeNow = () => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
    });
  });
  const confirm = (): Promise<string[]> =>
    db.database.transaction('system', async (tx) => factors.confirm(tx, (await lockSecondFactor(tx, userId))!));
  async function attempt(code: string | null, password = 'a right password'): Promise<string> {
    try {
      await login.authenticate({ username: 'nora', password, code, address: HOME, passes: '' });
      return 'LOGGED_IN';
    } catch (error) {
      if (error instanceof Fault) return error.messageKey;
      if (!(error instanceof InputRejected)) throw error;
      return error.rejections.map(({ field, key }) => `${field} ${key}`).join();
    }
  }

  it('is not needed before it is confirmed', async () => {
    expect(await attempt(null)).toBe('LOGGED_IN');
  });

  it('comes after a right password, and takes each code once', async () => {
    await confirm();
    expect(await attempt(codeNow(), 'wrong')).toBe('fault.loginFailed');
    expect(await attempt(null)).toBe('code rejection.codeRequired');
    expect(await attempt('000000')).toBe('code rejection.codeWrong');
    const code = codeNow();
    expect(await attempt(` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe('LOGGED_IN');
    expect(await attempt(code)).toBe('code rejection.codeWrong');
    later(30);
    expect(await attempt(codeNow())).toBe('LOGGED_IN');
  });

  it('takes a code of half a minute ago, but not of a minute ago', async () => {
    await confirm();
    const code = codeNow();
    later(60);
    expect(await attempt(code)).toBe('code rejection.codeWrong');
    const second = codeNow();
    later(30);
    expect(await attempt(second)).toBe('LOGGED_IN');
  });

  it('takes a recovery code once, however it is written, and stores none of them', async () => {
    const [first, second] = await confirm();
    expect(await attempt(first!.toLowerCase())).toBe('LOGGED_IN');
    expect(await attempt(first!)).toBe('code rejection.codeWrong');
    expect(await attempt(second!.replace('-', ''))).toBe('LOGGED_IN');
    const row = await db.database.transaction('system', async (tx) =>
      JSON.stringify((await tx.query('select * from second_factor')).rows),
    );
    expect(row).not.toContain(second!.replace('-', ''));
  });

  it('cannot be guessed by who knows the password: codes count as attempts', async () => {
    await confirm();
    for (let n = 0; n < 5; n += 1) expect(await attempt(`00000${n}`)).toBe('code rejection.codeWrong');
    expect(await attempt(codeNow())).toBe('fault.tooManyAttempts');
    later(1);
    expect(await attempt(codeNow())).toBe('LOGGED_IN');
  });

  it('takes one code of many windows that send the same', async () => {
    await confirm();
    const code = codeNow();
    const results = await Promise.all([1, 2, 3].map(() => attempt(code)));
    expect(results.filter((result) => result === 'LOGGED_IN')).toHaveLength(1);
  });
});

describe('a known device', () => {
  const known = async (): Promise<string> =>
    (await login.authenticate({ username: 'Nora', password: 'a right password', address: HOME, passes: '' })).passes;

  it('lets its owner in while others guess at the account, also from the same address', async () => {
    const passes = await known();
    for (let n = 0; n < 40; n += 1) await rejected('nora', 'wrong', `198.51.${n}.1`);
    for (let n = 0; n < 30; n += 1) await rejected(`nobody-${n}`, 'wrong', HOME);
    expect(await rejected('nora', 'a right password', ELSEWHERE)).toBe(THROTTLED);
    expect(await rejected('nora', 'a right password', HOME)).toBe(THROTTLED);
    await expect(loggedIn(HOME, ' NORA', passes)).resolves.toEqual(expect.any(String));
  });

  it('lets its owner in while all slots are taken', async () => {
    const passes = await known();
    const flood = Array.from({ length: 60 }, (_, n) => rejected(`nobody-${n}`, 'wrong', `198.51.${n}.1`));
    await expect(loggedIn(HOME, 'nora', passes)).resolves.toEqual(expect.any(String));
    await Promise.all(flood);
  });

  it('has five attempts and then waits as everybody does', async () => {
    const passes = await known();
    for (let n = 0; n < 5; n += 1) expect(await rejected('nora', 'wrong', HOME, passes)).toBe(FAILED);
    expect(await rejected('nora', 'a right password', HOME, passes)).toBe(THROTTLED);
    await expect(loggedIn(HOME)).resolves.toEqual(expect.any(String));
  });

  it('is known for its people only, for half a year, and by the key of the product', async () => {
    const passes = await known();
    expect(passes).not.toMatch(/nora/i);
    expect(devices.idOf(passes, 'nora')).not.toBeNull();
    expect(devices.idOf(passes, 'someone-else')).toBeNull();
    expect(new KnownDevices(new LinkSecrets('another key'), clock).idOf(passes, 'nora')).toBeNull();
    for (const forged of ['', '~', passes.slice(1), `${passes}x`, passes.replace(/\.\d+\./, '.99999999999.')])
      expect(devices.idOf(forged, 'nora')).toBeNull();
    const more = ['b', 'c', 'd', 'e'].reduce((all, name) => devices.passesAfter(all, name), passes);
    expect([devices.idOf(more, 'e') !== null, devices.idOf(more, 'b') !== null, devices.idOf(more, 'nora')]).toEqual([
      true,
      true,
      null,
    ]);
    later(180 * 86_400);
    expect(devices.idOf(passes, 'nora')).toBeNull();
  });
});

describe('a session', () => {
  let token: string;
  beforeEach(async () => {
    token = await loggedIn(HOME);
  });
  const MINUTE = 60;

  describe('of a device that keeps cookies', () => {
    const inBrowser = async (passes = ''): Promise<{ token: string; ids: string[]; passes: string }> => {
      const outcome = await login.authenticate({
        username: 'nora',
        password: 'a right password',
        address: HOME,
        passes,
      });
      const ids = deviceIds({ headers: { cookie: `other=1; landfall-device=${outcome.passes}` }, secure: false });
      return { ...outcome, token: outcome.access, ids };
    };

    it('is worth nothing without the cookie from the first request on that came with it', async () => {
      const other = newSessions();
      const { token: stolen, ids } = await inBrowser();
      expect(await sessions.viewerOf(stolen, ids)).toMatchObject({ userId });
      later(5);
      expect(await sessions.viewerOf(stolen)).toBeNull();
      expect(await other.viewerOf(stolen)).toBeNull();
      expect(await other.viewerOf(stolen, ['another-device'])).toBeNull();
      expect(await other.viewerOf(stolen, ids)).toMatchObject({ userId });
      await sessions.close(stolen);
      expect(await sessions.viewerOf(stolen, ids)).toBeNull();
    });

    it('works without cookies for a client that keeps none', async () => {
      const { token: own } = await inBrowser();
      expect(await sessions.viewerOf(own)).toMatchObject({ userId });
      later(5);
      expect(await sessions.viewerOf(own, ['another-device'])).toMatchObject({ userId });
    });

    it('goes on in other windows of the browser after another login', async () => {
      const first = await inBrowser();
      expect(await sessions.viewerOf(first.token, first.ids)).not.toBeNull();
      const second = await inBrowser(first.passes);
      later(5);
      expect(await sessions.viewerOf(first.token, second.ids)).toMatchObject({ userId });
      expect(await sessions.viewerOf(second.token, second.ids)).toMatchObject({ userId });
    });
  });

  it('is stored as a hash only', async () => {
    const { rows } = await db.database.transaction('system', (tx) =>
      tx.query<{ text: string }>('select s::text as text from session s'),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.text).not.toContain(token);
  });

  it('is over at once when it is closed, and in other processes within five seconds', async () => {
    const other = newSessions();
    expect(await other.viewerOf(token)).not.toBeNull();
    await sessions.close(token);
    expect(await sessions.viewerOf(token)).toBeNull();
    later(5);
    expect(await other.viewerOf(token)).toBeNull();
  });

  it('is over within five seconds when its user is switched off, and has new permissions within them', async () => {
    await sessions.viewerOf(token);
    await db.database.transaction('system', (tx) => tx.query(`update app_user set permissions = '{}'`));
    later(5);
    expect(await sessions.viewerOf(token)).toMatchObject({ permissions: [] });
    await db.database.transaction('system', (tx) => tx.query('update app_user set is_active = false'));
    later(5);
    expect(await sessions.viewerOf(token)).toBeNull();
  });

  it('is found beside a flood of invented tokens, some of which are rejected with a retry', async () => {
    expect(await sessions.viewerOf(token)).toMatchObject({ userId });
    later(5);
    const searched = jest.spyOn(db.database, 'transaction');
    const flood = Array.from({ length: 600 }, () =>
      sessions.viewerOf(newSecret()).catch((error: unknown) => (error instanceof Fault ? error.code : error)),
    );
    expect(await sessions.viewerOf(token)).toMatchObject({ userId });
    expect(searched.mock.calls.length).toBeLessThan(50);
    const outcomes = await Promise.all(flood);
    expect(new Set(outcomes)).toEqual(new Set([null, 'UNAVAILABLE']));
  });

  describe('renewed by its refresh token', () => {
    let first: SessionTokens;
    beforeEach(async () => {
      first = await login.authenticate({ username: 'nora', password: 'a right password', address: HOME, passes: '' });
    });
    async function renewed(refresh: string, by = sessions): Promise<SessionTokens> {
      const tokens = await by.renew(refresh);
      if (!tokens) throw new Error('It was not renewed.');
      return tokens;
    }
    const isOver = async (access: string): Promise<boolean> => (await newSessions().viewerOf(access)) === null;

    it('goes on with the next access token; each is good for a quarter of an hour', async () => {
      later(15 * MINUTE - 4);
      expect(await sessions.viewerOf(first.access)).toMatchObject({ userId });
      const second = await renewed(first.refresh);
      later(4);
      expect(await sessions.viewerOf(first.access)).toBeNull();
      expect(await sessions.viewerOf(second.access)).toMatchObject({ userId });
      expect(new Set([first.access, first.refresh, second.access, second.refresh]).size).toBe(4);
    });

    it('is over once its owner logs out, also with a lapsed access token and a former refresh token', async () => {
      const second = await renewed(first.refresh);
      await sessions.closeRenewable('forged');
      expect(await isOver(second.access)).toBe(false);
      await sessions.closeRenewable(first.refresh);
      expect(await isOver(second.access)).toBe(true);
      expect(await sessions.renew(second.refresh)).toBeNull();
    });

    it('is over after half an hour without use', async () => {
      later(29 * MINUTE);
      const second = await renewed(first.refresh);
      later(10 * MINUTE);
      await sessions.viewerOf(second.access);
      later(29 * MINUTE);
      const third = await renewed(second.refresh);
      later(30 * MINUTE);
      expect(await sessions.renew(third.refresh)).toBeNull();
    });

    it('is over twelve hours after the login, however often it is renewed', async () => {
      let tokens = first;
      for (let n = 0; n < 35; n += 1) {
        later(20 * MINUTE);
        tokens = await renewed(tokens.refresh);
      }
      later(19 * MINUTE);
      tokens = await renewed(tokens.refresh);
      expect(await sessions.viewerOf(tokens.access)).not.toBeNull();
      later(MINUTE + 3);
      expect(await sessions.viewerOf(tokens.access)).toBeNull();
      expect(await sessions.renew(tokens.refresh)).toBeNull();
    });

    it('gives windows that renew at once, in any process, the same next refresh token', async () => {
      let renewals: Promise<SessionTokens>[] = [];
      await db.database.transaction('system', async (tx) => {
        await tx.query('select from session for update');
        renewals = [sessions, newSessions(), newSessions()].map((by) => renewed(first.refresh, by));
        await eventually(async () => {
          await tx.query('select pg_stat_clear_snapshot()');
          const { rows } = await tx.query(
            `select from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()`,
          );
          expect(rows).toHaveLength(3);
        });
      });
      const windows = await Promise.all(renewals);
      expect(new Set(windows.map(({ refresh }) => refresh)).size).toBe(1);
      for (const { access } of windows) expect(await sessions.viewerOf(access)).toMatchObject({ userId });
      later(10 * MINUTE);
      await renewed(windows[0]!.refresh);
    });

    it('is over with all its tokens as soon as a refresh token comes back after its exchange', async () => {
      const second = await renewed(first.refresh);
      expect(warned).not.toHaveBeenCalled();
      expect(await sessions.renew(first.refresh)).toBeNull();
      expect(String(warned.mock.calls)).toMatch(/refresh token came back/);
      expect(String(warned.mock.calls)).not.toContain(first.refresh.slice(0, 20));
      expect(await isOver(second.access)).toBe(true);
      expect(await sessions.renew(second.refresh)).toBeNull();
    });

    it('is over at once when a token of two exchanges before comes back', async () => {
      const second = await renewed(first.refresh);
      const third = await renewed(second.refresh);
      expect(await sessions.renew(first.refresh)).toBeNull();
      expect(await isOver(third.access)).toBe(true);
    });

    it('is not ended by what the product has not written', async () => {
      const [secret, , signature] = first.refresh.split('.');
      for (const forged of ['', 'x', `${secret}.1.${signature}`, `${secret}.0.${'x'.repeat(43)}`, `${first.refresh}x`])
        expect(await sessions.renew(forged)).toBeNull();
      const other = new Sessions(db.database, clock, new RefreshTokens(new LinkSecrets('another key')));
      expect(await other.renew(first.refresh)).toBeNull();
      expect(await isOver(first.access)).toBe(false);
    });

    it('is over when it is closed, its user is switched off, or the stored password is another', async () => {
      await sessions.close(first.access);
      expect(await sessions.renew(first.refresh)).toBeNull();
      const ways = [
        'update app_user set is_active = not is_active',
        `update app_user set password_hash = password_hash || 'x'`,
      ];
      for (const way of ways) {
        const tokens = await sessions.open({ id: userId, passwordHash: await storedPassword() });
        expect(await isOver(tokens.access)).toBe(false);
        await db.database.transaction('system', (tx) => tx.query(way));
        expect([await isOver(tokens.access), await sessions.renew(tokens.refresh)]).toEqual([true, null]);
        await db.database.transaction('system', (tx) => tx.query('update app_user set is_active = true'));
      }
    });

    async function storedPassword(): Promise<string> {
      const { rows } = await db.database.transaction('system', (tx) =>
        tx.query<{ hash: string }>('select password_hash as hash from app_user'),
      );
      return rows[0]!.hash;
    }

    it('keeps no text of a token, and no token that has expired', async () => {
      const second = await renewed(first.refresh);
      later(16 * MINUTE);
      const third = await renewed(second.refresh);
      const { rows } = await db.database.transaction('system', (tx) =>
        tx.query<{ text: string }>(
          `select s::text as text from session s union all
           select t::text from access_token t join session s on s.token_hash = t.session_hash where s.generation > 0`,
        ),
      );
      expect(rows).toHaveLength(3);
      const texts = [first, second, third].flatMap(({ access, refresh }) => [access, ...refresh.split('.')]);
      for (const { text } of rows)
        for (const token of texts.filter((part) => part.length > 6)) expect(text).not.toContain(token);
    });
  });

  it('has no user for an unknown token', async () => {
    for (const guess of ['', 'no token', token.slice(0, -1)]) expect(await sessions.viewerOf(guess)).toBeNull();
  });
});
