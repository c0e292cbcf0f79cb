import { jest } from '@jest/globals';
import { Fault, fixedClock, newId } from '@landfall/kernel';
import { Passwords } from '@landfall/platform';
import { testDatabase, type TestDatabase } from '@landfall/platform/testing';
import { Sessions } from '../sessions/sessions.js';
import { createUser } from '../users/user-store.js';
import { Login } from './login.js';

jest.setTimeout(30_000);
const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';
const START = '2026-05-01T08:00:00Z';

const passwords = new Passwords();
const clock = fixedClock(START);
let db: TestDatabase;
let login: Login;
let sessions: Sessions;
let userId: string;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  // Limits count by the clock of the machine.
  jest.spyOn(Date, 'now').mockImplementation(() => clock.now().getTime());
  clock.set(START);
  await db.database.transaction('system', async (tx) => {
    for (const table of ['session', 'rate_limit', 'app_user']) await tx.query(`delete from ${table}`);
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
  sessions = new Sessions(db.database, clock);
  login = new Login(db.database, passwords, sessions);
});
afterAll(() => db.close());

const later = (seconds: number): void => clock.set(new Date(clock.now().getTime() + seconds * 1_000).toISOString());
/** The code and text of a login that is rejected. */
async function rejected(username: string, password: string, address = HOME): Promise<string> {
  const fault = await login.authenticate(username, password, address).then(
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
      expect(await sessions.viewerOf(await login.authenticate(name, 'a right password', HOME))).toMatchObject({
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
    expect(rows).toHaveLength(1);
    expect(rows[0]!.text).not.toMatch(/nora|203\.0\.113/i);
  });
});

describe('guessing a password', () => {
  const THROTTLED = 'TOO_MANY_REQUESTS fault.tooManyAttempts';

  it('has to wait after the fifth failure, although the sixth password is right', async () => {
    await failures(5);
    expect(await rejected('nora', 'a right password')).toBe(THROTTLED);
    later(1);
    await expect(login.authenticate('nora', 'a right password', HOME)).resolves.toEqual(expect.any(String));
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
    await expect(login.authenticate('nora', 'a right password', ELSEWHERE)).resolves.toEqual(expect.any(String));
    expect(await rejected('nora', 'a right password')).toBe(THROTTLED);
  });

  it('of one account does not slow down another, and one that does not exist is slowed down alike', async () => {
    await failures(5, 'nobody');
    expect(await rejected('nobody', 'wrong')).toBe(THROTTLED);
    await expect(login.authenticate('nora', 'a right password', HOME)).resolves.toEqual(expect.any(String));
  });

  it('is forgotten after a right password, and after a quarter of an hour', async () => {
    await failures(4);
    await login.authenticate('nora', 'a right password', HOME);
    await failures(4);
    expect(await rejected('nora', 'wrong')).toBe('BAD_USER_INPUT fault.loginFailed');
    later(15 * 60 + 1);
    await expect(login.authenticate('nora', 'a right password', HOME)).resolves.toEqual(expect.any(String));
  });

  it('in a flood is rejected with a retry, and the others are served', async () => {
    const outcomes = await Promise.all(Array.from({ length: 60 }, (_, n) => rejected(`nobody-${n}`, 'wrong')));
    expect(outcomes.every((o) => o === THROTTLED || o === 'BAD_USER_INPUT fault.loginFailed')).toBe(true);
    await expect(login.authenticate('nora', 'a right password', HOME)).resolves.toEqual(expect.any(String));
  });
});

describe('a session', () => {
  let token: string;
  beforeEach(async () => {
    token = await login.authenticate('nora', 'a right password', HOME);
  });
  const MINUTE = 60;

  it('is stored as a hash only', async () => {
    const { rows } = await db.database.transaction('none', (tx) =>
      tx.query<{ text: string }>('select s::text as text from session s'),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.text).not.toContain(token);
  });

  it('lives while it is used, and dies after half an hour without use', async () => {
    for (let n = 0; n < 4; n += 1) {
      later(29 * MINUTE);
      expect(await sessions.viewerOf(token)).toMatchObject({ userId });
    }
    later(30 * MINUTE);
    expect(await sessions.viewerOf(token)).toBeNull();
    later(-5 * MINUTE);
    expect(await new Sessions(db.database, clock).viewerOf(token)).toMatchObject({ userId });
  });

  it('dies twelve hours after the login, however much it is used', async () => {
    for (let n = 0; n < 35; n += 1) {
      later(20 * MINUTE);
      expect(await sessions.viewerOf(token)).not.toBeNull();
    }
    later(20 * MINUTE);
    expect(await sessions.viewerOf(token)).toBeNull();
  });

  it('is over at once when it is closed, and in other processes within five seconds', async () => {
    const other = new Sessions(db.database, clock);
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

  it('has no user for an unknown token', async () => {
    for (const guess of ['', 'no token', token.slice(0, -1)]) expect(await sessions.viewerOf(guess)).toBeNull();
  });
});
