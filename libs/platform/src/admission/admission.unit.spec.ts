import { Admission, type AdmissionTiming } from './admission.js';

/** A process with one thread: turns run one after another, and requests arrive while they run. */
class Machine implements AdmissionTiming {
  time = 0;
  delay = 0;
  private turn: (() => void) | null = null;
  now = (): number => this.time;
  soon = (turn: () => void): void => {
    this.turn = turn;
  };
  loopDelay = (): number => this.delay;
  busy = 0;
  utilisation = (): number => this.busy;

  /** Runs the next turn; false: there is none. */
  step(): boolean {
    const turn = this.turn;
    this.turn = null;
    turn?.();
    return turn !== null;
  }
}

type Outcome = { share: string; wait: number; isServed: boolean };

/** Lets requests arrive at a constant rate for some seconds; each takes `ms` of the thread. */
function load(
  machine: Machine,
  admission: Admission<'users' | 'logins'>,
  { rates, ms, seconds }: { rates: Partial<Record<'users' | 'logins', number>>; ms: number; seconds: number },
): Outcome[] {
  const outcomes: Outcome[] = [];
  const until = machine.time + seconds * 1_000;
  const next = Object.entries(rates).map(([share, rate]) => ({
    share: share as 'users' | 'logins',
    gap: 1_000 / rate,
    at: machine.time,
  }));
  const arrive = (share: 'users' | 'logins', at: number): void => {
    const end = (isServed: boolean): void => void outcomes.push({ share, wait: machine.time - at, isServed });
    const reject = (): void => end(false);
    if (!admission.hasRoom(share)) return reject();
    const run = (done: () => void): void => {
      machine.time += ms;
      end(true);
      done();
    };
    admission.enter(share, run, reject);
  };
  while (machine.time < until) {
    for (const source of next)
      for (; source.at <= machine.time; source.at += source.gap) arrive(source.share, source.at);
    if (!machine.step()) machine.time += 0.5;
  }
  while (machine.step());
  return outcomes;
}

const served = (outcomes: Outcome[]): Outcome[] => outcomes.filter(({ isServed }) => isServed);
const rejected = (outcomes: Outcome[]): Outcome[] => outcomes.filter(({ isServed }) => !isServed);
const p99 = (outcomes: Outcome[]): number =>
  outcomes
    .map(({ wait }) => wait)
    .sort((a, b) => a - b)
    .at(Math.floor(outcomes.length * 0.99))!;

let machine: Machine;
let admission: Admission<'users' | 'logins'>;
beforeEach(() => {
  machine = new Machine();
  admission = new Admission({ users: 4, logins: 1 }, machine);
});

describe('admission', () => {
  it('lets everybody in below the capacity', () => {
    const outcomes = load(machine, admission, { rates: { users: 90 }, ms: 10, seconds: 10 });
    expect(served(outcomes)).toHaveLength(outcomes.length);
  });

  it.each([1, 4, 10])('keeps the wait short at three times the capacity and wastes none of it (%d ms each)', (ms) => {
    const capacity = 1_000 / ms;
    const outcomes = load(machine, admission, { rates: { users: 3 * capacity }, ms, seconds: 20 });
    // Until the first rejection more are let in, as in a burst.
    expect(p99(served(outcomes))).toBeLessThanOrEqual(310);
    expect(p99(rejected(outcomes))).toBeLessThanOrEqual(ms);
    expect(served(outcomes).length).toBeGreaterThan(19 * capacity);
    expect(served(load(machine, admission, { rates: { users: capacity / 2 }, ms, seconds: 2 }))).toHaveLength(capacity);
  });

  it('gives a share its turns while another one is beyond the capacity', () => {
    const outcomes = load(machine, admission, { rates: { users: 600, logins: 15 }, ms: 5, seconds: 10 });
    const logins = served(outcomes).filter(({ share }) => share === 'logins');
    expect(logins).toHaveLength(150);
    expect(Math.max(...logins.map(({ wait }) => wait))).toBeLessThanOrEqual(100);
  });

  it('rejects after a pause of the process what has waited for too long, but serves a few at any time', () => {
    machine.delay = 1_500;
    const outcomes: string[] = [];
    for (let n = 0; n < 140; n += 1)
      admission.enter(
        'users',
        (done) => {
          outcomes.push('served');
          done();
        },
        () => outcomes.push('rejected'),
      );
    while (machine.step());
    expect(outcomes.filter((o) => o === 'served')).toHaveLength(60);
    expect(outcomes).toHaveLength(140);
  });

  it('turns nobody away after a short pause', () => {
    machine.delay = 600;
    let count = 0;
    for (let n = 0; n < 20; n += 1)
      admission.enter(
        'users',
        (done) => (done(), (count += 1)),
        () => undefined,
      );
    while (machine.step());
    expect(count).toBe(20);
  });

  it('serves a burst that follows another one which was too large', () => {
    const burst = (size: number): number => {
      let rejections = 0;
      for (let n = 0; n < size; n += 1)
        admission.enter(
          'users',
          (done) => ((machine.time += 4), done()),
          () => (rejections += 1),
        );
      while (machine.step());
      return rejections;
    };
    expect(burst(200)).toBeGreaterThan(100);
    machine.time += 101;
    expect(burst(50)).toBe(0);
  });

  it('begins few requests at a time while the event loop is at work all the time', () => {
    machine.busy = 0.95;
    const begun: (() => void)[] = [];
    for (let n = 0; n < 8; n += 1)
      admission.enter(
        'users',
        (done) => begun.push(done),
        () => undefined,
      );
    while (machine.step());
    expect(begun).toHaveLength(4);
    begun[0]!();
    while (machine.step());
    expect(begun).toHaveLength(5);
    machine.busy = 0.5;
    begun[1]!();
    while (machine.step());
    expect(begun).toHaveLength(8);
  });

  it('bounds the requests at work; those that take long do not stop the others, up to a limit in all', () => {
    let [begun, rejected] = [0, 0];
    const enter = (count: number): void => {
      for (let n = 0; n < count; n += 1) {
        admission.enter(
          'users',
          () => (begun += 1),
          () => (rejected += 1),
        );
        machine.time += 1;
        machine.step();
      }
    };
    enter(60);
    expect(begun).toBe(48);
    for (let round = 0; round < 30; round += 1) {
      machine.time += 1_001;
      enter(20);
    }
    expect(begun).toBe(400);
    expect(rejected).toBeGreaterThan(0);
  });
});
