import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { PublicWeb } from '@landfall/platform';
import type { ImportSchedule, ImportSchedulePayload } from '@landfall/platform/schema';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { runDueImports } from './run-due-imports.job.js';
import type { ImportScheduleInput } from './import-schedule.input.js';
import { takeDueSchedule } from './import-schedule-store.js';
import { IMPORTERS } from '../importers/importers.js';
import { restrictionsBy } from '../../../restrictions/src/model/restriction/restriction-store.js';
import { aGermanList, ImportDesk, type ShownRun } from '../../test/import-desk.js';

jest.setTimeout(30_000);

let desk: ImportDesk;
let server: Server;
let base: string;
let answers: Record<string, { status: number; body: string; location?: string }>;
let requests: string[];

freshForEachTest(ImportDesk.open, (fresh) => {
  desk = fresh;
  answers = {};
  requests = [];
});
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    const { status, body, location } = answers[request.url ?? ''] ?? { status: 404, body: 'nothing here' };
    response.writeHead(status, location ? { location } : {}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://source.example:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** The web of the tests: one host, which is this process, counts as public. */
const web = (isAllowed = true): PublicWeb =>
  new PublicWeb(
    async () => [{ address: '127.0.0.1', family: 4 }],
    () => isAllowed,
  );
/** Reads what is due and lets a worker do what was queued. Returns the number of schedules. */
const runDue = async (from: PublicWeb = web()): Promise<number> => {
  const { db, clock, config } = desk.world;
  const queue = desk.queue;
  const done = await runDueImports({ database: db.database, clock, config, web: from, importers: IMPORTERS, queue });
  await desk.work();
  return done;
};
const input = (more: Partial<ImportScheduleInput> = {}): ImportScheduleInput => ({
  importer: 'advisory-de',
  address: `${base}/list.json`,
  everyHours: 24,
  isActive: true,
  applies: true,
  licence: 'Terms',
  ...more,
});
const create = (more: Partial<ImportScheduleInput> = {}) =>
  desk.as(desk.world.editor, () => desk.schedules.create(input(more))) as Promise<ImportSchedulePayload>;
const listed = async (): Promise<readonly ImportSchedule[]> => {
  const { results } = await desk.as(desk.world.editor, () => desk.schedules.importScheduleList({}));
  return results;
};
const lastRun = async (): Promise<ShownRun> => (await listed())[0]!.lastRun!;
const germanList = (warnings: Parameters<typeof aGermanList>[1] = {}): string =>
  aGermanList(desk.world.places, warnings);

describe('a schedule', () => {
  it('is run when its turn comes, applied by itself, and rests until the next turn', async () => {
    answers['/list.json'] = { status: 200, body: germanList({ AF: 'warning' }) };
    await create();
    expect(await runDue()).toBe(1);
    expect(await lastRun()).toMatchObject({
      state: 'APPLIED',
      counts: { added: 249 },
      sourceUri: `${base}/list.json`,
      licence: 'Terms',
      startedBy: null,
      appliedBy: null,
    });
    expect(await runDue()).toBe(0);
    desk.world.clock.set('2026-05-02T09:59:59Z');
    expect(await runDue()).toBe(0);
    desk.world.clock.set('2026-05-02T10:00:00Z');
    expect(await runDue()).toBe(1);
    expect(await lastRun()).toMatchObject({ state: 'APPLIED', counts: { added: 0, unchanged: 249 } });
    expect(requests).toHaveLength(2);
    const actors = await desk.world.query<{ actor: string }>('select distinct actor from event_log');
    expect(actors).toEqual([{ actor: 'import-advisory-de' }]);
  });

  it('only reports where an editor applies', async () => {
    answers['/list.json'] = { status: 200, body: germanList({ AF: 'warning' }) };
    await create({ applies: false });
    await runDue();
    const run = await lastRun();
    expect(run.state).toBe('DRY_RUN');
    expect(await desk.world.inSystem((tx) => restrictionsBy(tx))).toEqual([]);
    expect((await desk.apply(run.id, desk.second)).run).toMatchObject({
      state: 'APPLIED',
      appliedBy: { id: desk.second },
    });
  });

  it.each([
    ['an error', { status: 503, body: 'x' }, 'FAILED', 'Der Server hat mit einem Fehler geantwortet: 503.'],
    [
      'a redirect',
      { status: 302, body: '', location: 'http://elsewhere.example/list' },
      'FAILED',
      'Die Adresse leitet zu einer anderen weiter, der nicht gefolgt wurde: http://elsewhere.example/list.',
    ],
    ['too much', { status: 200, body: 'x'.repeat(5_000_001) }, 'FAILED', 'Die Antwort ist größer als 5 MB.'],
    [
      'nothing',
      { status: 200, body: '{}' },
      'REJECTED',
      'Die Antwort ist leer. Möglicherweise ist die Quelle abgeschaltet oder gestört.',
    ],
  ])('keeps a readable reason when the source answers %s, and changes nothing', async (_, answer, state, reason) => {
    answers['/list.json'] = { status: 200, body: germanList({ AF: 'warning' }) };
    await create({ everyHours: 1 });
    await runDue();
    const before = await desk.written();
    answers['/list.json'] = answer;
    desk.world.clock.set('2026-05-01T11:00:00Z');
    expect(await runDue()).toBe(1);
    expect(await lastRun()).toMatchObject({ state, problems: [reason] });
    expect(await desk.written()).toEqual(before);
  });

  it('never reads an address of the own network, and does not hold up others', async () => {
    await create();
    await runDue(web(false));
    expect(await lastRun()).toMatchObject({
      state: 'FAILED',
      problems: ['Die Adresse führt nicht in das öffentliche Internet und wurde nicht gelesen.'],
    });
    expect(requests).toEqual([]);
    answers['/matrix.csv'] = { status: 200, body: `Passport,Destination,Requirement\n${'DE,TH,30\n'.repeat(2)}` };
    await create({ importer: 'visa-matrix', address: `${base}/matrix.csv` });
    desk.world.clock.set('2026-05-03T10:00:00Z');
    expect(await runDue()).toBe(2);
    const matrix = (await listed()).find(({ address }) => address.endsWith('csv'))!.lastRun!;
    expect(matrix).toMatchObject({ state: 'REJECTED', problems: ['Zeile 3: DE → TH steht schon in Zeile 2.'] });
  });

  it('is resumed when its worker dies', async () => {
    answers['/list.json'] = { status: 200, body: germanList() };
    await create({ everyHours: 168 });
    await desk.world.inSystem((tx) => takeDueSchedule(tx, desk.world.clock.now()));
    expect(await runDue()).toBe(0);
    desk.world.clock.set('2026-05-01T10:15:00Z');
    expect(await runDue()).toBe(1);
    expect(await lastRun()).toMatchObject({ state: 'APPLIED' });
    desk.world.clock.set('2026-05-08T10:14:59Z');
    expect(await runDue()).toBe(0);
    desk.world.clock.set('2026-05-08T10:15:00Z');
    expect(await runDue()).toBe(1);
  });

  it.each([
    ['2026-05-01T21:30:00Z', '2026-05-01'],
    ['2026-05-01T22:30:00Z', '2026-05-02'],
    ['2026-11-15T22:30:00Z', '2026-11-15'],
    ['2026-11-15T23:30:00Z', '2026-11-16'],
  ])(
    'dates what says no day itself by the day of reading in the zone of the product: %s is %s',
    async (instant, dated) => {
      desk.world.clock.set(instant);
      answers['/regions.csv'] = { status: 200, body: 'code,name,iso_country\nDE-XY,Testland,DE\n' };
      await create({ importer: 'regions', address: `${base}/regions.csv` });
      await runDue();
      expect(await lastRun()).toMatchObject({ state: 'APPLIED', dated });
    },
  );

  it('is logged when it fails, without its address', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    try {
      await create({ address: `${base}/list.json?key=secret` });
      await runDue();
      expect(warn.mock.calls.map(([line]) => String(line))).toEqual([
        expect.stringMatching(/^Schedule [0-9a-f-]{36} \(advisory-de\): FAILED, import\.problem\.httpStatus$/),
      ]);
    } finally {
      warn.mockRestore();
    }
  });

  it('is taken by one worker at a time', async () => {
    answers['/list.json'] = { status: 200, body: germanList() };
    await create();
    expect((await Promise.all([runDue(), runDue(), runDue()])).sort()).toEqual([0, 0, 1]);
    expect(requests).toHaveLength(1);
  });

  it('is rejected when it cannot be right', async () => {
    const { ok, errors } = await create({
      importer: 'x',
      address: 'file:///etc/passwd',
      everyHours: 8_785,
      licence: ' ',
    });
    expect([ok, errors.map(({ field }) => field)]).toEqual([false, ['importer', 'address', 'everyHours', 'licence']]);
    expect((await create({ everyHours: 0 })).errors.map(({ field }) => field)).toEqual(['everyHours']);
    for (const address of ['https://user:secret@source.example/', 'https:source.example/list.json']) {
      expect((await create({ address })).errors.map(({ field }) => field)).toEqual(['address']);
    }
    expect(await listed()).toEqual([]);
  });

  it('can be changed, switched off and deleted; its runs stay', async () => {
    answers['/list.json'] = { status: 200, body: germanList() };
    const { schedule } = await create();
    await runDue();
    const update = (more: Partial<ImportScheduleInput>) =>
      desk.as(desk.second, () =>
        desk.schedules.update({ ...input(more), id: schedule!.id }),
      ) as Promise<ImportSchedulePayload>;
    expect((await update({ isActive: false })).schedule).toMatchObject({
      isActive: false,
      lastRun: { state: 'APPLIED' },
    });
    desk.world.clock.set('2026-06-01T10:00:00Z');
    expect(await runDue()).toBe(0);
    await update({ isActive: true });
    expect(await runDue()).toBe(1);
    expect(await desk.as(desk.second, () => desk.schedules.remove(schedule!.id))).toEqual({ ok: true, errors: [] });
    expect(await desk.as(desk.second, () => desk.schedules.remove(schedule!.id))).toMatchObject({
      ok: false,
      errors: [{ field: 'id' }],
    });
    expect((await update({})).ok).toBe(false);
    expect(await desk.as(desk.second, () => desk.imports.importRunList({}))).toMatchObject({ totalCount: 2 });
  });
});
