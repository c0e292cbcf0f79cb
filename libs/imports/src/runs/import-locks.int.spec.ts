import { jest } from '@jest/globals';
import { eventually } from '@landfall/platform/testing';
import { freshForEachTest } from '../../../journeys/test/fresh-for-each-test.js';
import { restrictionById, restrictionsBy } from '../../../restrictions/src/model/restriction/restriction-store.js';
import { aGermanList, ImportDesk } from '../../test/import-desk.js';
import { IMPORTERS } from '../importers/importers.js';
import type { OnWritten, PlannedImport } from '../port/importer.js';
import { importRunById, updateRun } from './import-run-store.js';
import { performTask } from './perform-task.js';

jest.setTimeout(60_000);
const DE = 'advisory-de';

let desk: ImportDesk;
freshForEachTest(ImportDesk.open, (fresh) => void (desk = fresh));

/** Until a transaction waits for a row that another one holds. */
const somebodyWaits = (): Promise<void> =>
  eventually(async () => {
    const [row] = await desk.world.query<{ waiting: string }>(
      `select count(*) as waiting from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`,
    );
    expect(Number(row!.waiting)).toBeGreaterThan(0);
  });

/** Two countries of which the first in the list has the greater id. */
async function crossedCountries(): Promise<{ countries: string[]; ids: string[] }> {
  const place = (country: string): number => Number.parseInt(country, 36);
  const stored = await desk.world.inSystem((tx) => restrictionsBy(tx));
  const inList = stored.sort((a, b) => place(a.countryId) - place(b.countryId));
  for (const [at, first] of inList.entries()) {
    const second = inList.slice(at + 1).find(({ id }) => id < first.id);
    if (second) return { countries: [first.countryId, second.countryId], ids: [second.id, first.id] };
  }
  throw new Error('All ids are in the order of the list.');
}

it('waits for an editor who has the same restrictions, in the same order', async () => {
  await desk.applied(DE, aGermanList(desk.world.places));
  const { countries, ids } = await crossedCountries();
  const warnings = Object.fromEntries(countries.map((country) => [country, 'warning' as const]));
  const { run } = await desk.start(DE, aGermanList(desk.world.places, warnings));
  await desk.as(desk.world.editor, () => desk.imports.applyImport(run.id));

  const editing: Promise<void>[] = [];
  const edit = (): Promise<void> =>
    desk.world.inSystem(async (tx) => {
      for (const id of ids) await restrictionById(tx, id, true);
    });
  const meanwhile: OnWritten = async () => {
    if (editing.length > 0) return;
    editing.push(edit());
    await somebodyWaits();
  };
  const importer = IMPORTERS.get(DE)!;
  const read: typeof importer.read = (...args) => {
    const reading = importer.read(...args);
    const compare: NonNullable<typeof reading.plan>['compare'] = async (tx): Promise<PlannedImport> => {
      const planned = await reading.plan!.compare(tx);
      return { ...planned, write: (author) => planned.write(author, meanwhile) };
    };
    return { ...reading, plan: { compare } };
  };
  const { db, places, rules, clock, config } = desk.world;
  await performTask(
    { database: db.database, places, ruleIndex: rules, clock, config },
    new Map([[DE, { ...importer, read }]]),
    desk.queued[0]!,
  );
  await Promise.all(editing);
  expect(editing).toHaveLength(1);
  expect(await desk.shown(run.id)).toMatchObject({ state: 'APPLIED', counts: { changed: 2 } });
});

it('waits for whoever ends an older run of the same file', async () => {
  const { run: older } = await desk.start(DE, aGermanList(desk.world.places));
  const { run: newer } = await desk.begin(DE, aGermanList(desk.world.places, { AF: 'warning' }));
  const working: Promise<void>[] = [];
  await desk.world.inSystem(async (tx) => {
    const run = (await importRunById(tx, older.id, true))!;
    working.push(desk.work());
    await somebodyWaits();
    await updateRun(tx, { ...run, state: 'REJECTED', fileId: null });
  });
  await Promise.all(working);
  expect((await desk.shown(older.id)).state).toBe('REJECTED');
  expect((await desk.shown(newer!.id)).state).toBe('DRY_RUN');
  expect(await desk.files()).toBe(1);
});

it('leaves the file to an older run that somebody has begun to apply meanwhile', async () => {
  const { run: older } = await desk.start(DE, aGermanList(desk.world.places));
  const { run: newer } = await desk.begin(DE, aGermanList(desk.world.places, { AF: 'warning' }));
  const working: Promise<void>[] = [];
  await desk.world.inSystem(async (tx) => {
    const run = (await importRunById(tx, older.id, true))!;
    working.push(desk.work());
    await somebodyWaits();
    await updateRun(tx, { ...run, state: 'QUEUED' });
  });
  await Promise.all(working);
  expect((await desk.shown(newer!.id)).state).toBe('DRY_RUN');
  expect(await desk.files()).toBe(2);
});
