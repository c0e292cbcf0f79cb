import { availableParallelism } from 'node:os';
import { Fault, InputRejected } from '@landfall/kernel';
import {
  beginAttempt,
  forgetAttempts,
  giveBackWithin,
  networkOf,
  NoSlot,
  Slots,
  subscriberOf,
  takeWithin,
  type Database,
  type GrowingWaitRule,
  type Passwords,
  type RateLimitRule,
  type Tx,
} from '@landfall/platform';
import type { SecondFactors } from '../second-factor/second-factors.js';
import type { LoggedInUser } from '../sessions/sessions.js';
import { credentialsOf } from '../users/user-store.js';
import type { GuessingAlarm } from './guessing-alarm.js';
import type { KnownDevices } from './known-devices.js';
import type { LoggedIn, SessionOpening } from './session-opening.js';

const WAITS: GrowingWaitRule = { name: 'login', free: 5, maxSeconds: 15 * 60, forgetSeconds: 60 * 60 };
const BY_ADDRESS: RateLimitRule = { name: 'login-address', points: 20, seconds: 60 };
/** From all networks together; known devices are not among them. */
const BY_ACCOUNT: RateLimitRule = { name: 'login-account', points: 30, seconds: 15 * 60 };
const MAX_LENGTH = 1_000;
/** Half of the processors may hash. An office that logs in at once waits for a second or two; a flood is rejected. */
const SLOTS = {
  parallel: Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2))),
  waiting: 30,
  preferred: 16,
};
const REJECTED_MS = 2_000;
const REJECTED_KEPT = 10_000;

export interface Credentials {
  username: string;
  password: string;
  /** Of the second step, where the user has one. */
  code?: string | null | undefined;
  address: string;
  passes: string;
}

type Limit = 'account' | 'address';

interface Attempt {
  name: string;
  source: string;
  /** Null on a known device, which counts by itself. */
  address: string | null;
}

class Throttled extends Error {
  constructor(readonly limit: Limit) {
    super();
  }
}

/**
 * Username and password for a session. Attempts count before the password is looked at: per account and network (five, then a wait
 * that doubles from one second to fifteen minutes), per address, and per account. A device on which the owner has logged in before counts by
 * itself, so that nobody else locks the owner out.
 */
export class Login {
  private readonly slots = new Slots(SLOTS);
  private readonly rejected = new Map<string, number>();

  constructor(
    private readonly database: Pick<Database, 'transaction'>,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactors,
    private readonly opening: SessionOpening,
    private readonly devices: KnownDevices,
    private readonly alarm: GuessingAlarm,
  ) {}

  /**
   * Throws a `Fault`: BAD_USER_INPUT for wrong credentials (known and unknown users alike), TOO_MANY_REQUESTS when throttled. Throws
   * `InputRejected` on `code` when the password is right and a second step is needed, or its code wrong.
   */
  async authenticate({ username, password, code, address, passes }: Credentials): Promise<LoggedIn> {
    if (!isName(username) || !password || password.length > MAX_LENGTH)
      throw new Fault('BAD_USER_INPUT', 'fault.loginFailed');
    const name = username.trim().toLowerCase();
    const device = this.devices.idOf(passes, name);
    const attempt: Attempt = {
      name,
      source: `${name}|${device ?? networkOf(address)}`,
      address: device ? null : subscriberOf(address),
    };
    const user = await this.limited(attempt, password, code?.trim() ?? '');
    if (!user) throw new Fault('BAD_USER_INPUT', 'fault.loginFailed');
    return this.opening.open(user, name, passes);
  }

  private async limited(attempt: Attempt, password: string, code: string): Promise<LoggedInUser | null> {
    const { name, address } = attempt;
    try {
      if (address !== null && (this.rejected.get(address) ?? 0) > Date.now()) throw new Throttled('address');
      return await this.slots.run(() => this.checked(attempt, password, code), { isPreferred: address === null });
    } catch (error) {
      if (error instanceof Throttled) {
        if (error.limit === 'address' && address !== null) this.reject(address);
        this.alarm.note(error.limit, error.limit === 'account' ? name : (address ?? name));
      } else if (error instanceof NoSlot) this.alarm.noteFlood();
      else throw error;
      throw new Fault('TOO_MANY_REQUESTS', 'fault.tooManyAttempts');
    }
  }

  private async checked(attempt: Attempt, password: string, code: string): Promise<LoggedInUser | null> {
    const user = await this.database.transaction('system', async (tx) => {
      await begin(tx, attempt);
      return credentialsOf(tx, attempt.name);
    });
    const matches = await this.passwords.matches(user?.passwordHash ?? null, password);
    if (!user || !matches) return null;
    // An attempt without the right code counts: who knows a password alone must not guess codes.
    const problem = await this.database.transaction('system', async (tx) => {
      const found = await this.factors.problemOf(tx, user.id, code);
      if (!found) await forget(tx, attempt);
      return found;
    });
    if (problem) throw new InputRejected([{ field: 'code', key: problem }]);
    return user;
  }

  private reject(address: string): void {
    if (this.rejected.has(address) && this.rejected.get(address)! > Date.now()) return;
    if (this.rejected.size >= REJECTED_KEPT) this.rejected.clear();
    this.rejected.set(address, Date.now() + REJECTED_MS);
  }
}

/** Counts an attempt under all its keys, or, when one of them is exhausted, under none. */
async function begin(tx: Tx, { name, source, address }: Attempt): Promise<void> {
  if (address !== null && !(await takeWithin(tx, BY_ADDRESS, address))) throw new Throttled('address');
  if (!(await beginAttempt(tx, WAITS, source))) throw new Throttled('account');
  if (address !== null && !(await takeWithin(tx, BY_ACCOUNT, name))) throw new Throttled('account');
}

/** A right password costs nobody a later attempt: whole offices log in from one address. */
async function forget(tx: Tx, { name, source, address }: Attempt): Promise<void> {
  if (address !== null) {
    await giveBackWithin(tx, BY_ADDRESS, address);
  }
  await forgetAttempts(tx, WAITS, source);
  if (address !== null) await giveBackWithin(tx, BY_ACCOUNT, name);
}

/** PostgreSQL takes no null character in a text, and no user has one in his name. */
const isName = (username: string): boolean =>
  username.trim() !== '' && username.length <= MAX_LENGTH && !username.includes('\0');
