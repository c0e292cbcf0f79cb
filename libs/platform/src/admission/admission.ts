import type { Server } from 'node:http';
import { performance } from 'node:perf_hooks';
import { Pace, RecentWork } from '../connections/index.js';
import { LoopSampler } from './loop-sampler.js';
import { QuietSockets } from './quiet-sockets.js';
import { Shares, type Waiting } from './shares.js';

/** Longest expected wait of a request that is let in while others are turned away, and otherwise. */
const WAIT_MS = { overloaded: 100, otherwise: 500 };
/** Longest age of a request while others are turned away, and otherwise: a single pause turns nobody away. */
const AGE_MS = { overloaded: 300, otherwise: 1_000 };
/** Overload is over when nobody has been turned away for so long; once nothing waits or is at work, sooner: bursts are no flood. */
const CALM_MS = { atWork: 1_000, idle: 100 };
/** So few waiting requests are always served; in an overloaded process, fewer. */
const ALWAYS_SERVED = { overloaded: 8, otherwise: 60 };
/** Requests at work at the same time; one of more than a second no longer counts among them, but in all. */
const AT_WORK = 48;
/** The same while the event loop does nothing else: more at a time would only delay each other. */
const AT_WORK_BUSY = 4;
const BUSY = 0.9;
const OPEN = 400;
/** Late requests that one turn removes. */
const REMOVED_PER_TURN = 50;

export interface AdmissionTiming {
  now: () => number;
  /** Runs `turn` after the sockets have been read. */
  soon: (turn: () => void) => void;
  /** How long the event loop stood still before the sockets were last read, in ms. */
  loopDelay: () => number;
  /** Share of the last 100 ms in which the event loop was at work. */
  utilisation: () => number;
}

/**
 * Lets requests in one per turn of the event loop, so that the sockets are read in between and nobody waits for an answer that is
 * a rejection. A request is let in when it can expect its turn within 500 ms, 100 ms in an overloaded process: by the number before it in its share and by the
 * measured time between turns. Shares get turns by their weight while they have requests.
 */
export class Admission<Name extends string> {
  private readonly shares: Shares<Name>;
  private readonly recent = new RecentWork();
  private readonly timing: AdmissionTiming;
  private readonly sockets = new QuietSockets();
  private open = 0;
  private readonly pace = new Pace();
  private lastRejection = Number.NEGATIVE_INFINITY;
  private isScheduled = false;

  constructor(weights: Readonly<Record<Name, number>>, timing?: AdmissionTiming) {
    this.shares = new Shares(weights);
    this.timing = timing ?? this.ownTiming();
  }

  /** Sockets of a server that accepts requests are read before the next turn. */
  watch(server: Server): void {
    server.on('connection', () => this.sockets.arrived());
    server.on('request', () => this.sockets.arrived());
  }

  /** Whether a request of this share would be served in time. A rejection is noted. */
  hasRoom(...names: Name[]): boolean {
    if (this.isIdle() && this.sinceRejection() > CALM_MS.idle) this.lastRejection = Number.NEGATIVE_INFINITY;
    const hasRoom = this.open + this.shares.size < OPEN && names.some((name) => this.isInTime(name));
    if (!hasRoom) this.lastRejection = this.timing.now();
    return hasRoom;
  }

  /**
   * Queues a request. `run` gets a function to be called when the request has been answered; `reject` is called instead of `run`
   * when the turn comes too late.
   */
  enter(name: Name, run: Waiting['run'], reject: () => void): void {
    if (!this.hasRoom(name)) return reject();
    this.shares.add(name, { since: this.timing.now(), run, reject });
    this.schedule();
  }

  private isInTime(name: Name): boolean {
    const before = this.shares.countBefore(name);
    if (before < this.limit(ALWAYS_SERVED)) return true;
    return this.pace.waitOf(before) <= this.limit(WAIT_MS) && this.timing.loopDelay() <= this.limit(AGE_MS);
  }

  private isOverloaded(): boolean {
    return this.sinceRejection() < CALM_MS.atWork;
  }

  private isIdle(): boolean {
    return this.open + this.shares.size === 0;
  }

  private sinceRejection(): number {
    return this.timing.now() - this.lastRejection;
  }

  private limit({ overloaded, otherwise }: Record<'overloaded' | 'otherwise', number>): number {
    return this.isOverloaded() ? overloaded : otherwise;
  }

  private schedule(): void {
    if (this.isScheduled || this.shares.size === 0 || this.atWork() >= this.limitOfWork()) return;
    this.isScheduled = true;
    this.timing.soon(() => this.turn());
  }

  private turn(): void {
    this.isScheduled = false;
    const now = this.timing.now();
    this.nextInTime(now)?.run(this.begin(now));
    this.pace.step(now, this.shares.size === 0);
    this.schedule();
  }

  private nextInTime(now: number): Waiting | null {
    for (let removed = 0; removed < REMOVED_PER_TURN; removed += 1) {
      const next = this.shares.next();
      if (!next || this.shares.size < this.limit(ALWAYS_SERVED) || now - next.since <= this.limit(AGE_MS)) return next;
      this.lastRejection = now;
      next.reject();
    }
    return null;
  }

  private begin(now: number): () => void {
    const end = this.recent.begin(now);
    this.open += 1;
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      end();
      this.open -= 1;
      this.schedule();
    };
  }

  private limitOfWork(): number {
    return this.timing.utilisation() > BUSY ? AT_WORK_BUSY : AT_WORK;
  }

  private atWork(): number {
    return this.recent.count(this.timing.now());
  }

  private ownTiming(): AdmissionTiming {
    const loop = new LoopSampler(
      () => this.isIdle(),
      () => this.schedule(),
    );
    return {
      now: () => performance.now(),
      soon: (turn) => this.sockets.soon(turn),
      loopDelay: () => loop.delay,
      utilisation: () => loop.utilisation,
    };
  }
}
