import { jest } from '@jest/globals';
import { newId } from '@landfall/kernel';
import type { ListArguments, ListPage, Presented } from '@landfall/platform';
import type {
  ImportRunFilter,
  ImportRunSortField,
  ImportScheduleFilter,
  ImportSchedulePayload,
  ImportScheduleSortField,
} from '@landfall/platform/schema';
import { PAGE_TOO_LONG, rejectionsOf, wholeList } from '@landfall/platform/testing';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { ImportDesk } from '../../test/import-desk.js';
import { insertRun } from './import-run-store.js';
import { NO_COUNTS, type ImportRun } from './import-run.js';
import { ListImportRuns, ListImportRunsHandler } from './list-import-runs.query.js';

jest.setTimeout(30_000);

let desk: ImportDesk;
freshForEachTest(ImportDesk.open, (fresh) => void (desk = fresh));

const keepRun = async (more: Partial<ImportRun>): Promise<string> => {
  const run: ImportRun = {
    id: newId(),
    importer: 'advisory-de',
    scheduleId: null,
    sourceName: 'list.json',
    sourceUri: null,
    licence: 'Terms',
    dated: null,
    settings: { dated: null, fetchedOn: null, removeMissing: false },
    fileId: null,
    contentHash: 'hash',
    state: 'APPLIED',
    counts: NO_COUNTS,
    problems: [],
    changes: [],
    changesHash: null,
    brokenRegressionCases: [],
    startedAt: desk.world.clock.now(),
    startedBy: desk.world.editor,
    finishedAt: null,
    appliedBy: null,
    notApplied: null,
    ...more,
  };
  await desk.world.inSystem((tx) => insertRun(tx, run));
  return run.id;
};
const keepSchedule = async (
  importer: string,
  address: string,
  everyHours: number,
  isActive = true,
): Promise<string> => {
  const input = { importer, address, everyHours, isActive, applies: false, licence: 'Terms' };
  const made = desk.as(desk.world.editor, () => desk.schedules.create(input)) as Promise<ImportSchedulePayload>;
  return (await made).schedule!.id;
};

describe('the list of import runs', () => {
  type Arguments = ListArguments<ImportRunSortField, ImportRunFilter>;
  const page = (args: Arguments): Promise<ListPage<Presented<'ImportRun'>>> =>
    new ListImportRunsHandler(desk.world.db.database, desk.world.places).execute(new ListImportRuns(args, 'de'));
  const runs = async (args: Arguments = {}): Promise<string[]> =>
    (await wholeList((part) => page({ ...args, ...part }))).map(({ id }) => id);

  let first: string;
  let second: string;
  let third: string;
  beforeEach(async () => {
    first = await keepRun({ sourceName: 'b.json', startedAt: new Date('2026-04-01T10:00:00Z') });
    second = await keepRun({
      importer: 'advisory-uk',
      sourceName: 'A.json',
      state: 'DRY_RUN',
      startedAt: new Date('2026-04-02T10:00:00Z'),
    });
    third = await keepRun({
      importer: 'country-facts',
      sourceName: 'c.csv',
      state: 'FAILED',
      startedAt: new Date('2026-04-03T10:00:00Z'),
      finishedAt: new Date('2026-04-03T10:01:00Z'),
    });
  });

  it('sorts the newest first, and by importer, source, state and end', async () => {
    expect(await runs()).toEqual([third, second, first]);
    expect(await runs({ sortField: 'startedAt' })).toEqual([first, second, third]);
    expect(await runs({ sortField: 'importer', sortOrder: 'DESC' })).toEqual([third, second, first]);
    expect(await runs({ sortField: 'sourceName' })).toEqual([second, first, third]);
    expect(await runs({ sortField: 'state' })).toEqual([first, second, third]);
    expect((await runs({ sortField: 'finishedAt', sortOrder: 'DESC' }))[0]).toBe(third);
  });

  it('narrows by importer, states, schedule, words and ids', async () => {
    const scheduleId = await keepSchedule('advisory-de', 'https://source.example/list', 24);
    const scheduled = await keepRun({ scheduleId });
    expect(await runs({ filter: { importer: 'advisory-de' } })).toEqual([scheduled, first]);
    expect(await runs({ filter: { states: ['DRY_RUN', 'FAILED'] } })).toEqual([third, second]);
    expect(await runs({ filter: { scheduleId } })).toEqual([scheduled]);
    expect(await runs({ filter: { scheduleId: 'no id' } })).toEqual([]);
    expect(await runs({ filter: { search: '.JSON', states: ['APPLIED'] } })).toEqual([scheduled, first]);
    expect(await page({ limit: 1, filter: { ids: [first, second] } })).toMatchObject({
      results: [{ id: second, startedBy: { id: desk.world.editor }, changes: [] }],
      totalCount: 2,
    });
  });

  it('rejects a page that is too long', async () => {
    expect(await rejectionsOf(() => page({ limit: 101 }))).toEqual(PAGE_TOO_LONG);
  });
});

describe('the list of import schedules', () => {
  type Arguments = ListArguments<ImportScheduleSortField, ImportScheduleFilter>;
  const page = (args: Arguments): Promise<ListPage<Presented<'ImportSchedule'>>> =>
    desk.as(desk.world.editor, () => desk.schedules.importScheduleList(args));
  const hosts = async (args: Arguments = {}): Promise<string[]> =>
    (await wholeList((part) => page({ ...args, ...part }))).map(({ address }) => new URL(address).hostname);

  let daily: string;
  beforeEach(async () => {
    daily = await keepSchedule('advisory-uk', 'https://b.example/list', 24);
    await keepSchedule('advisory-de', 'https://c.example/list', 168);
    await keepSchedule('advisory-uk', 'https://a.example/list', 48, false);
  });

  it('sorts by importer, address, interval and whether it is active', async () => {
    expect(await hosts()).toEqual(['c.example', 'a.example', 'b.example']);
    expect(await hosts({ sortField: 'importer', sortOrder: 'DESC' })).toEqual(['b.example', 'a.example', 'c.example']);
    expect(await hosts({ sortField: 'address' })).toEqual(['a.example', 'b.example', 'c.example']);
    expect(await hosts({ sortField: 'everyHours', sortOrder: 'DESC' })).toEqual([
      'c.example',
      'a.example',
      'b.example',
    ]);
    expect(await hosts({ sortField: 'isActive' })).toEqual(['a.example', 'c.example', 'b.example']);
  });

  it('narrows by importer, state, words and ids, and has the last run', async () => {
    await keepRun({ scheduleId: daily });
    const last = await keepRun({ scheduleId: daily, startedAt: new Date('2026-05-02T10:00:00Z') });
    expect(await hosts({ filter: { importer: 'advisory-uk' } })).toEqual(['a.example', 'b.example']);
    expect(await hosts({ filter: { isActive: false } })).toEqual(['a.example']);
    expect(await hosts({ filter: { search: 'C.EXAMPLE' } })).toEqual(['c.example']);
    expect(await page({ limit: 1, filter: { ids: [daily] } })).toMatchObject({
      results: [{ id: daily, everyHours: 24, lastRun: { id: last } }],
      totalCount: 1,
    });
  });

  it('rejects a page that is too long', async () => {
    expect(await rejectionsOf(() => page({ limit: 101 }))).toEqual(PAGE_TOO_LONG);
  });
});
