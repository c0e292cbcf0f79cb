import { eventually } from '@landfall/platform/testing';
import { Landfall, newHome } from './landfall.js';
import { createTrip, inDays, tokenOf, tripPage, type Trip } from './operations.js';

const BACK_MS = 15_000;
const STOP_MS = 10_000;
const STOP_WITHOUT_DATABASE_MS = 8_000;
const WORKER_STOP_MS = 5_000;
const trip: Trip = { destinations: ['TH'], citizenships: ['DE'], dateStart: inDays(5), dateEnd: inDays(15) };

const isReady = async (landfall: Landfall): Promise<void> => {
  for (const path of ['/readyz', '/traveller/readyz']) {
    const answer = await landfall.fetch(path);
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  }
};

/** Ends the database server as a crash does, and waits until everything works on the next one. */
async function loseDatabase(landfall: Landfall): Promise<void> {
  const lost = await landfall.postmaster();
  process.kill(lost, 'SIGKILL');
  await eventually(async () => {
    expect(await landfall.postmaster()).not.toBe(lost);
    await isReady(landfall);
  }, BACK_MS);
}

async function timeToStop(
  landfall: Landfall,
  ...signals: [afterMs: number, signal: NodeJS.Signals][]
): Promise<number> {
  const began = Date.now();
  const ended = landfall.ended();
  for (const [afterMs, signal] of signals) setTimeout(() => landfall.signal(signal), afterMs);
  await ended;
  return Date.now() - began;
}

const nothingRuns = (landfall: Landfall): Promise<void> =>
  eventually(async () => expect(await landfall.processes()).toEqual([]), 5_000);

describe('npm start without its database', () => {
  it('starts it again, as often as it is lost, and keeps what it has acknowledged', async () => {
    const landfall = await Landfall.start();
    const agent = await landfall.login('agent');
    const acknowledged: string[] = [];
    let writing = true;
    const writer = (async () => {
      while (writing) {
        const created = await createTrip(landfall, agent, trip).catch(() => null);
        if (created?.url) acknowledged.push(tokenOf(created.url));
      }
    })();
    const codes = new Set<string>();
    const reader = (async () => {
      while (writing) {
        const answer = await landfall.ask(agent, '{ myjourneys(limit: 1) { results { id } } }').catch(() => null);
        for (const { extensions } of answer?.errors ?? []) codes.add(extensions.code);
      }
    })();
    for (let times = 0; times < 3; times += 1) {
      const before = acknowledged.length;
      await eventually(() => expect(acknowledged.length).toBeGreaterThan(before + 5), BACK_MS);
      await loseDatabase(landfall);
    }
    writing = false;
    await Promise.all([writer, reader]);
    expect([...codes]).toEqual(['UNAVAILABLE']);
    for (const token of acknowledged) expect((await tripPage(landfall, token))!.state).toBe('ACTIVE');
    expect(await timeToStop(landfall, [0, 'SIGINT'])).toBeLessThan(STOP_MS);
    await nothingRuns(landfall);
    await landfall.remove();
  }, 180_000);

  it('stops when its database hangs, and at once at the second signal', async () => {
    const landfall = await Landfall.start();
    process.kill(await landfall.postmaster(), 'SIGSTOP');
    expect(await timeToStop(landfall, [0, 'SIGINT'])).toBeLessThan(STOP_MS);
    await nothingRuns(landfall);

    const next = await Landfall.start({ home: landfall.home });
    for (const pid of [await next.postmaster(), await next.pidOf('worker')]) process.kill(pid, 'SIGSTOP');
    expect(await timeToStop(next, [0, 'SIGINT'], [1_500, 'SIGINT'])).toBeLessThan(2_500);
    await nothingRuns(next);
    await next.remove();
  }, 180_000);

  it('stops in time, and by itself, when its database is gone', async () => {
    const landfall = await Landfall.start();
    const worker = await landfall.pidOf('worker');
    const keeper = await landfall.keeper();
    for (const pid of [keeper, await landfall.postmaster()]) process.kill(pid, 'SIGKILL');
    const stopped = timeToStop(landfall, [0, 'SIGINT']);
    // The process group is killed after 7 s: a worker that is gone before has stopped by itself.
    await eventually(() => expect(() => process.kill(worker, 0)).toThrow('ESRCH'), WORKER_STOP_MS);
    expect(await stopped).toBeLessThan(STOP_WITHOUT_DATABASE_MS);
    expect(landfall.output).not.toContain('is back after');
    expect(landfall.output).not.toMatch(/ERROR.*ECONNREFUSED/);
    await nothingRuns(landfall);
    await landfall.remove();
  }, 180_000);

  it('stops at any moment of its start, which the next one completes', async () => {
    const home = await newHome();
    for (const said of ['starting the private PostgreSQL', 'migrating the database', 'starting mail catcher']) {
      const landfall = await Landfall.launch({ home });
      await eventually(() => expect(landfall.output).toContain(said), 60_000);
      expect(await timeToStop(landfall, [0, 'SIGTERM'])).toBeLessThan(STOP_MS);
      await nothingRuns(landfall);
    }
    const landfall = await Landfall.start({ home });
    await landfall.stop();
    await landfall.remove();
  }, 240_000);

  it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
    'stops with the npm that has started it, ended by %s',
    async (signal) => {
      const landfall = await Landfall.start({ byNpm: true });
      landfall.signal(signal);
      await eventually(async () => expect(await landfall.processes()).toEqual([]), STOP_MS);
      await landfall.remove();
    },
    120_000,
  );

  it('leaves nothing behind when the start script is killed, and starts again', async () => {
    const landfall = await Landfall.start();
    landfall.signal('SIGKILL');
    const next = await Landfall.start({ home: landfall.home });
    await isReady(next);
    await next.stop();
    await nothingRuns(next);
    await next.remove();
  }, 120_000);
});

describe('two starts on one data folder', () => {
  it('end with one that runs and one that says why not, also while the first one migrates', async () => {
    const home = await newHome();
    const first = await Landfall.launch({ home });
    await eventually(() => expect(first.output).toContain('migrating the database'), 60_000);
    const second = await Landfall.launch({ home });
    expect(await second.ended()).toBe(1);
    expect(second.output).toContain('already running');
    await eventually(() => expect(first.output).toContain('Landfall is ready'), 90_000);
    await first.stop();
    await first.remove();
  }, 120_000);
});
